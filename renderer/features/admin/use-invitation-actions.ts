import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resendInvitation, revokeInvitation } from '#shared/contracts/http/account.contract.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { getFailure } from '#renderer/ui/form-failure.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { useMailWay } from '#renderer/session/index.ts'
import { type Invitation, INVITATIONS_KEY } from './use-people.ts'

/** What of an invitation it takes to send it again or to take it back. */
export type SentInvitation = Pick<Invitation, 'id' | 'email'>

/** Sends an invitation again or takes it back, and says what has come of it. `onActed`: it is another now, or was before. */
export function useInvitationActions(onActed?: () => void) {
  const { t } = useTranslation('admin')
  const mailWay = useMailWay()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [busyId, setBusyId] = useState<string | null>(null)
  const act = async ({ id, email }: SentInvitation, what: 'resend' | 'revoke') => {
    setBusyId(id)
    const params = { invitationId: id }
    const result =
      what === 'resend'
        ? await call(resendInvitation, { params, body: {}, silent: true })
        : await call(revokeInvitation, { params, silent: true })
    setBusyId(null)
    // Also on a refusal: then the list was out of date.
    void queryClient.invalidateQueries({ queryKey: INVITATIONS_KEY })
    onActed?.()
    if (result.ok)
      notify({
        severity: 'success',
        title: what === 'resend' ? t('invitations.resent', { email, ...mailWay }) : t('invitations.revoked', { email }),
      })
    else notify({ severity: 'error', title: t(`failure.${describeReason(result.error)}`) })
  }
  return { act, busyId }
}

function describeReason(error: ApiError) {
  if (error.errors.some(({ code }) => code === 'INVITATION_CLOSED' || code === 'NOT_FOUND')) return 'closed'
  return getFailure(error) ?? 'other'
}
