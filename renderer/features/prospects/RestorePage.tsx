import { ButtonLink } from '#renderer/ui/Button.tsx'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { getProspectConfiguration } from '#shared/contracts/http/prospects.contract.ts'
import { call, useLoaded } from '#renderer/api/index.ts'
import { getLogo, useProjectConfig } from '#renderer/session/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { ApplicationError } from '#renderer/ui/ApplicationError.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { MessageScreen } from '#renderer/ui/MessageScreen.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { RestoredChoices } from './RestoredChoices.tsx'

/** Opens a saved configuration in this browser (PRO-25 to PRO-27). */
export function RestorePage() {
  const { t } = useTranslation('prospects')
  const { accountId = '', projectId = '', unitId = '', configurationToken = '' } = useParams()
  const project = useProjectConfig('mp', accountId, projectId)
  const read = useCallback(
    (signal: AbortSignal) =>
      call(getProspectConfiguration, {
        params: { unitId, configurationToken },
        query: { accountId, projectId },
        signal,
        silent: true,
      }),
    [accountId, projectId, unitId, configurationToken],
  )
  const loaded = useLoaded(read)
  if (loaded.status === 'loading') {
    const logoUrl = project.config === null ? null : getLogo(project.config)
    return <LoaderScreen message={t('restore.loading')} logoUrl={logoUrl} />
  }
  if (loaded.status === 'failed') {
    // A token that cannot be one is as unknown as one that is over.
    const isGone = loaded.error.status === 404 || loaded.error.status === 400
    if (!isGone) return <ApplicationError onRetry={loaded.retry} />
    return (
      <MessageScreen icon={<NamedIcon name="save" size={32} />} title={t('restore.goneTitle')} body={t('restore.gone')}>
        <ButtonLink variant="contained" size="large" to={linkTo('marketingProject', { accountId, projectId })}>
          {t('restore.start')}
        </ButtonLink>
      </MessageScreen>
    )
  }
  return <RestoredChoices saved={loaded.value} place={{ accountId, projectId, unitId }} />
}
