import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { normaliseSelections } from '#shared/domain/index.ts'
import { homePage } from '#renderer/platform/app-variants.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { getLogo, useProjectConfig } from '#renderer/session/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { MessageScreen } from '#renderer/ui/MessageScreen.tsx'
import { browserKeep } from '#renderer/platform/storage.ts'
import { createLocalFavorites } from '#renderer/unit/favorites/favorite-storage.ts'
import { hasOtherChoices, restoreLocally, type SavedElsewhere } from '#renderer/unit/saving/restore-locally.ts'
import { MovedScreen } from './MovedScreen.tsx'
import type { SavedProspect } from './saved-prospect.ts'

interface RestoredChoicesProps {
  readonly saved: SavedProspect
  /** Ids or slugs, as in addresses. */
  readonly place: { readonly accountId: string; readonly projectId: string; readonly unitId: string }
}

/** Brings what was saved into this browser, and leads on to the unit (PRO-26, PRO-27). */
export function RestoredChoices({ saved, place }: RestoredChoicesProps) {
  const { t } = useTranslation('prospects')
  const project = useProjectConfig('mp', place.accountId, place.projectId)
  const loader = (
    <LoaderScreen message={t('restore.loading')} logoUrl={project.config === null ? null : getLogo(project.config)} />
  )
  // Whether prices may be shown is the project's to say.
  if (project.config === null && project.error === null) return loader
  const home = project.config === null ? 'dashboard' : homePage(project.config)
  return (
    <Restored
      saved={saved}
      showsPrices={project.config !== null && project.config.featureFlags['showPricing'] !== false}
      dashboard={linkTo(home, { portalId: 'mp', ...place })}
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
      void Promise.all([restoreLocally(elsewhere), addWishes(saved)]).then(() => next('done'))
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

/** TAKE-10: beside those that this browser has: nothing that somebody likes is put aside. */
async function addWishes({ unitId, wishes }: SavedProspect): Promise<void> {
  if (wishes.length === 0) return
  const options = wishes.map(({ roomBookSubLineItemId, productId }) => ({ itemId: roomBookSubLineItemId, productId }))
  await createLocalFavorites(unitId, browserKeep).addAll(options)
}

/** Decision 5: what differs from what the mail says is shown before it holds. */
function isMoved(saved: SavedProspect, showsPrices: boolean): boolean {
  const isSamePrice = saved.total === saved.savedTotal && saved.totalOnRequest === saved.savedTotalOnRequest
  return saved.droppedCount > 0 || (showsPrices && !isSamePrice)
}
