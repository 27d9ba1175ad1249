import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeBuyer } from '#shared/contracts/http/staff-files.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
import { type Buyer, type StaffFile, useReread } from './use-unit-file.ts'

interface RemoveBuyerDialogProps {
  readonly buyer: Buyer
  readonly file: StaffFile
  readonly onClose: () => void
}

/** Asks before a unit is taken from a buyer, and says what stays. */
export function RemoveBuyerDialog({ buyer: { id, name }, file: { unit }, onClose }: RemoveBuyerDialogProps) {
  const { t } = useTranslation('admin-unit')
  const notify = useNotify()
  const reread = useReread()
  const [isBusy, setIsBusy] = useState(false)
  const remove = async () => {
    setIsBusy(true)
    const result = await call(removeBuyer, { params: { unitId: unit.id, buyerId: id }, silent: true })
    onClose()
    reread()
    if (result.ok) notify({ severity: 'success', title: t('removing.done', { name }) })
    else notify({ severity: 'error', title: t('removing.failed') })
  }
  return (
    <ConfirmDialog
      title={t('removing.title')}
      cancel={t('removing.cancel')}
      confirm={t('removing.submit')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={remove}
    >
      {t('removing.body', { name, unit: unit.name })}
    </ConfirmDialog>
  )
}
