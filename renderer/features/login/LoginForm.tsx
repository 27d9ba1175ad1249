import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApiError, isOutOfReach } from '#renderer/api/index.ts'
import { useNotifications, useNotify } from '#renderer/notifications/index.ts'
import { applyOwnPreferences } from '#renderer/features/preferences/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { TextField } from '#renderer/ui/TextField.tsx'
import styles from './access.module.css'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useAccessTarget, withTarget } from './use-access-target.ts'

/** Why the login failed, in words (AUT-6). */
function useFailureText(): (error: ApiError) => string {
  const { t } = useTranslation('login')
  return (error) => {
    if (error.status === 401) return t('pages.login.unauthorized')
    if (error.status === 429 && error.retryAfter !== undefined)
      return t('pages.login.tooManyRequestsFor', { count: Math.max(1, Math.ceil(error.retryAfter / 60)) })
    if (error.status === 429) return t('pages.login.tooManyRequests')
    return t(isOutOfReach(error) ? 'pages.login.unreachable' : 'pages.login.failed')
  }
}

/** As the contract has it: something, an at sign, something, no blanks. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text) && text.length <= 254
}

/** Logs in and tells about it (AUT-5, AUT-9); the reason when it is refused. */
function useLogIn(accountId: string): (email: string, password: string) => Promise<ApiError | null> {
  const { t } = useTranslation('login')
  const { t: common } = useTranslation()
  const notify = useNotify()
  const dismissAll = useNotifications((state) => state.dismissAll)
  const login = useSession((state) => state.login)
  return async (email, password) => {
    dismissAll()
    const error = await login(email, password, accountId)
    if (error === null) {
      // In its own time: the way on does not wait for it.
      void applyOwnPreferences()
      notify({ severity: 'success', title: t('pages.login.success') })
    } else if (error.status === 401) {
      // Decision 45. The form's alert is heard; this one is there for the eye, with the way on.
      notify({
        isQuiet: true,
        severity: 'error',
        title: common('message.loginDenied.title'),
        body: common('message.loginDenied.body'),
      })
    }
    return error
  }
}

interface LoginFormProps {
  readonly accountId: string
  /** Who is expected, where that is known. */
  readonly initialEmail?: string
}

/** E-mail and password (AUT-1 to AUT-9). A success is seen by the page's gate, which leads on. */
export function LoginForm({ accountId, initialEmail = '' }: LoginFormProps) {
  const { t } = useTranslation('login')
  const failureText = useFailureText()
  const logIn = useLogIn(accountId)
  const isAuthenticating = useSession((state) => state.isAuthenticating)
  const [email, setEmail] = useState(initialEmail)
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState({ email: false, password: false })
  const [failure, setFailure] = useState<ApiError | null>(null)
  const passwordField = useRef<HTMLInputElement>(null)

  const trimmed = email.trim()
  const isValid = isEmail(trimmed) && password !== ''
  const missing = isEmail(trimmed) ? 'password' : password === '' ? 'both' : 'email'
  const isBegun = email !== initialEmail || password !== '' || touched.email || touched.password
  const touch = (field: 'email' | 'password') => () => setTouched((before) => ({ ...before, [field]: true }))

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isValid || isAuthenticating) return
    setFailure(null)
    const error = await logIn(trimmed, password)
    setFailure(error)
    if (error !== null) passwordField.current?.focus()
  }

  return (
    <form className="ww-stack ww-gap-20" onSubmit={submit} noValidate>
      {failure !== null && <FormFailure>{failureText(failure)}</FormFailure>}
      <TextField
        label={t('pages.login.email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={touch('email')}
        error={touched.email && !isEmail(trimmed) ? t('pages.login.emailRequired') : null}
      />
      <PasswordField
        ref={passwordField}
        label={t('pages.login.password')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        onBlur={touch('password')}
        error={touched.password && password === '' ? t('pages.login.passwordRequired') : null}
      />
      <SubmitRow missing={isValid ? null : missing} isBegun={isBegun} isBusy={isAuthenticating} />
      <ToNewPassword accountId={accountId} email={trimmed} />
    </form>
  )
}

interface SubmitRowProps {
  /** What the form still lacks; null = nothing. */
  readonly missing: 'both' | 'email' | 'password' | null
  /** Nothing is amiss before somebody has typed. */
  readonly isBegun: boolean
  readonly isBusy: boolean
}

function SubmitRow({ missing, isBegun, isBusy }: SubmitRowProps) {
  const { t } = useTranslation('login')
  const missingId = useId()
  return (
    <div className={`ww-stack ww-gap-4 ${styles.submit}`}>
      <small className="ww-hint" id={missingId}>
        {missing === null || !isBegun ? '' : t(`pages.login.missing.${missing}`)}
      </small>
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={missing !== null || isBusy}
        aria-describedby={missingId}
      >
        {isBusy ? t('pages.login.submitting') : t('pages.login.submit')}
      </Button>
    </div>
  )
}

/** To the page for a new password; e-mail and project go along. */
function ToNewPassword({ accountId, email }: { accountId: string; email: string }) {
  const { t } = useTranslation('login')
  const target = useAccessTarget()
  const dismissAll = useNotifications((state) => state.dismissAll)
  return (
    <ButtonLink to={withTarget(linkTo('password', { accountId }), target)} state={{ email }} onClick={dismissAll}>
      {t('pages.login.forgotPassword')}
    </ButtonLink>
  )
}
