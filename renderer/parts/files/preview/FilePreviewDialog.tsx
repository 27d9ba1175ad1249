import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { findPreviewKind } from './can-preview.ts'
import { type AskAddress, downloadFile } from './download.ts'
import styles from './preview.module.css'
import { Loading, Said } from './PreviewStates.tsx'

/** Only for those who open one. */
const PdfPages = lazy(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }))

/** A file that somebody looks at. */
export interface PreviewedFile {
  /** As a download is called, with its extension. */
  readonly name: string
  /** What the dialog is headed with. */
  readonly title: string
  readonly subtitle?: string
  readonly contentType: string
  readonly askAddress: AskAddress
}

interface FilePreviewDialogProps {
  readonly file: PreviewedFile
  /** More that can be done with it, beside the download. */
  readonly tools?: ReactNode
  readonly onClose: () => void
}

/** A file above the page, whatever names it: documents by their pages, pictures as they are, others to download. */
export function FilePreviewDialog({ file, tools, onClose }: FilePreviewDialogProps) {
  const { t } = useTranslation('files')
  const { address, ask } = useAddress(file)
  const [hasFailed, setHasFailed] = useState(false)
  const kind = hasFailed ? null : findPreviewKind(file.contentType)
  return (
    <Dialog
      title={file.title}
      subtitle={file.subtitle}
      size="preview"
      onClose={onClose}
      tools={
        <>
          {tools}
          <IconButton
            label={t('preview.download', { name: file.title })}
            onClick={() => void downloadFile(file.askAddress, file.name)}
          >
            <NamedIcon name="download" />
          </IconButton>
        </>
      }
    >
      {address === null ? (
        <Said words={t('preview.unavailable')}>
          <Button variant="outlined" onClick={ask}>
            {t('preview.retry')}
          </Button>
        </Said>
      ) : kind === null ? (
        <Said words={t('preview.failed')} />
      ) : address === undefined ? (
        <Loading />
      ) : kind === 'picture' ? (
        <div className={styles.stage}>
          <img
            className={styles.picture}
            src={address}
            alt={t('preview.sheet', { name: file.title })}
            onError={() => setHasFailed(true)}
          />
        </div>
      ) : (
        <Suspense fallback={<Loading />}>
          <PdfPages url={address} title={file.title} onFailed={() => setHasFailed(true)} />
        </Suspense>
      )}
    </Dialog>
  )
}

/** The first address that opens the file: it is shown at this one for as long as it is open. undefined = not yet. */
function useAddress(file: PreviewedFile) {
  const [address, setAddress] = useState<string | null>()
  const askAddress = useRef(file.askAddress)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isGone = false
    void askAddress.current().then((answered) => {
      if (!isGone) setAddress(answered)
    })
    return () => {
      isGone = true
    }
  }, [tries])
  const ask = () => {
    setAddress(undefined)
    setTries(tries + 1)
  }
  return { address, ask }
}
