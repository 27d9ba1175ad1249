import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { acceptInvitation } from '#shared/contracts/http/registrations.contract.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { getFailure } from '#renderer/ui/form-failure.ts'
import { useNotifications, useNotify } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import styles from './registration.module.css'
import type { Invitation } from './use-invitation.ts'

interface AcceptUnitsProps {
  readonly token: string
  readonly invitation: Invitation
  /** The invitation has been used or taken back meanwhile. */
  readonly onGone: () => void
}

/** Takes the units into the account of whoever is logged in, and leads there. */
export function AcceptUnits({ token, invitation, onGone }: AcceptUnitsProps) {
  const { t } = useTranslation('access')
  const navigate = useNavigate()
  const notify = useNotify()
  const dismissAll = useNotifications((state) => state.dismissAll)
  const expire = useSession((state) => state.expire)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const count = invitation.units.length

  const accept = async () => {
    if (isSending) return
    setIsSending(true)
    setFailure(null)
    dismissAll()
    const result = await call(acceptInvitation, { params: { invitationToken: token }, body: {}, silent: true })
    setIsSending(false)
    if (result.ok) {
      notify({ severity: 'success', title: t('pages.unitInvitation.accepted', { count }) })
      void navigate(getTarget(invitation), { replace: true })
    } else if (result.error.status === 401) expire('untold')
    else if (result.error.errors.some(({ code }) => code === 'TOKEN_INVALID')) onGone()
    else setFailure(result.error)
  }
  const reason = failure === null ? null : getFailure(failure)

  return (
    <>
      {failure === null ? null : (
        <FormFailure>{reason === null ? t('pages.unitInvitation.failed') : t(`failure.${reason}`)}</FormFailure>
      )}
      <div className={`ww-row ww-wrap ww-gap-12 ${styles.ways}`}>
        <Button variant="contained" size="large" disabled={isSending} onClick={() => void accept()}>
          {isSending ? t('pages.unitInvitation.accepting') : t('pages.unitInvitation.accept')}
        </Button>
        <ButtonLink variant="outlined" size="large" to={linkTo('account', { accountId: invitation.account.id })}>
          {t('pages.unitInvitation.later')}
        </ButtonLink>
      </div>
    </>
  )
}

/** The unit, or where one of several is chosen. */
function getTarget({ account, project, units }: Invitation): string {
  const accountId = account.id
  if (project === null) return linkTo('account', { accountId })
  const [unit, ...others] = units
  return unit === undefined || others.length > 0
    ? linkTo('project', { accountId, projectId: project.slug })
    : linkTo('unit', { accountId, projectId: project.slug, unitId: unit.slug })
}
