import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useQueryDialog } from '#renderer/ui/dialog/query-dialog.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { DocumentActions } from './DocumentActions.tsx'
import { DocumentView } from './DocumentView.tsx'
import { useFileUrl, useFirst } from './use-file-url.ts'
import { type PrivateFile, findPrivateFile, type ViewerFile, getViewerFile } from './viewer-file.ts'

/** The document or picture of the address, above the page (NAV-60, NAV-61). */
export function PdfViewer() {
  const { t } = useTranslation('legal')
  const { value, close } = useQueryDialog('pdfViewer')
  const state: unknown = useLocation().state
  const file = getViewerFile(value)
  const title = getTitle(state) ?? t('viewer.title')
  if (file === null)
    return (
      <Dialog title={title} size="small" onClose={close}>
        <p>{t('viewer.unknown')}</p>
      </Dialog>
    )
  const hidden = findPrivateFile(file.url)
  if (hidden !== null)
    return <PrivateViewer key={file.url} file={hidden} kind={file.kind} title={title} close={close} />
  return (
    <Dialog title={title} size="viewer" onClose={close} actions={<DocumentActions file={file} title={title} />}>
      <DocumentView file={file} title={title} />
    </Dialog>
  )
}

interface PrivateViewerProps {
  readonly file: PrivateFile
  readonly kind: ViewerFile['kind']
  readonly title: string
  readonly close: () => void
}

/** The same with a file that opens at an address which is asked for (decision 57). */
function PrivateViewer({ file, kind, title, close }: PrivateViewerProps) {
  const { t } = useTranslation('legal')
  const url = useFileUrl(file)
  const first = useFirst(url)
  if (typeof url !== 'string' || typeof first !== 'string')
    return (
      <Dialog title={title} size="small" onClose={close}>
        <p role="status">{t(url === null ? 'viewer.unknown' : 'loading')}</p>
      </Dialog>
    )
  return (
    <Dialog
      title={title}
      size="viewer"
      onClose={close}
      actions={<DocumentActions file={{ url, kind }} title={title} />}
    >
      <DocumentView file={{ url: first, kind }} title={title} />
    </Dialog>
  )
}

function getTitle(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('viewerTitle' in state)) return null
  return typeof state.viewerTitle === 'string' ? state.viewerTitle : null
}
