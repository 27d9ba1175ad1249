import { useTranslation } from 'react-i18next'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { CloseIcon } from '#renderer/ui/icons.tsx'
import { EditorIcon } from '../editor-icons.tsx'
import own from './texts.module.css'

interface SearchFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Words of a text, of what has become of it on the page, or its key. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const { t } = useTranslation('editor-look')
  return (
    <div className={own.search}>
      <EditorIcon name="search" size={20} />
      <input
        type="text"
        role="searchbox"
        aria-label={t('words.search')}
        placeholder={t('words.search')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === '' ? null : (
        <IconButton label={t('words.clear')} onClick={() => onChange('')}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}
