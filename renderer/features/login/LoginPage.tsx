import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { useProjectConfig } from '#renderer/features/session/index.ts'
import { AccessLayout } from './AccessLayout.tsx'
import { FormNote } from './FormNote.tsx'
import { LoginForm } from './LoginForm.tsx'

/** The login of the buyer portal; with `newpassword` it says that the new password holds (AUT-35). */
export function LoginPage() {
  const { t } = useTranslation('login')
  const { accountId = '', projectId = null } = useParams()
  const [search] = useSearchParams()
  const { config } = useProjectConfig('bp', accountId, projectId)
  // RES-13.
  const residence = config?.variant === 'residence' ? config : null
  return (
    <AccessLayout
      accountId={accountId}
      projectId={projectId}
      tabTitle={t('pages.login.submit')}
      title={t(residence === null ? 'pages.login.title' : 'pages.login.residenceTitle')}
      intro={t(residence === null ? 'pages.login.intro' : 'pages.login.residenceIntro')}
      caption={
        residence === null ? undefined : { title: residence.account.name, line: t('pages.login.residenceTagline') }
      }
    >
      {search.has('newpassword') && <FormNote>{t('pages.login.newPassword')}</FormNote>}
      <LoginForm accountId={accountId} />
    </AccessLayout>
  )
}
