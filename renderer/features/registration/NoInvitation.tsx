import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { AccessLayout } from '#renderer/features/login/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import styles from './registration.module.css'

interface NoInvitationProps {
  readonly reason: 'invitationMissing' | 'invitationGone' | 'invitationUnreachable'
  readonly onRetry?: () => void
}

/** Why no invitation is open here, and the ways on. */
export function NoInvitation({ reason, onRetry }: NoInvitationProps) {
  const { t } = useTranslation('access')
  const { t: common } = useTranslation()
  const { accountId = '', projectId } = useParams()
  const login =
    projectId === undefined ? linkTo('login', { accountId }) : linkTo('projectLogin', { accountId, projectId })
  return (
    <AccessLayout
      accountId={accountId}
      projectId={projectId ?? null}
      tabTitle={t('pages.registration.tab')}
      title={t(`pages.${reason}.title`)}
      intro={t(`pages.${reason}.body`)}
    >
      <div className={`ww-row ww-wrap ww-gap-12 ${styles.ways}`}>
        {onRetry === undefined ? null : (
          <Button variant="contained" size="large" onClick={onRetry}>
            {common('action.retry')}
          </Button>
        )}
        <ButtonLink variant={onRetry === undefined ? 'contained' : 'outlined'} size="large" to={login}>
          {t('pages.toLogin')}
        </ButtonLink>
      </div>
    </AccessLayout>
  )
}
