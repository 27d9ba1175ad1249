import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { PairingForm } from '../first-start/PairingForm.tsx'
import { useKiosk } from '../state/kiosk.store.ts'

/** The device shows what it has and learns nothing new: why, and the way out of it. */
export function LostToken({ onPair }: { onPair: () => void }) {
  const { t } = useTranslation('kiosk')
  return (
    <Alert component="section" role={undefined} severity="warning" aria-labelledby="staff-lost">
      <div className="ww-stack ww-gap-12">
        <h3 id="staff-lost" className="ww-heading">
          {t('staff.lost.title')}
        </h3>
        <p>{t('staff.lost.body')}</p>
        <Button variant="contained" size="large" onClick={onPair}>
          {t('staff.lost.pair')}
        </Button>
      </div>
    </Alert>
  )
}

interface PairAnewDialogProps {
  /** Of the staff mode. */
  readonly token: string
  readonly onPaired: () => void
  readonly onClose: () => void
}

/**
 * Pairs a device anew that still shows its project. That ends the visit behind it, as the device then waits for what
 * the portal sets for it; what was saved and sent waits on for the network.
 */
export function PairAnewDialog({ token, onPaired, onClose }: PairAnewDialogProps) {
  const { t } = useTranslation('kiosk')
  const portalUrl = useKiosk(({ host }) => host?.portalUrl ?? null)
  return (
    <Dialog title={t('staff.lost.dialogTitle')} subtitle={t('staff.lost.closes')} onClose={onClose}>
      <div className="ww-stack ww-gap-20">
        <p className="ww-muted">{t('staff.lost.dialogBody')}</p>
        <PairingForm portalUrl={portalUrl} staffToken={token} onPaired={onPaired} />
      </div>
    </Dialog>
  )
}
