import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isJsonObject, type Json } from '#shared/domain/designs/json.types.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { EditorIcon } from '../editor-icons.tsx'
import styles from '../editor.module.css'
import { Thumbnail } from './PictureField.tsx'
import { PicturePicker } from './PicturePicker.tsx'

interface PicturesFieldProps {
  readonly label: string
  readonly value: Json | undefined
  readonly error: string | null
  readonly onChange: (value: Json | undefined) => void
}

/** Several pictures in their order. */
export function PicturesField({ label, value, error, onChange }: PicturesFieldProps) {
  const { t } = useTranslation('editor')
  const [isOpen, setIsOpen] = useState(false)
  const entries: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : []
  const set = (next: readonly Json[]) => onChange(next.length === 0 ? undefined : next)
  const urls = entries.map(getPictureAddress)
  const swap = (index: number) =>
    set(entries.toSpliced(index - 1, 2, entries[index] ?? null, entries[index - 1] ?? null))
  return (
    <fieldset className={styles.pictures}>
      <legend>{label}</legend>
      <ol>
        {entries.map((entry, index) => (
          <li key={keyAt(urls, index)}>
            <Thumbnail url={getPictureAddress(entry)} />
            <span>
              <IconButton label={t('picture.earlier')} disabled={index === 0} onClick={() => swap(index)}>
                <EditorIcon name="chevronUp" size={20} />
              </IconButton>
              <IconButton
                label={t('picture.later')}
                disabled={index === entries.length - 1}
                onClick={() => swap(index + 1)}
              >
                <NamedIcon name="chevronDown" size={20} />
              </IconButton>
              <IconButton label={t('picture.remove')} onClick={() => set(entries.toSpliced(index, 1))}>
                <NamedIcon name="close" size={20} />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      {error === null ? null : <p className={styles.error}>{error}</p>}
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t('picture.add')}
      </Button>
      {isOpen ? (
        <PicturePicker
          title={label}
          chosen={urls}
          onClose={() => setIsOpen(false)}
          // A second touch takes it away again.
          onChoose={(url) =>
            set(urls.includes(url) ? entries.filter((entry) => getPictureAddress(entry) !== url) : [...entries, url])
          }
        />
      ) : null}
    </fieldset>
  )
}

function getPictureAddress(entry: Json): string {
  const url = isJsonObject(entry) ? entry['url'] : entry
  return typeof url === 'string' ? url : ''
}

/** The same picture may be there twice: then it is told by which of them it is. */
function keyAt(urls: readonly string[], index: number): string {
  const url = urls[index] ?? ''
  return `${url} ${urls.slice(0, index).filter((one) => one === url).length}`
}
