import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { AccessLayout, LoginForm } from '#renderer/features/login/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { type TokenState, tokenOfState } from '#renderer/platform/url-tokens.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { AcceptUnits } from './AcceptUnits.tsx'
import { InvitedUnits } from './InvitedUnits.tsx'
import { NoInvitation } from './NoInvitation.tsx'
import styles from './registration.module.css'
import { type Invitation, isInvitationGone, useInvitation } from './use-invitation.ts'

/**
 * Further units for somebody who has an account: the link shows them, but only who is logged in with the e-mail that
 * was invited accepts them, in so many words (decisions 9 and 11).
 */
export function UnitInvitationPage() {
  const token = tokenOfState(useLocation().state)
  return token === null ? <NoInvitation reason="invitationMissing" /> : <Opened key={token} token={token} />
}

function Opened({ token }: { token: string }) {
  const { t } = useTranslation('access')
  const { accountId = '' } = useParams()
  const [isGone, setIsGone] = useState(false)
  const loaded = useInvitation(token)
  const user = useSession((state) => state.user)
  const account = useSession((state) => state.account)
  if (loaded.status === 'loading') return <LoaderScreen message={t('pages.registration.loading')} />
  if (loaded.status === 'failed') {
    if (isInvitationGone(loaded.error)) return <NoInvitation reason="invitationGone" />
    return <NoInvitation reason="invitationUnreachable" onRetry={loaded.retry} />
  }
  const invitation = loaded.value
  if (isGone || invitation.group !== 'buyer') return <NoInvitation reason="invitationGone" />
  const { email } = invitation
  const isSomebodyElse = user !== null && (user.email !== email || account?.id !== invitation.account.id)
  // Somebody else who is logged in here is asked to leave first: a registration would only lead them home.
  if (!invitation.hasAccount && !isSomebodyElse) {
    const state: TokenState = { token }
    return <Navigate to={linkTo('registration', { accountId })} state={state} replace />
  }
  if (user === null) {
    return (
      <Frame invitation={invitation} intro={t('pages.unitInvitation.toLogin')}>
        <LoginForm accountId={invitation.account.id} initialEmail={email} />
      </Frame>
    )
  }
  if (isSomebodyElse) {
    return (
      <Frame invitation={invitation} intro={t('pages.unitInvitation.other', { email, own: user.email })}>
        <SwitchUser />
      </Frame>
    )
  }
  return (
    <Frame invitation={invitation} intro={t('pages.unitInvitation.intro', { count: invitation.units.length })}>
      <AcceptUnits token={token} invitation={invitation} onGone={() => setIsGone(true)} />
    </Frame>
  )
}

interface FrameProps {
  readonly invitation: Invitation
  readonly intro: string
  readonly children: ReactNode
}

function Frame({ invitation: { account, project, units }, intro, children }: FrameProps) {
  const { t } = useTranslation('access')
  const title = t('pages.unitInvitation.title', { count: units.length })
  return (
    <AccessLayout accountId={account.id} projectId={project?.slug ?? null} tabTitle={title} title={title} intro={intro}>
      <InvitedUnits title={project?.name ?? account.name} units={units} />
      {children}
    </AccessLayout>
  )
}

/** For whoever is logged in as somebody else: the page stays, and asks for the login. */
function SwitchUser() {
  const { t } = useTranslation('access')
  const { accountId = '' } = useParams()
  const logout = useSession((state) => state.logout)
  return (
    <div className={`ww-row ww-wrap ww-gap-12 ${styles.ways}`}>
      <Button variant="contained" size="large" onClick={() => void logout()}>
        {t('pages.unitInvitation.switch')}
      </Button>
      <ButtonLink variant="outlined" size="large" to={linkTo('account', { accountId })}>
        {t('pages.unitInvitation.stay')}
      </ButtonLink>
    </div>
  )
}
