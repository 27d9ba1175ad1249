import { zodResolver } from '@hookform/resolvers/zod'
import { type SubmitEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { resetPassword } from '#shared/contracts/http/passwords.contract.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { failureOf, FormFailure, PasswordField, useAccessTarget, withTarget } from '#renderer/features/login/index.ts'
import { useNotifications, useNotify } from '#renderer/features/notifications/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import {
  ConfirmationField,
  isConfirmed,
  type NewPasswordFault,
  NewPasswordField,
  newPasswordFaultOf,
} from './new-password.ts'
import styles from './password.module.css'

const ResetFormSchema = z
  .object({ newPassword: NewPasswordField, newPasswordConfirmation: ConfirmationField })
  .check(isConfirmed)
type Form = z.infer<typeof ResetFormSchema>

interface ResetFormProps {
  readonly accountId: string
  readonly token: string
}

/** Sets the new password (AUT-27 to AUT-33). What is typed stays, whatever goes wrong. */
export function ResetForm({ accountId, token }: ResetFormProps) {
  const { t } = useTranslation('access')
  const notify = useNotify()
  const dismissAll = useNotifications((state) => state.dismissAll)
  const navigate = useNavigate()
  const target = useAccessTarget()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const { register, handleSubmit, formState, setError, getValues, trigger } = useForm<Form>({
    // AUT-29.
    mode: 'onChange',
    resolver: zodResolver(ResetFormSchema),
    defaultValues: { newPassword: '', newPasswordConfirmation: '' },
  })
  const { isDirty, isValid, isSubmitting, errors } = formState
  const errorOf = (fault: NewPasswordFault | null) => (fault === null ? null : t(`validations.${fault}`))

  const send = async ({ newPassword, newPasswordConfirmation }: Form) => {
    setFailure(null)
    dismissAll()
    const result = await call(resetPassword, {
      params: { resetToken: token },
      body: { password: newPassword, passwordConfirmation: newPasswordConfirmation },
      silent: true,
    })
    if (result.ok) {
      notify({ severity: 'success', title: t('pages.passwordReset.resetSuccessfully') })
      // AUT-32.
      void navigate(withTarget(`${linkTo('login', { accountId })}?newpassword`, target), { replace: true })
      return
    }
    const { errors: reasons } = result.error
    if (reasons.some(({ code }) => code === 'PASSWORD_TOO_SHORT'))
      setError('newPassword', { message: 'passwordLength' }, { shouldFocus: true })
    else if (reasons.some(({ code }) => code === 'PASSWORD_MISMATCH'))
      setError('newPasswordConfirmation', { message: 'matchPassword' }, { shouldFocus: true })
    else setFailure(result.error)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSubmitting) void handleSubmit(send)(event)
  }
  const reason = failure === null ? null : failureOf(failure)
  const isTokenOver = failure !== null && isOver(failure)

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure === null ? null : (
        <FormFailure>
          {isTokenOver
            ? t('pages.passwordReset.tokenInvalid')
            : reason === null
              ? t('pages.passwordReset.failed')
              : t(`failure.${reason}`)}
        </FormFailure>
      )}
      {isTokenOver ? (
        <ButtonLink variant="outlined" to={withTarget(linkTo('password', { accountId }), target)}>
          {t('pages.passwordReset.requestAgain')}
        </ButtonLink>
      ) : null}
      <PasswordField
        {...register('newPassword', {
          // What was right as a repetition need not be one any more.
          onChange: () => {
            if (getValues('newPasswordConfirmation') !== '') void trigger('newPasswordConfirmation')
          },
        })}
        label={t('pages.passwordReset.newPassword')}
        hint={t('pages.registration.passwordHint')}
        autoComplete="new-password"
        required
        error={errorOf(newPasswordFaultOf(errors.newPassword))}
      />
      <PasswordField
        {...register('newPasswordConfirmation')}
        label={t('pages.passwordReset.confirmation')}
        autoComplete="new-password"
        required
        error={errorOf(newPasswordFaultOf(errors.newPasswordConfirmation))}
      />
      <Button type="submit" variant="contained" size="large" disabled={!isDirty || !isValid || isSubmitting}>
        {isSubmitting ? t('pages.passwordReset.submitting') : t('pages.passwordReset.submit')}
      </Button>
    </form>
  )
}

/** Unknown, used or expired; one that cannot be a token is malformed in the server's words. */
function isOver(error: ApiError): boolean {
  return error.status === 400 || error.errors.some(({ code }) => code === 'TOKEN_INVALID')
}
