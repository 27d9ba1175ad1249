import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getConfiguration } from '#shared/contracts/http/configurations.contract.ts'
import type { IntentError } from '#shared/domain/configuration.types.ts'
import {
  applyChange,
  type Configuration,
  configure,
  hasOneTotal,
  type PreparedCatalogue,
  selectionsOf,
  unitState,
} from '#shared/domain/index.ts'
import { assertNever } from '#shared/domain/assert-never.ts'
import { OPEN_CIRCUMSTANCES, type Selections, type SelectionsChange } from '#shared/domain/selections.types.ts'
import type { Database, Db } from '../db/database.ts'
import { findConfiguration, type StoredConfiguration } from '../db/repositories/configurations.repository.ts'
import { findProject } from '../db/repositories/projects.repository.ts'
import type { Unit } from '../db/repositories/units.repository.ts'
import type { Answer, Refusal } from './answers.ts'
import { failed, passed, refuse } from './answers.ts'
import type { CataloguesService } from './catalogues.service.ts'
import { circumstancesOf, lockedTradesOf } from './circumstances.ts'
import type { Freshness } from './freshness.ts'
import { LruCache } from './lru-cache.ts'
import { type RevisionedWrite, runRevisionedWrite } from './revisioned-write.ts'

const MAX_COMPUTED = 500

export type ConfigurationAnswer = AnswerOf<typeof getConfiguration>

/** The configuration of a unit as it is stored, and what the engine makes of it. */
export interface UnitConfiguration {
  readonly stored: StoredConfiguration
  readonly lockedTrades: readonly string[]
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

type StandingConfiguration = Pick<StoredConfiguration, 'status' | 'catalogueId'>

export interface ConfigurationsService {
  /** The unit's configuration now; `db` may be a transaction. */
  read(db: Db, unit: Unit): Promise<UnitConfiguration>
  /**
   * The catalogue that the unit's configuration stands on: the unit's own, or, while it is completed, the one it was
   * completed on, so that no later price changes it (decision 4). null = the unit has no room book.
   */
  catalogueIdOf(unit: Unit, stored: StandingConfiguration): string | null
  /** The same of what is stored now. */
  currentCatalogueId(unit: Unit): Promise<string | null>
  /** Revision of the catalogue that the configuration stands on; '' = the unit has no room book. */
  catalogueRevisionOf(unit: Unit, stored: StandingConfiguration, db: Db): Promise<string>
  /** What is answered about a configuration. */
  describe(configuration: UnitConfiguration): ConfigurationAnswer
  /** Merges a change into the configuration; the engine refuses what is not valid (decision 2). */
  save(write: RevisionedWrite, change: SelectionsChange): Promise<Answer<ConfigurationAnswer>>
}

interface Parts {
  readonly database: Database
  readonly catalogues: CataloguesService
  readonly freshness: Freshness
  /** ms since epoch. */
  readonly now: () => number
}

/** Reads and writes configurations; every figure is computed here, whatever a client says (decision 2). */
export function createConfigurationsService(parts: Parts): ConfigurationsService {
  const { catalogues, now } = parts
  const engine = createEngineCache()
  const previousTotals = new LruCache<{ readonly key: string; readonly totals: Totals }>(MAX_COMPUTED)

  async function read(db: Db, unit: Unit): Promise<UnitConfiguration> {
    const current = await derive(db, unit, await findConfiguration(db, unit.id))
    const previous = current.configuration === null ? null : await previousOf(db, unit, current.stored)
    return { ...current, previous }
  }

  async function catalogueRevisionOf(unit: Unit, stored: StandingConfiguration, db: Db): Promise<string> {
    const catalogueId = catalogueIdOf(unit, stored)
    return catalogueId === null ? '' : catalogues.revisionOf(catalogueId, db)
  }

  async function currentCatalogueId(unit: Unit): Promise<string | null> {
    return catalogueIdOf(unit, await findConfiguration(parts.database.kysely, unit.id))
  }

  /** Totals on the catalogue the selections were made on, when the unit has another one now (decision 5). */
  async function previousOf(db: Db, unit: Unit, stored: StoredConfiguration): Promise<Totals | null> {
    const { catalogueId, selections } = stored
    if (catalogueId === null || catalogueId === catalogueIdOf(unit, stored)) return null
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
    const lockedTrades = await lockedTradesOf(db, unit, now())
    const currentCatalogueRevision = await catalogueRevisionOf(unit, stored, db)
    const { catalogueId } = stored
    const standingId = catalogueIdOf(unit, stored)
    const isMoved = catalogueId !== null && catalogueId !== standingId
    const catalogueRevision = isMoved ? await catalogues.revisionOf(catalogueId, db) : currentCatalogueRevision
    const facts = { stored, lockedTrades, catalogueRevision, currentCatalogueRevision, previous: null }
    const prepared = standingId === null ? null : await catalogues.prepared(standingId, db)
    if (prepared === null) return { ...facts, configuration: null }
    const project = await findProject(db, unit.projectId, unit.accountId)
    const isSimplified = project?.featureFlags.bp['simplifiedConfiguration'] === true
    const configuration = engine.configurationOf(prepared, stored, lockedTrades, isSimplified)
    return { ...facts, configuration }
  }

  async function save(write: RevisionedWrite, change: SelectionsChange): Promise<Answer<ConfigurationAnswer>> {
    const { unit } = write
    const catalogueId = unit.catalogueId
    // Loaded before the transaction begins, so that nothing waits for a file inside it.
    const prepared = catalogueId === null ? null : await catalogues.prepared(catalogueId)
    if (catalogueId === null || prepared === null) return refuse('NOT_FOUND', 'The unit has no room book.')
    return runRevisionedWrite({ ...parts, configurations: service }, write, async (db, stored, revision) => {
      const before = await derive(db, unit, stored)
      if (before.configuration === null) return failed(refuse('NOT_FOUND', 'The unit has no room book.'))
      const result = applyChange(before.configuration, change)
      if (!result.ok) return failed(refuseIntent(result.error))
      // Never stored with figures that contradict each other (domain formulas, "Bundles").
      if (!hasOneTotal(result.configuration)) throw new Error(`The totals of unit ${unit.id} contradict each other`)
      const selections = selectionsOf(result.configuration)
      const next: UnitConfiguration = {
        stored: { ...stored, revision, catalogueId, selections },
        lockedTrades: before.lockedTrades,
        catalogueRevision: before.currentCatalogueRevision,
        currentCatalogueRevision: before.currentCatalogueRevision,
        previous: null,
        configuration: result.configuration,
      }
      return passed({
        catalogueId,
        selections,
        status: stored.status,
        body: describe(next),
        action: 'configuration.saved',
        details: auditDetails(change),
      })
    })
  }

  const service: ConfigurationsService = {
    read,
    catalogueIdOf,
    currentCatalogueId,
    catalogueRevisionOf,
    describe,
    save,
  }
  return service
}

function catalogueIdOf(unit: Unit, { status, catalogueId }: StandingConfiguration): string | null {
  return status === 'completed' ? (catalogueId ?? unit.catalogueId) : unit.catalogueId
}

function describe(unitConfiguration: UnitConfiguration): ConfigurationAnswer {
  const { stored, lockedTrades, previous, configuration } = unitConfiguration
  const state = configuration === null ? null : unitState(configuration)
  return {
    revision: stored.revision,
    catalogueRevision: unitConfiguration.catalogueRevision,
    currentCatalogueRevision: unitConfiguration.currentCatalogueRevision,
    previousTotal: previous?.total ?? null,
    previousTotalOnRequest: previous?.onRequestCount ?? null,
    ...copyOf(stored.selections),
    configurationStatus: { status: stored.status },
    lockedTrades: [...lockedTrades],
    total: state?.total ?? 0,
    totalOnRequest: state?.onRequestCount ?? 0,
    progress: state?.progress ?? 1,
  }
}

function copyOf(selections: Selections) {
  return {
    buyerSelections: { ...selections.buyerSelections },
    buyerLineItemActivations: { ...selections.buyerLineItemActivations },
    buyerDesignLineSelections: [...selections.buyerDesignLineSelections],
  }
}

function auditDetails(change: SelectionsChange): Readonly<Record<string, unknown>> {
  return {
    buyerSelections: change.buyerSelections,
    buyerLineItemActivations: change.buyerLineItemActivations,
    ...(change.buyerDesignLineSelections === null ? {} : { designLines: change.buyerDesignLineSelections }),
  }
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
    configurationOf(
      prepared: PreparedCatalogue,
      stored: StoredConfiguration,
      lockedTrades: readonly string[],
      isSimplified: boolean,
    ): Configuration {
      const key = JSON.stringify([stored.revision, stored.status, lockedTrades, isSimplified])
      const known = computed.get(stored.unitId)
      if (known !== undefined && known.key === key && known.prepared === prepared) return known.configuration
      const circumstances = circumstancesOf(stored.status, lockedTrades, isSimplified)
      const configuration = configure(prepared, stored.selections, circumstances)
      computed.set(stored.unitId, { key, prepared, configuration })
      return configuration
    },
  }
}

