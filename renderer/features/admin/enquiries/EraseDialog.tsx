import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'

interface EraseDialogProps {
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onErase: () => Promise<void>
}

/** Asks before a person's data is erased: nobody brings it back (ENQ-7). */
export function EraseDialog({ isBusy, onClose, onErase }: EraseDialogProps) {
  const { t } = useTranslation('admin-enquiries')
  return (
    <Dialog
      title={t('erasing.title')}
      size="small"
      onClose={isBusy ? null : onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('erasing.cancel')}
          </Button>
          <Button variant="contained" color="error" disabled={isBusy} onClick={() => void onErase()}>
            {t('erasing.submit')}
          </Button>
        </>
      }
    >
      <p>{t('erasing.body')}</p>
    </Dialog>
  )
}
