import { zodResolver } from '@hookform/resolvers/zod'
import { type SubmitEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ErrorCode } from '#shared/contracts/errors.ts'
import { createRegistration } from '#shared/contracts/http/registrations.contract.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { useNotifications, useNotify } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { faultAtField, type RegistrationForm, RegistrationFormSchema } from './registration-form.ts'
import type { Invitation } from './use-invitation.ts'

export interface RegistrationTurns {
  /** The invitation has been used or taken back meanwhile. */
  readonly onGone: () => void
  /** Somebody has got an account with this e-mail meanwhile. */
  readonly onTaken: () => void
}

/** The state of the registration form, and how it is sent (AUT-13 to AUT-21). What is typed stays, whatever goes wrong. */
export function useRegistrationForm(invitation: Invitation, { onGone, onTaken }: RegistrationTurns) {
  const register = useRegister(invitation)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const form = useForm<RegistrationForm>({
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
  const { isDirty, isValid, isSubmitting, errors } = form.formState

  const send = async (values: RegistrationForm) => {
    setFailure(null)
    const error = await register(values)
    if (error === null) return
    const hasCode = (wanted: ErrorCode) => error.errors.some(({ code }) => code === wanted)
    if (hasCode('TOKEN_INVALID')) return onGone()
    if (hasCode('EMAIL_TAKEN')) return onTaken()
    const faults = error.errors.flatMap(({ field, code }) => {
      const found = faultAtField(field, code)
      return found === null ? [] : [found]
    })
    for (const [field, fault] of faults) form.setError(field, { message: fault }, { shouldFocus: true })
    if (faults.length === 0) setFailure(error)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSubmitting) void form.handleSubmit(send)(event)
  }
  return {
    register: form.register,
    submit,
    errors,
    failure,
    isSubmitting,
    canSend: isDirty && isValid && !isSubmitting,
  }
}

/** Registers, and logs in with what the server answers (AUT-20, AUT-21); the reason when it is refused. */
function useRegister({ token }: Invitation): (form: RegistrationForm) => Promise<ApiError | null> {
  const { t } = useTranslation('access')
  const locale = useLocale()
  const notify = useNotify()
  const dismissAll = useNotifications((state) => state.dismissAll)
  const enter = useSession((state) => state.enter)
  return async ({ firstName, lastName, password, acceptTerms, privacyPolicy }) => {
    dismissAll()
    const result = await call(createRegistration, {
      body: {
        token,
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
    if (!result.ok) return result.error
    notify({ severity: 'success', title: t('pages.registration.success') })
    // AUT-21: the answer is a session already; the page's gate leads on.
    enter(result.value)
    return null
  }
}
