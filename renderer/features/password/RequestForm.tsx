import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestPasswordReset } from '#shared/contracts/http/passwords.contract.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { useAccessTarget } from '#renderer/features/login/index.ts'
import { FormFailure, FormNote } from '#renderer/ui/FormNote.tsx'
import { getFailure } from '#renderer/ui/form-failure.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import styles from './password.module.css'

interface RequestFormProps {
  readonly accountId: string
  readonly initialEmail: string
}

/** Asks for the mail (AUT-24 to AUT-26). Whether anybody has that e-mail is not said. */
export function RequestForm({ accountId, initialEmail }: RequestFormProps) {
  const { t } = useTranslation('access')
  const locale = useLocale()
  const target = useAccessTarget()
  const [email, setEmail] = useState(initialEmail)
  const [isTouched, setIsTouched] = useState(false)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const trimmed = email.trim()
  const isEmpty = trimmed === ''

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The field's own type says what an e-mail is, and nothing else does.
    if (isEmpty || isSubmitting || !event.currentTarget.reportValidity()) return
    setFailure(null)
    setIsSent(false)
    setIsSubmitting(true)
    const result = await call(requestPasswordReset, {
      body: { email: trimmed, accountId, locale, ...(target === null ? {} : { deepLink: target.deepLink }) },
      silent: true,
    })
    setIsSubmitting(false)
    if (result.ok) setIsSent(true)
    else setFailure(result.error)
  }
  const reason = failure === null ? null : getFailure(failure)

  return (
    <form className={`ww-stack ww-gap-20 ${styles.form}`} noValidate onSubmit={submit}>
      {failure === null ? null : (
        <FormFailure>{reason === null ? t('pages.passwordResetRequest.failed') : t(`failure.${reason}`)}</FormFailure>
      )}
      {isSent ? <FormNote>{t('pages.passwordResetRequest.submitPasswordSuccessfully')}</FormNote> : null}
      <TextField
        label={t('pages.passwordResetRequest.email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        value={email}
        onChange={(event) => {
          setEmail(event.target.value)
          setIsSent(false)
        }}
        onBlur={() => setIsTouched(true)}
        error={isTouched && isEmpty ? t('pages.passwordResetRequest.emailRequired') : null}
      />
      <Button type="submit" variant={isSent ? 'outlined' : 'contained'} size="large" disabled={isEmpty || isSubmitting}>
        {isSubmitting
          ? t('pages.passwordResetRequest.submitting')
          : isSent
            ? t('pages.passwordResetRequest.again')
            : t('pages.passwordResetRequest.submit')}
      </Button>
    </form>
  )
}
