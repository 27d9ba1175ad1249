import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { AccessLayout } from '#renderer/features/login/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { tokenOfState } from '#renderer/platform/url-tokens.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { RequestForm } from './RequestForm.tsx'
import { ResetForm } from './ResetForm.tsx'

/** Sets a new password when the address came with a token, else asks for the mail that has one (AUT-23, NAV-29). */
export function PasswordPage() {
  const { t } = useTranslation('access')
  const { accountId = '' } = useParams()
  const state: unknown = useLocation().state
  const token = tokenOfState(state)
  const texts = token === null ? 'passwordResetRequest' : 'passwordReset'
  return (
    <AccessLayout
      accountId={accountId}
      projectId={null}
      tabTitle={t(`pages.${texts}.title`)}
      title={t(`pages.${texts}.title`)}
      intro={t(`pages.${texts}.intro`)}
    >
      {token === null ? (
        <RequestForm accountId={accountId} initialEmail={emailOfState(state)} />
      ) : (
        // Another mail begins anew; a dialog above the page keeps what is typed.
        <ResetForm key={token} accountId={accountId} token={token} />
      )}
      {/* AUT-34. */}
      <ButtonLink to={linkTo('login', { accountId })} startIcon={<NamedIcon name="chevronLeft" size={20} />}>
        {t('pages.backToLogin')}
      </ButtonLink>
    </AccessLayout>
  )
}

/** What was typed at the login goes along. */
function emailOfState(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
