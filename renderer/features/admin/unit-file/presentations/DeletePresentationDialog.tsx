import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deletePresentation } from '#shared/contracts/http/presentations.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
import { useReread } from '../use-unit-file.ts'
import type { Presentation } from './use-presentations.ts'

interface DeletePresentationDialogProps {
  readonly presentation: Presentation
  readonly unitId: string
  readonly onClose: () => void
}

/** Asks before what people have at home stops opening (PST-9). */
export function DeletePresentationDialog({ presentation, unitId, onClose }: DeletePresentationDialogProps) {
  const { t } = useTranslation('presentation')
  const notify = useNotify()
  const reread = useReread()
  const [isBusy, setIsBusy] = useState(false)
  const remove = async () => {
    setIsBusy(true)
    const params = { unitId, presentationId: presentation.id }
    const result = await call(deletePresentation, { params, silent: true })
    onClose()
    reread()
    if (result.ok) notify({ severity: 'success', title: t('deleting.done') })
    else notify({ severity: 'error', title: t('deleting.failed') })
  }
  const name = presentation.name === '' ? t('file.someone') : presentation.name
  return (
    <ConfirmDialog
      title={t('deleting.title')}
      cancel={t('deleting.cancel')}
      confirm={t('deleting.submit')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={remove}
    >
      {t('deleting.body', { name })}
    </ConfirmDialog>
  )
}
