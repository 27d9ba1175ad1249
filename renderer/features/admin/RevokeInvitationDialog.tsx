import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
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
    <ConfirmDialog
      title={t('invitations.revokeTitle')}
      cancel={t('invitations.revokeCancel')}
      confirm={t('invitations.revoke')}
      onClose={onClose}
      onConfirm={onRevoke}
    >
      {t('invitations.revokeBody', { email: invitation.email })}
    </ConfirmDialog>
  )
}
