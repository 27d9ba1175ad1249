import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { useProjectConfig, useSession } from '#renderer/session/index.ts'
import { clearRedirectPath, readRedirectPath, rememberRedirectPath } from '#renderer/platform/redirect-path.ts'
import { AccessLayout } from './AccessLayout.tsx'
import { FormInfo, FormNote } from '#renderer/ui/FormNote.tsx'
import { LoginForm } from './LoginForm.tsx'
import { type AccessTarget, useAccessTarget } from './use-access-target.ts'

/**
 * NAV-32: the login leads to the target, unless a page below it is remembered already. A project's own login forgets
 * what is remembered of others: it leads to its project anyway.
 */
function useRememberedTarget(target: AccessTarget | null, isFromAddress: boolean) {
  const path = target?.path ?? null
  useEffect(() => {
    const remembered = readRedirectPath()
    if (path === null || remembered === path || remembered?.startsWith(`${path}/`) === true) return
    if (isFromAddress) rememberRedirectPath(path)
    else clearRedirectPath()
  }, [path, isFromAddress])
}

/** Says that somebody was logged out without doing so: not why, which nobody knows here. */
function EndedNote() {
  const { t } = useTranslation('login')
  const ended = useSession((state) => state.ended)
  const [leadsBack] = useState(() => readRedirectPath() !== null)
  if (ended === null) return null
  return (
    <FormInfo isSaid={ended === 'told'}>{t(leadsBack ? 'pages.login.endedLeadsBack' : 'pages.login.ended')}</FormInfo>
  )
}

/** The login of the buyer portal; with `newpassword` it says that the new password holds (AUT-35). */
export function LoginPage() {
  const { t } = useTranslation('login')
  const { accountId = '', projectId: ownProjectId } = useParams()
  const target = useAccessTarget()
  useRememberedTarget(target, ownProjectId === undefined)
  const projectId = ownProjectId ?? target?.projectId ?? null
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
      {search.has('newpassword') ? <FormNote>{t('pages.login.newPassword')}</FormNote> : <EndedNote />}
      <LoginForm accountId={accountId} />
    </AccessLayout>
  )
}
