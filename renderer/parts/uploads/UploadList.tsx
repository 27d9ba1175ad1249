import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileSize } from '#renderer/parts/files/use-file-size.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { focusBeside } from '#renderer/ui/focus-beside.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { CloseIcon, NamedIcon } from '#renderer/ui/icons.tsx'
import { ProgressBar } from '#renderer/ui/ProgressBar.tsx'
import { canRetry, type Upload, type UploadFailure } from './upload-queue.ts'
import styles from './uploads.module.css'
import type { Uploads } from './use-uploads.ts'

interface UploadListProps extends Pick<Uploads, 'uploads' | 'remove' | 'retry'> {
  /** What is chosen for a file, below its name. */
  readonly renderMore?: (upload: Upload) => React.ReactNode
  /** Why a file is not taken, where that is not what most fields say; null = what they say. */
  readonly sayWhy?: (failure: UploadFailure) => string | null
}

/** The files of a message or of documents to be: how far each is, and what can be done about it. */
export function UploadList({ uploads, remove, retry, renderMore, sayWhy }: UploadListProps) {
  const { t } = useTranslation('files')
  if (uploads.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('uploads.list')}>
      {uploads.map((upload) => (
        <li key={upload.key} className={styles.file}>
          <Sign upload={upload} />
          <div className={styles.words}>
            <div className={styles.name} title={upload.file.name}>
              {upload.file.name}
            </div>
            <State upload={upload} own={upload.failure === null ? null : (sayWhy?.(upload.failure) ?? null)} />
            {canRetry(upload) ? (
              <Button className={styles.retry ?? ''} onClick={() => retry(upload.key)}>
                {t('uploads.retry')}
              </Button>
            ) : null}
            {renderMore?.(upload)}
          </div>
          <IconButton
            label={t(upload.state === 'done' || upload.state === 'failed' ? 'uploads.remove' : 'uploads.cancel', {
              name: upload.file.name,
            })}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget.closest('li'))
              remove(upload.key)
            }}
          >
            <CloseIcon size={20} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

/** What browsers draw of what telephones and cameras make. */
const PHOTO = /^image\/(png|jpeg|webp|avif|gif)$/

/** A photo small, so that one sees which it is; other files as such. */
function Sign({ upload: { file, state } }: { upload: Upload }) {
  const picture = useRef<HTMLImageElement>(null)
  const isPhoto = state !== 'failed' && PHOTO.test(file.type)
  useEffect(() => {
    if (picture.current === null) return undefined
    const address = URL.createObjectURL(file)
    picture.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file, isPhoto])
  if (isPhoto) return <img ref={picture} className={styles.photo} alt="" />
  return <NamedIcon name={state === 'failed' ? 'alert' : 'document'} size={20} />
}

interface StateProps {
  readonly upload: Upload
  /** Words of its own for why it failed. */
  readonly own: string | null
}

function State({ upload: { file, state, percent, failure }, own }: StateProps) {
  const { t } = useTranslation(['files', 'errors'])
  const size = useFileSize()
  if (state === 'failed')
    return (
      <div className={`ww-hint ${styles.failure}`} role="alert">
        {own ??
          (failure === 'UNREACHABLE' || failure === 'UNKNOWN' || failure === null
            ? t(failure === 'UNREACHABLE' ? 'uploads.unreachable' : 'uploads.failed')
            : failure === 'PAYLOAD_TOO_LARGE' || failure === 'FILE_TYPE_REFUSED'
              ? t(failure === 'PAYLOAD_TOO_LARGE' ? 'uploads.tooLarge' : 'uploads.refused')
              : t(`errors:${failure}`))}
      </div>
    )
  if (state === 'done') return <div className="ww-hint">{size(file.size)}</div>
  const words = state === 'waiting' ? t('uploads.waiting') : t('uploads.sending', { percent, size: size(file.size) })
  return (
    <>
      <div className="ww-hint">{words}</div>
      <ProgressBar progress={percent / 100} label={t('uploads.progress', { name: file.name })} text={words} />
    </>
  )
}
