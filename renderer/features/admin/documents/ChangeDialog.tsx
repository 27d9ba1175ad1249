import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { KindFields, NameFields, trimNames } from './SayingFields.tsx'
import { type Saying, useDocumentWork } from './use-document-work.ts'
import type { StaffDocument } from './use-staff-documents.ts'

/** What a document is, who sees it, what it is called. */
export function ChangeDialog({ document, onClose }: { document: StaffDocument; onClose: () => void }) {
  const { t } = useTranslation('admin-documents')
  const { change } = useDocumentWork()
  const formId = useId()
  const { role, visibility, names } = document
  const [saying, setSaying] = useState<Saying>({ role, visibility, names })
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (saying.names.de.trim() === '' || isBusy) return
    setIsBusy(true)
    if (await change(document.id, { ...saying, names: trimNames(saying.names) })) onClose()
    else setIsBusy(false)
  }
  return (
    <Dialog
      title={t('change.title')}
      onClose={isBusy ? null : onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" aria-disabled={isBusy}>
            {t('change.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="ww-stack ww-gap-20" onSubmit={(event) => void submit(event)}>
        <NameFields names={saying.names} isAsked={isAsked} onChange={(next) => setSaying({ ...saying, names: next })} />
        <KindFields value={saying} onChange={(part) => setSaying({ ...saying, ...part })} />
      </form>
    </Dialog>
  )
}
