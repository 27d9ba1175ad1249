import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useQueryDialog } from '#renderer/ui/dialog/query-dialog.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { DocumentActions } from './DocumentActions.tsx'
import { DocumentView } from './DocumentView.tsx'
import { viewerFileOf } from './viewer-file.ts'

/** The document or picture of the address, above the page (NAV-60, NAV-61). */
export function PdfViewer() {
  const { t } = useTranslation('legal')
  const { value, close } = useQueryDialog('pdfViewer')
  const state: unknown = useLocation().state
  const file = viewerFileOf(value)
  const title = titleOf(state) ?? t('viewer.title')
  if (file === null)
    return (
      <Dialog title={title} size="small" onClose={close}>
        <p>{t('viewer.unknown')}</p>
      </Dialog>
    )
  return (
    <Dialog title={title} size="viewer" onClose={close} actions={<DocumentActions file={file} title={title} />}>
      <DocumentView file={file} title={title} />
    </Dialog>
  )
}

function titleOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('viewerTitle' in state)) return null
  return typeof state.viewerTitle === 'string' ? state.viewerTitle : null
}
