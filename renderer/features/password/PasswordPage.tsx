import { type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { checkPasswordReset } from '#shared/contracts/http/passwords.contract.ts'
import { call, useLoaded } from '#renderer/api/index.ts'
import { AccessLayout, useAccessTarget, withTarget } from '#renderer/features/login/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { tokenOfState } from '#renderer/platform/url-tokens.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { RequestForm } from './RequestForm.tsx'
import { ResetForm } from './ResetForm.tsx'
import styles from './password.module.css'

/** Sets a new password when the address came with a token, else asks for the mail that has one (AUT-23, NAV-29). */
export function PasswordPage() {
  const { t } = useTranslation('access')
  const { accountId = '' } = useParams()
  const state: unknown = useLocation().state
  const token = tokenOfState(state)
  // Another mail begins anew; a dialog above the page keeps what is typed.
  if (token !== null) return <Reset key={token} accountId={accountId} token={token} />
  return (
    <Frame
      accountId={accountId}
      title={t('pages.passwordResetRequest.title')}
      intro={t('pages.passwordResetRequest.intro')}
    >
      <RequestForm accountId={accountId} initialEmail={emailOfState(state)} />
    </Frame>
  )
}

/** The form for the new password, unless the link is over: then nobody is to think of a password in vain. */
function Reset({ accountId, token }: { accountId: string; token: string }) {
  const { t } = useTranslation('access')
  const read = useCallback(
    (signal: AbortSignal) => call(checkPasswordReset, { params: { resetToken: token }, signal, silent: true }),
    [token],
  )
  const loaded = useLoaded(read)
  const target = useAccessTarget()
  if (loaded.status === 'loading') return <LoaderScreen message={t('pages.passwordReset.loading')} />
  // Where it could not be asked, the form says so when it is sent.
  const isOver = loaded.status === 'failed' && (loaded.error.status === 404 || loaded.error.status === 400)
  return isOver ? (
    <Frame
      accountId={accountId}
      title={t('pages.passwordReset.overTitle')}
      intro={t('pages.passwordReset.tokenInvalid')}
    >
      <ButtonLink
        className={styles.again}
        variant="contained"
        size="large"
        to={withTarget(linkTo('password', { accountId }), target)}
      >
        {t('pages.passwordReset.requestAgain')}
      </ButtonLink>
    </Frame>
  ) : (
    <Frame accountId={accountId} title={t('pages.passwordReset.title')} intro={t('pages.passwordReset.intro')}>
      <ResetForm accountId={accountId} token={token} />
    </Frame>
  )
}

interface FrameProps {
  readonly accountId: string
  readonly title: string
  readonly intro: string
  readonly children: ReactNode
}

function Frame({ accountId, title, intro, children }: FrameProps) {
  const { t } = useTranslation('access')
  const target = useAccessTarget()
  return (
    <AccessLayout
      accountId={accountId}
      projectId={target?.projectId ?? null}
      tabTitle={title}
      title={title}
      intro={intro}
    >
      {children}
      {/* AUT-34. */}
      <ButtonLink
        to={withTarget(linkTo('login', { accountId }), target)}
        startIcon={<NamedIcon name="chevronLeft" size={20} />}
      >
        {t('pages.backToLogin')}
      </ButtonLink>
    </AccessLayout>
  )
}

/** What was typed at the login goes along. */
function emailOfState(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
