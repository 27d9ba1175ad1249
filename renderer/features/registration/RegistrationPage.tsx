import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { AccessLayout } from '#renderer/features/login/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { type TokenState, tokenOfState } from '#renderer/platform/url-tokens.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { InvitedUnits } from './InvitedUnits.tsx'
import { NoInvitation } from './NoInvitation.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import { isInvitationGone, useInvitation } from './use-invitation.ts'

/** Registering with an invitation (AUT-22); without one it says how to get in. */
export function RegistrationPage() {
  const token = tokenOfState(useLocation().state)
  return token === null ? <NoInvitation reason="invitationMissing" /> : <Invited token={token} />
}

function Invited({ token }: { token: string }) {
  const { t } = useTranslation('access')
  const { accountId = '' } = useParams()
  const [isGone, setIsGone] = useState(false)
  const [isMember, setIsMember] = useState(false)
  const loaded = useInvitation(token)
  if (loaded.status === 'loading') return <LoaderScreen message={t('pages.registration.loading')} />
  if (loaded.status === 'failed') {
    if (isInvitationGone(loaded.error)) return <NoInvitation reason="invitationGone" />
    return <NoInvitation reason="invitationUnreachable" onRetry={loaded.retry} />
  }
  if (isGone) return <NoInvitation reason="invitationGone" />
  const invitation = loaded.value
  if (isMember || invitation.hasAccount) {
    const state: TokenState = { token }
    return <Navigate to={linkTo('unitInvitation', { accountId })} state={state} replace />
  }
  const name = invitation.firstName.trim()
  return (
    <AccessLayout
      accountId={accountId}
      projectId={invitation.project?.slug ?? null}
      tabTitle={t('pages.registration.tab')}
      title={name === '' ? t('pages.registration.titleWithoutName') : t('pages.registration.title', { name })}
      intro={
        invitation.group === 'buyer'
          ? t('pages.registration.intro')
          : t('pages.registration.introTeam', { name: invitation.project?.name ?? invitation.account.name })
      }
    >
      {invitation.units.length === 0 ? null : (
        <InvitedUnits title={t('pages.registration.units')} units={invitation.units} />
      )}
      <RegistrationForm invitation={invitation} onGone={() => setIsGone(true)} onTaken={() => setIsMember(true)} />
      <ButtonLink to={linkTo('login', { accountId })}>{t('pages.registration.toLogin')}</ButtonLink>
    </AccessLayout>
  )
}
