import type { Portal } from '#shared/contracts/primitives.ts'
import { type Configuration, configure, type PreparedCatalogue, unitState } from '#shared/domain/index.ts'
import { type LockedTrade, OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { StoredConfiguration } from './configurations.repository.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { type ComingDeadline, getChoosingDates } from '#server/deadlines/trade-locks.ts'
import { getCircumstances } from './circumstances.ts'
import { LruCache } from '#server/platform/cache/lru-cache.ts'
import { type PriceView, getPriceView } from '#server/projects/price-view.ts'

const MAX_COMPUTED = 500

/** The configuration of a unit as it is stored, and what the engine makes of it. */
export interface UnitConfiguration {
  readonly stored: StoredConfiguration
  readonly lockedTrades: readonly LockedTrade[]
  /** What has to be decided next; null = there is no such day. */
  readonly nextDeadline: ComingDeadline | null
  /** What each portal is told of amounts (decision 57). */
  readonly prices: Readonly<Record<Portal, PriceView>>
  /** Revision of the catalogue the selections were made on (decision 5). */
  readonly catalogueRevision: string
  /** Revision of the catalogue that `configuration` stands on. '' = the unit has no room book. */
  readonly currentCatalogueRevision: string
  /** What the selections come to on the catalogue they were made on; null when it is the same, or gone. */
  readonly previous: Totals | null
  /** null = the unit has no room book. */
  readonly configuration: Configuration | null
}

interface Totals {
  /** Cents. */
  readonly total: number
  readonly onRequestCount: number
}

export type CatalogueInForce = Pick<StoredConfiguration, 'status' | 'catalogueId'>

interface Parts {
  readonly catalogues: CataloguesService
  /** ms since epoch. */
  readonly now: () => number
}

/** What the engine makes of what is stored, computed once for each revision. */
export function createUnitConfigurations({ catalogues, now }: Parts) {
  const engine = createEngineCache()
  const previousTotals = new LruCache<{ readonly key: string; readonly totals: Totals }>(MAX_COMPUTED)

  /** Totals on the catalogue the selections were made on, when the unit has another one now (decision 5). */
  async function findPrevious(db: Db, unit: Unit, stored: StoredConfiguration): Promise<Totals | null> {
    const { catalogueId, selections } = stored
    if (catalogueId === null || catalogueId === getCatalogueId(unit, stored)) return null
    const key = `${stored.revision} ${catalogueId}`
    const known = previousTotals.get(unit.id)
    if (known?.key === key) return known.totals
    const prepared = await catalogues.prepared(catalogueId, db)
    if (prepared === null) return null
    const { total, onRequestCount } = unitState(configure(prepared, selections, OPEN_CIRCUMSTANCES))
    const totals = { total, onRequestCount }
    previousTotals.set(unit.id, { key, totals })
    return totals
  }

  /** Everything but `previous`, which nothing that writes needs. */
  async function derive(db: Db, unit: Unit, stored: StoredConfiguration): Promise<UnitConfiguration> {
    const currentCatalogueRevision = await getCatalogueRevision(catalogues, unit, stored, db)
    const { catalogueId } = stored
    const standingId = getCatalogueId(unit, stored)
    const isMoved = catalogueId !== null && catalogueId !== standingId
    const catalogueRevision = isMoved ? await catalogues.getRevision(catalogueId, db) : currentCatalogueRevision
    const project = await findProject(db, unit.projectId, unit.accountId)
    if (project === null) throw new Error(`Unit ${unit.id} has no project`)
    const query = { locale: project.sourceLanguage, now: now() }
    const { lockedTrades, nextDeadline } = await getChoosingDates(db, unit, query)
    const prices = { bp: getPriceView(project, 'bp'), mp: getPriceView(project, 'mp') }
    const facts = {
      stored,
      lockedTrades,
      nextDeadline,
      prices,
      catalogueRevision,
      currentCatalogueRevision,
      previous: null,
    }
    const prepared = standingId === null ? null : await catalogues.prepared(standingId, db)
    if (prepared === null) return { ...facts, configuration: null }
    const isSimplified = project.featureFlags.bp['simplifiedConfiguration'] === true
    const configuration = engine.deriveConfiguration(prepared, stored, lockedTrades, isSimplified)
    return { ...facts, configuration }
  }

  return { derive, findPrevious }
}

/**
 * The catalogue that the unit's configuration stands on: the unit's own, or, while it is completed, the one it was
 * completed on, so that no later price changes it (decision 4). null = the unit has no room book.
 */
export function getCatalogueId(unit: Unit, { status, catalogueId }: CatalogueInForce): string | null {
  return status === 'completed' ? (catalogueId ?? unit.catalogueId) : unit.catalogueId
}

/** Revision of the catalogue that the configuration stands on; '' = the unit has no room book. */
export async function getCatalogueRevision(
  catalogues: CataloguesService,
  unit: Unit,
  stored: CatalogueInForce,
  db: Db,
): Promise<string> {
  const catalogueId = getCatalogueId(unit, stored)
  return catalogueId === null ? '' : catalogues.getRevision(catalogueId, db)
}

/** The configuration of each unit that was asked for last, so that a write does not compute it anew. */
function createEngineCache() {
  interface Computed {
    readonly key: string
    readonly prepared: PreparedCatalogue
    readonly configuration: Configuration
  }
  const computed = new LruCache<Computed>(MAX_COMPUTED)
  return {
    deriveConfiguration(
      prepared: PreparedCatalogue,
      stored: StoredConfiguration,
      lockedTrades: readonly LockedTrade[],
      isSimplified: boolean,
    ): Configuration {
      const key = JSON.stringify([stored.revision, stored.status, lockedTrades, isSimplified])
      const known = computed.get(stored.unitId)
      if (known !== undefined && known.key === key && known.prepared === prepared) return known.configuration
      const circumstances = getCircumstances(stored, lockedTrades, isSimplified)
      const configuration = configure(prepared, stored.selections, circumstances)
      computed.set(stored.unitId, { key, prepared, configuration })
      return configuration
    },
  }
}
