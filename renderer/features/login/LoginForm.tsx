import { Button } from '#renderer/ui/Button.tsx'
import { styled } from '@mui/material/styles'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '#renderer/api/index.ts'
import { useNotifications, useNotify } from '#renderer/features/notifications/index.ts'
import { useSession } from '#renderer/features/session/index.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5) }))

const Failure = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.25),
  margin: 0,
  padding: theme.spacing(1.5, 2),
  borderRadius: 10,
  fontSize: '0.9rem',
  lineHeight: 1.45,
  color: theme.vars.palette.error.main,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.error.main} 9%, ${theme.vars.palette.background.paper})`,
  '& svg': { flex: 'none' },
}))

/** The text that says why the login failed (AUT-6). */
function failureKey(error: ApiError) {
  if (error.status === 401) return 'pages.login.unauthorized'
  if (error.status === 429) return 'pages.login.tooManyRequests'
  return error.kind === 'network' || error.kind === 'timeout' ? 'pages.login.unreachable' : 'pages.login.failed'
}

/** As the contract has it: something, an at sign, something, no blanks. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text) && text.length <= 254
}

/** E-mail and password (AUT-1 to AUT-9). A success is seen by the page's gate, which leads on. */
export function LoginForm({ accountId }: { accountId: string }) {
  const { t } = useTranslation('login')
  const { t: common } = useTranslation()
  const notify = useNotify()
  const dismissAll = useNotifications((state) => state.dismissAll)
  const login = useSession((state) => state.login)
  const isAuthenticating = useSession((state) => state.isAuthenticating)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState({ email: false, password: false })
  const [isPasswordShown, setIsPasswordShown] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const passwordField = useRef<HTMLInputElement>(null)

  const trimmed = email.trim()
  const isValid = isEmail(trimmed) && password !== ''
  const touch = (field: 'email' | 'password') => () => setTouched((before) => ({ ...before, [field]: true }))

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isValid || isAuthenticating) return
    setFailure(null)
    dismissAll()
    const error = await login(trimmed, password, accountId)
    if (error === null) {
      notify({ severity: 'success', title: t('pages.login.success') })
      return
    }
    setFailure(error)
    passwordField.current?.focus()
    if (error.status === 401) {
      notify({
        severity: 'error',
        title: common('message.loginDenied.title'),
        body: common('message.loginDenied.body'),
      })
    }
  }

  return (
    <Form onSubmit={submit} noValidate>
      {failure !== null && (
        <Failure role="alert">
          <NamedIcon name="alert" size={20} />
          {t(failureKey(failure))}
        </Failure>
      )}
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
      <TextField
        ref={passwordField}
        label={t('pages.login.password')}
        type={isPasswordShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        onBlur={touch('password')}
        error={touched.password && password === '' ? t('pages.login.passwordRequired') : null}
        end={
          <IconButton
            label={isPasswordShown ? t('pages.login.hidePassword') : t('pages.login.showPassword')}
            aria-pressed={isPasswordShown}
            onClick={() => setIsPasswordShown((isShown) => !isShown)}
          >
            <NamedIcon name={isPasswordShown ? 'eyeOff' : 'eye'} size={22} />
          </IconButton>
        }
      />
      <Button type="submit" variant="contained" size="large" disabled={!isValid || isAuthenticating}>
        {isAuthenticating ? t('pages.login.submitting') : t('pages.login.submit')}
      </Button>
    </Form>
  )
}
