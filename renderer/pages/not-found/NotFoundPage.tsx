import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { linkTo } from '#renderer/platform/routes.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { MessageScreen } from '#renderer/ui/MessageScreen.tsx'

/** An address that leads nowhere, and the ways out of it. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { accountId } = useParams()
  return (
    <MessageScreen icon={<NamedIcon name="home" size={32} />} title={t('notFound.title')} body={t('notFound.body')}>
      {accountId !== undefined && (
        <ButtonLink variant="contained" reloadDocument to={linkTo('account', { accountId })}>
          {t('action.home')}
        </ButtonLink>
      )}
      <Button variant="outlined" onClick={() => navigate(-1)}>
        {t('action.back')}
      </Button>
    </MessageScreen>
  )
}
