import { zodResolver } from '@hookform/resolvers/zod'
import { type SubmitEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ErrorCode } from '#shared/contracts/errors.ts'
import { createRegistration } from '#shared/contracts/http/registrations.contract.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { failureOf, FormFailure, PasswordField } from '#renderer/features/login/index.ts'
import { useNotifications, useNotify } from '#renderer/features/notifications/index.ts'
import { useSession } from '#renderer/features/session/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { PrivacyConsent, TermsConsent } from './RegistrationConsents.tsx'
import {
  type Fault,
  faultAtField,
  faultOf,
  type RegistrationForm as Form,
  RegistrationFormSchema,
} from './registration-form.ts'
import styles from './registration.module.css'
import type { Invitation } from './use-invitation.ts'

interface RegistrationFormProps {
  readonly invitation: Invitation
  /** The invitation has been used or taken back meanwhile. */
  readonly onGone: () => void
  /** Somebody has got an account with this e-mail meanwhile. */
  readonly onTaken: () => void
}

/** Name, password and both consents (AUT-13 to AUT-21). What is typed stays, whatever goes wrong. */
export function RegistrationForm({ invitation, onGone, onTaken }: RegistrationFormProps) {
  const { t } = useTranslation('access')
  const locale = useLocale()
  const notify = useNotify()
  const dismissAll = useNotifications((state) => state.dismissAll)
  const enter = useSession((state) => state.enter)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const { register, handleSubmit, formState, setError } = useForm<Form>({
    // Not when a field is left: a line that appears then moves what is just being clicked on.
    mode: 'onChange',
    resolver: zodResolver(RegistrationFormSchema),
    defaultValues: {
      firstName: invitation.firstName,
      lastName: invitation.lastName,
      password: '',
      acceptTerms: false,
      privacyPolicy: false,
    },
  })
  // All are read each time: the form only tells about what was read.
  const { isDirty, isValid, isSubmitting, errors } = formState
  const errorOf = (fault: Fault | null) => (fault === null ? null : t(`validations.${fault}`))

  const send = async (form: Form) => {
    setFailure(null)
    dismissAll()
    const { firstName, lastName, password, acceptTerms, privacyPolicy } = form
    const result = await call(createRegistration, {
      body: {
        token: invitation.token,
        firstName,
        lastName,
        password,
        passwordConfirmation: password,
        acceptedTerms: acceptTerms,
        acceptedPrivacyPolicy: privacyPolicy,
        language: locale,
      },
      silent: true,
    })
    if (result.ok) {
      notify({ severity: 'success', title: t('pages.registration.success') })
      // AUT-21: the answer is a session already; the page's gate leads on.
      enter(result.value)
      return
    }
    const hasCode = (wanted: ErrorCode) => result.error.errors.some(({ code }) => code === wanted)
    if (hasCode('TOKEN_INVALID')) return onGone()
    if (hasCode('EMAIL_TAKEN')) return onTaken()
    const faults = result.error.errors.flatMap(({ field, code }) => {
      const found = faultAtField(field, code)
      return found === null ? [] : [found]
    })
    for (const [field, fault] of faults) setError(field, { message: fault }, { shouldFocus: true })
    if (faults.length === 0) setFailure(result.error)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSubmitting) void handleSubmit(send)(event)
  }
  const reason = failure === null ? null : failureOf(failure)

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure === null ? null : (
        <FormFailure>{reason === null ? t('pages.registration.failed') : t(`failure.${reason}`)}</FormFailure>
      )}
      <dl className={styles.email}>
        <dt>{t('pages.registration.email')}</dt>
        <dd>{invitation.email}</dd>
        <dd className={styles.hint}>{t('pages.registration.emailHint')}</dd>
      </dl>
      {/* For password managers, which keep the password under this name. */}
      <input type="email" autoComplete="username" value={invitation.email} readOnly hidden />
      <div className={styles.pair}>
        <TextField
          {...register('firstName')}
          label={t('pages.registration.firstName')}
          autoComplete="given-name"
          required
          error={errorOf(faultOf(errors.firstName))}
        />
        <TextField
          {...register('lastName')}
          label={t('pages.registration.lastName')}
          autoComplete="family-name"
          required
          error={errorOf(faultOf(errors.lastName))}
        />
      </div>
      <PasswordField
        {...register('password')}
        label={t('pages.registration.password')}
        hint={t('pages.registration.passwordHint')}
        autoComplete="new-password"
        required
        error={errorOf(faultOf(errors.password))}
      />
      <div className={styles.consents}>
        <TermsConsent {...register('acceptTerms')} fault={faultOf(errors.acceptTerms)} />
        <PrivacyConsent
          {...register('privacyPolicy')}
          accountName={invitation.account.name}
          fault={faultOf(errors.privacyPolicy)}
        />
      </div>
      <Button type="submit" variant="contained" size="large" disabled={!isDirty || !isValid || isSubmitting}>
        {isSubmitting ? t('pages.registration.submitting') : t('pages.registration.submit')}
      </Button>
    </form>
  )
}
