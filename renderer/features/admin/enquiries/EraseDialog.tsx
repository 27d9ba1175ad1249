import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'

interface EraseDialogProps {
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onErase: () => Promise<void>
}

/** Asks before a person's data is erased: nobody brings it back (ENQ-7). */
export function EraseDialog({ isBusy, onClose, onErase }: EraseDialogProps) {
  const { t } = useTranslation('admin-enquiries')
  return (
    <ConfirmDialog
      title={t('erasing.title')}
      cancel={t('erasing.cancel')}
      confirm={t('erasing.submit')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={onErase}
    >
      {t('erasing.body')}
    </ConfirmDialog>
  )
}
