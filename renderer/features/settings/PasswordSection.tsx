import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { changePassword } from '#shared/contracts/http/passwords.contract.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { PasswordField } from '#renderer/features/login/index.ts'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { getFailure } from '#renderer/ui/form-failure.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Section } from './Section.tsx'
import { type Fault, toFault, type PasswordForm, PasswordFormSchema } from './settings-forms.ts'
import { sessionsQuery } from './use-profile.ts'

const EMPTY: PasswordForm = { currentPassword: '', newPassword: '', newPasswordConfirmation: '' }

/** The server's reasons and the fields they belong to. */
const FIELD_OF_REASON = [
  ['PASSWORD_WRONG', 'currentPassword', 'passwordWrong'],
  ['PASSWORD_TOO_SHORT', 'newPassword', 'passwordLength'],
  ['PASSWORD_GUESSABLE', 'newPassword', 'passwordGuessable'],
  ['PASSWORD_MISMATCH', 'newPasswordConfirmation', 'matchPassword'],
] as const

/** Changes the password (SET-1, decisions 9 and 24): every other device is logged out, this one stays. */
export function PasswordSection({ email }: { email: string }) {
  const { t } = useTranslation('settings')
  const notify = useNotify()
  const enter = useSession((state) => state.enter)
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const { register, handleSubmit, formState, reset, setError, getValues, trigger } = useForm<PasswordForm>({
    // Not when a field is left: a line that appears then moves what is just being clicked on.
    mode: 'onChange',
    resolver: zodResolver(PasswordFormSchema),
    defaultValues: EMPTY,
  })
  const { isDirty, isValid, isSubmitting, errors } = formState
  const getError = (fault: Fault | null) => (fault === null ? null : t(`validations.${fault}`))

  const send = async ({ currentPassword, newPassword, newPasswordConfirmation }: PasswordForm) => {
    setFailure(null)
    const result = await call(changePassword, {
      body: { currentPassword, password: newPassword, passwordConfirmation: newPasswordConfirmation },
      silent: true,
    })
    if (result.ok) {
      enter(result.value)
      reset(EMPTY)
      notify({ severity: 'success', title: t('password.changed') })
      void queryClient.invalidateQueries(sessionsQuery)
      return
    }
    const { errors: reasons } = result.error
    const found = FIELD_OF_REASON.find(([code]) => reasons.some((reason) => reason.code === code))
    if (found === undefined) setFailure(result.error)
    else setError(found[1], { message: found[2] }, { shouldFocus: true })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSubmitting) void handleSubmit(send)(event)
  }

  return (
    <Section anchor="password" title={t('password.title')} intro={t('password.intro')}>
      <form className="ww-stack ww-gap-20" noValidate onSubmit={submit}>
        {failure === null ? null : <FormFailure>{t(`failure.${getFailure(failure) ?? 'other'}`)}</FormFailure>}
        {/* For password managers, which keep the password under this name. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...register('currentPassword')}
          label={t('password.current')}
          autoComplete="current-password"
          required
          error={getError(toFault(errors.currentPassword))}
        />
        <PasswordField
          {...register('newPassword', {
            // What was right as a repetition need not be one any more.
            onChange: () => {
              if (getValues('newPasswordConfirmation') !== '') void trigger('newPasswordConfirmation')
            },
          })}
          label={t('password.new')}
          hint={t('password.hint')}
          autoComplete="new-password"
          required
          error={getError(toFault(errors.newPassword))}
        />
        <PasswordField
          {...register('newPasswordConfirmation')}
          label={t('password.confirmation')}
          autoComplete="new-password"
          required
          error={getError(toFault(errors.newPasswordConfirmation))}
        />
        <Button type="submit" variant="contained" disabled={!isDirty || !isValid || isSubmitting}>
          {isSubmitting ? t('password.submitting') : t('password.submit')}
        </Button>
      </form>
    </Section>
  )
}
