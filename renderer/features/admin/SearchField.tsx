import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#renderer/ui/TextField.tsx'
import styles from './admin.module.css'

/** ms without a letter before the list is asked for. */
const TYPING_MS = 250
/** Characters; as the contract has it. */
const MAX_LENGTH = 100

interface SearchFieldProps {
  /** What the list shows now. */
  readonly value: string
  /** What can be searched for, where that is not names and addresses. */
  readonly hint?: string
  readonly onSearch: (search: string) => void
}

/** Finds in a list while one types. */
export function SearchField({ value, hint, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('admin')
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    // Somebody else has changed it: the way back, or "show all".
    setShown(value)
    if (text.trim() !== value) setText(value)
  }
  const search = useEffectEvent((typed: string) => {
    if (typed !== value) onSearch(typed)
  })
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <search className={styles.search}>
      <TextField
        label={t('search')}
        placeholder={hint ?? t('searchHint')}
        type="search"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  )
}
