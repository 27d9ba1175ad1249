import { useTranslation } from 'react-i18next'
import type { ApiError } from '#renderer/api/index.ts'
import { type AccessTarget, PasswordField, withTarget } from '#renderer/features/login/index.ts'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { getFailure } from '#renderer/ui/form-failure.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { type NewPasswordFault, getNewPasswordFault } from './new-password.ts'
import { type ResetPlace, useResetForm } from './use-reset-form.ts'
import styles from './password.module.css'

/** Sets the new password (AUT-27 to AUT-33). What is typed stays, whatever goes wrong. */
export function ResetForm({ accountId, token }: ResetPlace) {
  const { t } = useTranslation('access')
  const form = useResetForm({ accountId, token })
  const { register, errors, isSubmitting, getValues, trigger } = form
  const getError = (fault: NewPasswordFault | null) => (fault === null ? null : t(`validations.${fault}`))
  return (
    <form className={`ww-stack ww-gap-20 ${styles.form}`} noValidate onSubmit={form.submit}>
      {form.failure === null ? null : (
        <ResetFailure accountId={accountId} failure={form.failure} target={form.target} />
      )}
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
        error={getError(getNewPasswordFault(errors.newPassword))}
      />
      <PasswordField
        {...register('newPasswordConfirmation')}
        label={t('pages.passwordReset.confirmation')}
        autoComplete="new-password"
        required
        error={getError(getNewPasswordFault(errors.newPasswordConfirmation))}
      />
      <Button type="submit" variant="contained" size="large" disabled={!form.canSend}>
        {isSubmitting ? t('pages.passwordReset.submitting') : t('pages.passwordReset.submit')}
      </Button>
    </form>
  )
}

interface ResetFailureProps {
  readonly accountId: string
  readonly failure: ApiError
  readonly target: AccessTarget | null
}

/** AUT-33: why it was not saved; where the link is over, the way to another one. */
function ResetFailure({ accountId, failure, target }: ResetFailureProps) {
  const { t } = useTranslation('access')
  if (isOver(failure)) {
    return (
      <>
        <FormFailure>{t('pages.passwordReset.tokenInvalid')}</FormFailure>
        <ButtonLink variant="outlined" to={withTarget(linkTo('password', { accountId }), target)}>
          {t('pages.passwordReset.requestAgain')}
        </ButtonLink>
      </>
    )
  }
  const reason = getFailure(failure)
  return <FormFailure>{reason === null ? t('pages.passwordReset.failed') : t(`failure.${reason}`)}</FormFailure>
}

/** Unknown, used or expired; one that cannot be a token is malformed in the server's words. */
function isOver(error: ApiError): boolean {
  return error.status === 400 || error.errors.some(({ code }) => code === 'TOKEN_INVALID')
}
