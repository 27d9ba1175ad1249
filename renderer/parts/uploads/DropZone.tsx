import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './uploads.module.css'

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void
  /** One at a time. */
  readonly isSingle?: boolean
  /** What the file dialog offers; left out = everything. */
  readonly accept?: string
  /** What is chosen, and what it may be, where that is not what most fields take. */
  readonly label?: string
  readonly prompt?: string
  readonly types?: string
}

/** Where files are dropped, or chosen with a touch or the keyboard: one field that is both. */
export function DropZone({ onFiles, isSingle = false, accept, label, prompt, types }: DropZoneProps) {
  const { t } = useTranslation('files')
  const [isOver, setIsOver] = useState(false)
  return (
    <label className={styles.drop} data-over={isOver ? '' : undefined}>
      <span>
        <NamedIcon name="upload" size={20} /> {prompt ?? t(isSingle ? 'drop.one' : 'drop.many')}{' '}
        <strong>{t('drop.choose')}</strong>
      </span>
      <small className="ww-hint">{types ?? t('drop.types')}</small>
      <input
        type="file"
        multiple={!isSingle}
        accept={accept}
        aria-label={label ?? t(isSingle ? 'drop.chooseOne' : 'drop.chooseMany')}
        // It lies over all of the field: what is dropped there, it takes by itself.
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
    </label>
  )
}
