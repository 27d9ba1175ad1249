import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnceKey } from '#renderer/api/index.ts'
import { DropZone, sendStaffFile, UploadList, useUploads } from '#renderer/parts/uploads/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { TellsField } from './TellsField.tsx'
import { useDocumentWork } from './use-document-work.ts'
import type { StaffDocument } from './use-staff-documents.ts'

/** A newer file in the place of the one that is shown; that one stays as a version. */
export function ReplaceDialog({ document, onClose }: { document: StaffDocument; onClose: () => void }) {
  const { t } = useTranslation('admin-documents')
  const { replace } = useDocumentWork()
  const sending = useUploads({ send: sendStaffFile })
  const once = useOnceKey()
  const [tells, setTells] = useState(true)
  const [isBusy, setIsBusy] = useState(false)
  const [hasArrived, setHasArrived] = useState(false)
  const [stored] = sending.stored
  const close = () => {
    for (const upload of sending.uploads) sending.remove(upload.key)
    onClose()
  }
  const submit = async () => {
    if (stored === undefined) return
    setIsBusy(true)
    const tellsBuyers = tells && document.visibility !== 'internal'
    const outcome = await replace(document.id, { uploadId: stored.id, tellsBuyers }, once)
    setIsBusy(false)
    setHasArrived(outcome === 'arrived')
    if (outcome === 'done') onClose()
  }
  return (
    <Dialog
      title={t('replace.title')}
      subtitle={document.displayName}
      onClose={isBusy ? null : close}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={isBusy} onClick={close}>
            {t('cancel')}
          </Button>
          <Button variant="contained" disabled={stored === undefined || isBusy} onClick={() => void submit()}>
            {t('replace.submit')}
          </Button>
        </>
      }
    >
      <div className="ww-stack ww-gap-16">
        {hasArrived ? <FormFailure>{t('replace.arrived')}</FormFailure> : null}
        <p className="ww-muted">{t('replace.body', { number: (document.versions[0]?.number ?? 1) + 1 })}</p>
        {sending.uploads.length === 0 ? (
          <DropZone isSingle onFiles={(files) => sending.add(files.slice(0, 1))} />
        ) : null}
        <UploadList {...sending} />
        <TellsField visibility={document.visibility} value={tells} onChange={setTells} />
      </div>
    </Dialog>
  )
}
