import { type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useParams } from 'react-router-dom'
import type { Portal } from '#shared/contracts/primitives.ts'
import { withMergerOf } from '#shared/domain/look/pictures.ts'
import { getLogo, isInGroup, type ProjectConfig, STAFF, useProjectConfig, useSession } from '#renderer/session/index.ts'
import { ApplicationError } from '#renderer/ui/ApplicationError.tsx'
import { loadOnceOnline } from '#renderer/platform/load-once-online.ts'
import { whenIdle } from '#renderer/platform/when-idle.ts'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { useUnitFavorites } from '#renderer/unit/favorites/use-favorites.ts'
import { roomImages } from '#renderer/unit/pictures/room-images.ts'
import { visualVersion } from '#renderer/parts/pictures/visual-version.ts'
import { displayFlags } from '#renderer/unit/state/display-flags.ts'
import { type OpenUnit, OpenUnitContext } from '#renderer/unit/state/unit.context.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { configuratorPath } from '#renderer/unit/address/paths.ts'
import { type ConfiguratorData, useConfiguratorData } from '#renderer/unit/data/use-configurator-data.ts'
import type { UnitInSight } from '#renderer/unit/data/unit-in-sight.types.ts'
import { useIsProposing } from '#renderer/unit/proposing/proposing.store.ts'
import { usePresentation } from '#renderer/unit/presentation/presentation.store.ts'
import { useUnitStore } from '#renderer/unit/data/use-unit-store.ts'

/** Counts what visitors do; a browser that blocks it goes without. */
const UnitTracking = lazy(() =>
  import('#renderer/tracking/index.ts').then(
    ({ UnitTracking: Tracking }) => ({ default: Tracking }),
    () => ({ default: () => null }),
  ),
)

/** What is new: no first screen waits for it; who is without network when it would come has it once there is one. */
const UnitNews = lazy(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve))
  const { UnitNews: News } = await loadOnceOnline(() => import('./UnitNews.tsx'))
  return { default: News }
})

/** For staff alone: others go without its code. */
const WithStaffBar = lazy(async () => ({
  default: (await import('#renderer/parts/acting/WithStaffBar.tsx')).WithStaffBar,
}))

interface UnitLayoutProps {
  readonly portal: Portal
  /** The unit is shown to people who look at it (PST-1). */
  readonly isPresented?: boolean
  /** What the page of the address shows until all is there. */
  readonly Opening: ComponentType<UnitInSight>
}

/**
 * The unit of the address, open: loaded once for all of its pages (configurator, dashboard, checkout), so that
 * going from one to the other shows what was chosen a moment ago.
 */
export function UnitLayout({ portal, isPresented = false, Opening }: UnitLayoutProps) {
  const { accountId = '', projectId = '', unitId = '' } = useParams()
  const address = { portal, accountId, projectId, unitId, isPresented }
  const loaded = useConfiguratorData(address)
  // Who looks on is shown what visitors are.
  const project = useProjectConfig(isPresented ? 'mp' : portal, accountId, projectId)
  const own = useProjectConfig(portal, accountId, projectId)
  const { t } = useTranslation('configurator')
  const presentation = usePresentation(({ count }) => count)
  const isProposed = useIsProposing(loaded.status === 'ready' ? loaded.data.unit.id : undefined)
  // The first rendering of a unit leaves the browser room between its parts; the loader stands meanwhile.
  const isDrawn = useDeferredValue(loaded.status === 'ready' && project.config !== null && own.config !== null)
  if (loaded.status === 'failed') return <LoadFailure error={loaded.error} onRetry={loaded.retry} />
  // Without its flags a project may show what it must not (prices), so they are waited for.
  if (project.error !== null || own.error !== null) return <ApplicationError />
  const logoUrl = project.config === null ? null : getLogo(project.config)
  const loader = <LoaderScreen message={t('loading.title')} logoUrl={logoUrl} />
  if (project.config === null || own.config === null) return loader
  const unit = loaded.status === 'ready' ? loaded.data.unit : loaded.unit
  const opening = <Opening portal={portal} project={project.config} unit={unit} loader={loader} />
  if (loaded.status === 'loading' || !isDrawn) return opening
  return (
    <OpenedUnit
      key={`${configuratorPath(address)} ${isPresented ? presentation : ''} ${isProposed}`}
      portal={isPresented ? 'mp' : portal}
      isPresented={isPresented}
      hasPrices={own.config.featureFlags['showPricing'] !== false}
      basePath={configuratorPath(address)}
      data={loaded.data}
      project={project.config}
      reload={loaded.reload}
    >
      <Suspense fallback={opening}>
        <Outlet />
      </Suspense>
    </OpenedUnit>
  )
}

/** A presentation is handed over as a whole, and hearts have nobody whose they are. */
const NOT_PRESENTED = { mpContactForm: false, buyerFavorites: false } as const

interface OpenedUnitProps {
  readonly portal: Portal
  readonly isPresented: boolean
  /** What was read of the unit has amounts in it (decision 57). */
  readonly hasPrices: boolean
  readonly basePath: string
  readonly data: ConfiguratorData
  readonly project: ProjectConfig
  readonly reload: () => Promise<string | null>
  readonly children: ReactNode
}

function OpenedUnit({ portal, isPresented, hasPrices, basePath, data, project, reload, children }: OpenedUnitProps) {
  const flags = useMemo(() => {
    const all = displayFlags(project.featureFlags, portal)
    return isPresented ? { ...all, ...NOT_PRESENTED, showPricing: all.showPricing && hasPrices } : all
  }, [project.featureFlags, portal, isPresented, hasPrices])
  const store = useUnitStore(data, {
    simplifiedConfiguration: project.featureFlags['simplifiedConfiguration'] === true,
    showsPrices: flags.showPricing,
    isLocal: portal === 'mp',
    reload,
  })
  const { unit } = data
  const mapping = useMemo(
    () => (data.mapping === null ? null : withMergerOf(data.mapping, visualVersion(project.featureFlags))),
    [data.mapping, project.featureFlags],
  )
  const favorites = useUnitFavorites(unit, portal === 'mp', flags.buyerFavorites)
  const open = useMemo<OpenUnit>(
    () => ({
      store,
      mapping,
      images: roomImages,
      flags,
      isLocal: portal === 'mp',
      portal,
      isPresented,
      favorites,
      unit,
      project,
      name: unit.displayName,
      typeLabel: unit.unitType.labelSingular,
      basePath,
      reload,
    }),
    [store, mapping, flags, portal, isPresented, favorites, unit, project, basePath, reload],
  )
  const isWatched = useSession(({ user }) => portal === 'bp' && isInGroup(user, STAFF))
  return (
    <OpenUnitContext value={open}>
      {isWatched ? <WithStaffBar>{children}</WithStaffBar> : children}
      {isPresented ? null : <Suspense>{portal === 'mp' ? <UnitTracking open={open} /> : <UnitNews />}</Suspense>}
    </OpenUnitContext>
  )
}
