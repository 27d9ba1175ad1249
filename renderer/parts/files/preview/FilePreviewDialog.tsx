import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '#renderer/notifications/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { findPreviewKind } from './can-preview.ts'
import { type AskAddress, downloadFile } from './download.ts'
import { PictureSheet } from './PictureSheet.tsx'
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
  /** Once: it is seen, or loaded down from here. */
  readonly onHad?: () => void
  readonly onClose: () => void
}

/** A file above the page, whatever names it: documents by their pages, pictures as they are, others to download. */
export function FilePreviewDialog({ file, tools, onHad, onClose }: FilePreviewDialogProps) {
  const { t } = useTranslation('files')
  const { address, ask } = useAddress(file)
  const [hasFailed, setHasFailed] = useState(false)
  const kind = hasFailed ? null : findPreviewKind(file.contentType)
  const tellHad = useOnce(onHad)
  const download = useDownload(file, tellHad)
  return (
    <Dialog
      title={file.title}
      subtitle={file.subtitle}
      size="preview"
      onClose={onClose}
      tools={
        <>
          {tools}
          <IconButton label={t('preview.download', { name: file.title })} onClick={() => void download()}>
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
        <PictureSheet url={address} title={file.title} onOpen={tellHad} onFailed={() => setHasFailed(true)} />
      ) : (
        <Suspense fallback={<Loading />}>
          <PdfPages url={address} title={file.title} onOpen={tellHad} onFailed={() => setHasFailed(true)} />
        </Suspense>
      )}
    </Dialog>
  )
}

function useOnce(tell: (() => void) | undefined): () => void {
  const isTold = useRef(false)
  return () => {
    if (isTold.current) return
    isTold.current = true
    tell?.()
  }
}

function useDownload({ askAddress, name, title }: PreviewedFile, onHad: () => void): () => Promise<void> {
  const { t } = useTranslation('files')
  const notify = useNotify()
  return async () => {
    if (await downloadFile(askAddress, name)) onHad()
    else notify({ severity: 'error', title: t('preview.downloadFailed', { name: title }) })
  }
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
