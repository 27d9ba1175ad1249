import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'

interface EndDialogProps {
  readonly onClose: () => void
  readonly onEnd: () => void
  readonly onHandOver: () => void
}

/** Asks once before what was put together is forgotten (PST-3). */
export function EndDialog({ onClose, onEnd, onHandOver }: EndDialogProps) {
  const { t } = useTranslation('presentation')
  return (
    <Dialog
      title={t('ending.title')}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {t('ending.stay')}
          </Button>
          <Button variant="outlined" onClick={onEnd}>
            {t('ending.end')}
          </Button>
          <Button variant="contained" onClick={onHandOver}>
            {t('ending.handOver')}
          </Button>
        </>
      }
    >
      <p>{t('ending.body')}</p>
    </Dialog>
  )
}
