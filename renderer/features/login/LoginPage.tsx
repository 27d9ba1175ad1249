import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { AccessLayout } from './AccessLayout.tsx'
import { FormNote } from './FormNote.tsx'
import { LoginForm } from './LoginForm.tsx'

/** The login of the buyer portal; with `newpassword` it says that the new password holds (AUT-35). */
export function LoginPage() {
  const { t } = useTranslation('login')
  const { accountId = '', projectId = null } = useParams()
  const [search] = useSearchParams()
  return (
    <AccessLayout
      accountId={accountId}
      projectId={projectId}
      tabTitle={t('pages.login.submit')}
      title={t('pages.login.title')}
      intro={t('pages.login.intro')}
    >
      {search.has('newpassword') && <FormNote>{t('pages.login.newPassword')}</FormNote>}
      <LoginForm accountId={accountId} />
    </AccessLayout>
  )
}