/** The engine's reason as a field error (decision 33). */
export function refuseIntent(error: IntentError): Refusal {
  const hints = error.report?.hints ?? []
  const message = hints.length > 0 ? hints.join(' ') : `The engine refuses the change: ${error.code}.`
  return refuse(error.code, message, { field: fieldOf(error) })
}

function fieldOf({ code, subjectId }: IntentError): string | null {
  const suffix = subjectId === null ? '' : `.${subjectId}`
  switch (code) {
    case 'UNIT_COMPLETED':
      return null
    case 'ITEM_UNKNOWN':
    case 'OPTION_UNKNOWN':
    case 'ITEM_NOT_SELECTABLE':
    case 'QUANTITY_NOT_ALLOWED':
    case 'QUANTITY_OUT_OF_RANGE':
    case 'CONFLICT':
      return `buyer_selections${suffix}`
    case 'LINE_ITEM_UNKNOWN':
    case 'LINE_ITEM_NOT_OPTIONAL':
    case 'LINE_ITEM_NOT_SELECTABLE':
    case 'BUNDLE_UNKNOWN':
    case 'BUNDLE_NOT_SELECTABLE':
    case 'BUNDLE_GROUP_LOCKED':
      return `buyer_line_item_activations${suffix}`
    case 'DESIGN_LINE_UNKNOWN':
    case 'ROOM_UNKNOWN':
      return 'buyer_design_line_selections'
    default:
      return assertNever(code)
  }
}
