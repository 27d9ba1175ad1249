import FormLabel from '@mui/material/FormLabel'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '#renderer/api/index.ts'
import { PasswordField } from '#renderer/features/login/index.ts'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { getFailure } from '#renderer/ui/form-failure.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { PrivacyConsent, TermsConsent } from './RegistrationConsents.tsx'
import { type Fault, toFault } from './registration-form.ts'
import type { Invitation } from './use-invitation.ts'
import { type RegistrationTurns, useRegistrationForm } from './use-registration-form.ts'

interface RegistrationFormProps extends RegistrationTurns {
  readonly invitation: Invitation
}

/** Name, password and both consents (AUT-13 to AUT-21). */
export function RegistrationForm({ invitation, onGone, onTaken }: RegistrationFormProps) {
  const { t } = useTranslation('access')
  const form = useRegistrationForm(invitation, { onGone, onTaken })
  const { register, errors, isSubmitting } = form
  const getError = (fault: Fault | null) => (fault === null ? null : t(`validations.${fault}`))
  return (
    <form className="ww-stack ww-gap-20" noValidate onSubmit={form.submit}>
      <RegistrationFailure failure={form.failure} />
      <FixedEmail email={invitation.email} />
      <div className="ww-pair">
        <TextField
          {...register('firstName')}
          label={t('pages.registration.firstName')}
          autoComplete="given-name"
          required
          error={getError(toFault(errors.firstName))}
        />
        <TextField
          {...register('lastName')}
          label={t('pages.registration.lastName')}
          autoComplete="family-name"
          required
          error={getError(toFault(errors.lastName))}
        />
      </div>
      <PasswordField
        {...register('password')}
        label={t('pages.registration.password')}
        hint={t('pages.registration.passwordHint')}
        autoComplete="new-password"
        required
        error={getError(toFault(errors.password))}
      />
      <div className="ww-stack ww-gap-4">
        <TermsConsent {...register('acceptTerms')} fault={toFault(errors.acceptTerms)} />
        <PrivacyConsent
          {...register('privacyPolicy')}
          accountName={invitation.account.name}
          fault={toFault(errors.privacyPolicy)}
        />
      </div>
      <Button type="submit" variant="contained" size="large" disabled={!form.canSend}>
        {isSubmitting ? t('pages.registration.submitting') : t('pages.registration.submit')}
      </Button>
    </form>
  )
}

function RegistrationFailure({ failure }: { failure: ApiError | null }) {
  const { t } = useTranslation('access')
  if (failure === null) return null
  const reason = getFailure(failure)
  return <FormFailure>{reason === null ? t('pages.registration.failed') : t(`failure.${reason}`)}</FormFailure>
}

/** The e-mail is the invitation's own. */
function FixedEmail({ email }: { email: string }) {
  const { t } = useTranslation('access')
  return (
    <>
      <dl className="ww-stack ww-gap-4">
        <FormLabel component="dt">{t('pages.registration.email')}</FormLabel>
        <dd>{email}</dd>
        <dd className="ww-hint">{t('pages.registration.emailHint')}</dd>
      </dl>
      {/* For password managers, which keep the password under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
    </>
  )
}
