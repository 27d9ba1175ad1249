import { zodResolver } from '@hookform/resolvers/zod'
import { type SubmitEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { resetPassword } from '#shared/contracts/http/passwords.contract.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { useAccessTarget, withTarget } from '#renderer/features/login/index.ts'
import { useNotifications, useNotify } from '#renderer/notifications/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { ConfirmationField, isConfirmed, NewPasswordField } from './new-password.ts'

const ResetFormSchema = z
  .object({ newPassword: NewPasswordField, newPasswordConfirmation: ConfirmationField })
  .check(isConfirmed)
type Form = z.infer<typeof ResetFormSchema>

/** Where the form is, and whose mail it came from. */
export interface ResetPlace {
  readonly accountId: string
  readonly token: string
}

/** The state of the form for a new password, and how it is sent (AUT-27 to AUT-33). */
export function useResetForm({ accountId, token }: ResetPlace) {
  const { t } = useTranslation('access')
  const notify = useNotify()
  const dismissAll = useNotifications((state) => state.dismissAll)
  const navigate = useNavigate()
  const target = useAccessTarget()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const form = useForm<Form>({
    // AUT-29.
    mode: 'onChange',
    resolver: zodResolver(ResetFormSchema),
    defaultValues: { newPassword: '', newPasswordConfirmation: '' },
  })
  // All are read each time: the form only tells about what was read.
  const { isDirty, isValid, isSubmitting, errors } = form.formState

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
      form.setError('newPassword', { message: 'passwordLength' }, { shouldFocus: true })
    else if (reasons.some(({ code }) => code === 'PASSWORD_GUESSABLE'))
      form.setError('newPassword', { message: 'passwordGuessable' }, { shouldFocus: true })
    else if (reasons.some(({ code }) => code === 'PASSWORD_MISMATCH'))
      form.setError('newPasswordConfirmation', { message: 'matchPassword' }, { shouldFocus: true })
    else setFailure(result.error)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSubmitting) void form.handleSubmit(send)(event)
  }
  const { register, getValues, trigger } = form
  return {
    register,
    getValues,
    trigger,
    submit,
    errors,
    failure,
    target,
    isSubmitting,
    canSend: isDirty && isValid && !isSubmitting,
  }
}
