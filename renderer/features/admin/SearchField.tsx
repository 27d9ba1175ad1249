import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#renderer/ui/TextField.tsx'
import styles from './admin.module.css'

/** ms without a letter before the list is asked for. */
const TYPING_MS = 250
/** Characters; as the contract has it. */
const MAX_LENGTH = 100

/** Finds in a list while one types. `value`: what the list shows now. */
export function SearchField({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
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
        placeholder={t('searchHint')}
        type="search"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  )
}
