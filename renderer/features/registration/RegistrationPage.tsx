import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { getInvitation } from '#shared/contracts/http/registrations.contract.ts'
import { call, useLoaded } from '#renderer/api/index.ts'
import { AccessLayout } from '#renderer/features/login/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { tokenOfState } from '#renderer/platform/url-tokens.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import styles from './registration.module.css'

/** Registering with an invitation (AUT-22); without one it says how to get in. */
export function RegistrationPage() {
  const token = tokenOfState(useLocation().state)
  return token === null ? <NoForm reason="invitationMissing" /> : <Invited token={token} />
}

function Invited({ token }: { token: string }) {
  const { t } = useTranslation('access')
  const { accountId = '' } = useParams()
  const locale = useLocale()
  // The language of what the server says does not matter enough to lose what is typed when it changes.
  const [query] = useState({ locale })
  const [isGone, setIsGone] = useState(false)
  const read = useCallback(
    (signal: AbortSignal) => call(getInvitation, { params: { invitationToken: token }, query, signal, silent: true }),
    [token, query],
  )
  const loaded = useLoaded(read)
  if (loaded.status === 'loading') return <LoaderScreen message={t('pages.registration.loading')} />
  if (loaded.status === 'failed') {
    const { status } = loaded.error
    // A token that cannot be one is as unknown as one that is over.
    if (status === 404 || status === 400) return <NoForm reason="invitationGone" />
    return <NoForm reason="invitationUnreachable" onRetry={loaded.retry} />
  }
  if (isGone) return <NoForm reason="invitationGone" />
  const invitation = loaded.value
  const name = invitation.firstName.trim()
  return (
    <AccessLayout
      accountId={accountId}
      projectId={invitation.project?.slug ?? null}
      tabTitle={t('pages.registration.tab')}
      title={name === '' ? t('pages.registration.titleWithoutName') : t('pages.registration.title', { name })}
      intro={t('pages.registration.intro')}
    >
      {invitation.units.length === 0 ? null : (
        <section className={styles.units}>
          <h2>{t('pages.registration.units')}</h2>
          <ul>
            {invitation.units.map((unit) => (
              <li key={unit.id}>{unit.displayName}</li>
            ))}
          </ul>
        </section>
      )}
      <RegistrationForm invitation={invitation} onGone={() => setIsGone(true)} />
      <ButtonLink to={linkTo('login', { accountId })}>{t('pages.registration.toLogin')}</ButtonLink>
    </AccessLayout>
  )
}

interface NoFormProps {
  readonly reason: 'invitationMissing' | 'invitationGone' | 'invitationUnreachable'
  readonly onRetry?: () => void
}

/** Why there is nothing to fill in, and the ways on. */
function NoForm({ reason, onRetry }: NoFormProps) {
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
      <div className={styles.ways}>
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
