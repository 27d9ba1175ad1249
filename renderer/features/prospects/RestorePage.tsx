import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { getProspectConfiguration } from '#shared/contracts/http/prospects.contract.ts'
import { call, useLoaded } from '#renderer/api/index.ts'
import { normaliseSelections } from '#shared/domain/index.ts'
import { hasOtherChoices, restoreLocally, type SavedElsewhere } from '#renderer/unit/saving/restore-locally.ts'
import { getLogo, useProjectConfig } from '#renderer/session/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { homePage } from '#renderer/platform/app-variants.ts'
import { ApplicationError } from '#renderer/ui/ApplicationError.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { MessageScreen } from '#renderer/ui/MessageScreen.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { MovedScreen } from './MovedScreen.tsx'
import type { SavedProspect } from './saved-prospect.ts'

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
  const loader = (
    <LoaderScreen message={t('restore.loading')} logoUrl={project.config === null ? null : getLogo(project.config)} />
  )
  if (loaded.status === 'loading') return loader
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
  // Whether prices may be shown is the project's to say.
  if (project.config === null && project.error === null) return loader
  const home = project.config === null ? 'dashboard' : homePage(project.config)
  return (
    <Restored
      saved={loaded.value}
      showsPrices={project.config !== null && project.config.featureFlags['showPricing'] !== false}
      dashboard={linkTo(home, { portalId: 'mp', accountId, projectId, unitId })}
      loader={loader}
    />
  )
}

type Step = 'looking' | 'asking' | 'telling' | 'storing' | 'done'

interface RestoredProps {
  readonly saved: SavedProspect
  readonly showsPrices: boolean
  readonly dashboard: string
  readonly loader: React.ReactNode
}

/** Asks where it would put other choices aside, says what a new catalogue changes, and only then stores it here. */
function Restored({ saved, showsPrices, dashboard, loader }: RestoredProps) {
  const { t } = useTranslation('prospects')
  const [step, setStep] = useState<Step>('looking')
  const taken: Step = isMoved(saved, showsPrices) ? 'telling' : 'storing'
  useEffect(() => {
    let isHere = true
    const next = (to: Step) => {
      if (isHere) setStep(to)
    }
    const elsewhere = describeElsewhere(saved)
    if (step === 'looking') {
      void hasOtherChoices(elsewhere).then((hasOther) => next(hasOther ? 'asking' : taken))
    } else if (step === 'storing') {
      void restoreLocally(elsewhere).then(() => next('done'))
    }
    return () => {
      isHere = false
    }
  }, [step, saved, taken])

  switch (step) {
    case 'looking':
    case 'storing':
      return loader
    case 'asking':
      return (
        <MessageScreen
          icon={<NamedIcon name="swatches" size={32} />}
          title={t('restore.replaceTitle')}
          body={t('restore.replace')}
        >
          <Button variant="contained" size="large" onClick={() => setStep(taken)}>
            {t('restore.takeSaved')}
          </Button>
          <Button variant="outlined" size="large" onClick={() => setStep('done')}>
            {t('restore.keepMine')}
          </Button>
        </MessageScreen>
      )
    case 'telling':
      return <MovedScreen saved={saved} showsPrices={showsPrices} onContinue={() => setStep('storing')} />
    case 'done':
      return <Navigate to={dashboard} replace />
  }
}

function describeElsewhere(saved: SavedProspect): SavedElsewhere {
  return {
    unitId: saved.unitId,
    catalogueRevision: saved.currentCatalogueRevision,
    selections: normaliseSelections(saved),
  }
}

/** Decision 5: what differs from what the mail says is shown before it holds. */
function isMoved(saved: SavedProspect, showsPrices: boolean): boolean {
  const isSamePrice = saved.total === saved.savedTotal && saved.totalOnRequest === saved.savedTotalOnRequest
  return saved.droppedCount > 0 || (showsPrices && !isSamePrice)
}
