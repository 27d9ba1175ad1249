import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import type { SentInvitation } from './use-invitation-actions.ts'

interface RevokeInvitationDialogProps {
  readonly invitation: SentInvitation
  readonly onClose: () => void
  readonly onRevoke: () => void
}

/** Asks before an invitation is taken back: its link opens nothing after that. */
export function RevokeInvitationDialog({ invitation, onClose, onRevoke }: RevokeInvitationDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <Dialog
      title={t('invitations.revokeTitle')}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('invitations.revokeCancel')}</Button>
          <Button variant="contained" color="error" onClick={onRevoke}>
            {t('invitations.revoke')}
          </Button>
        </>
      }
    >
      <p>{t('invitations.revokeBody', { email: invitation.email })}</p>
    </Dialog>
  )
}
