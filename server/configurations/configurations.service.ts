import type { IntentError, LockedItem } from '#shared/domain/configuration/configuration.types.ts'
import {
  applyChange,
  copySelections,
  differingPlaces,
  hasOneTotal,
  getSelections,
  unitState,
} from '#shared/domain/index.ts'
import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import { designLineAt } from '#shared/domain/selections/design-line-lists.ts'
import type { Selections, SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import type { Portal } from '#shared/contracts/primitives.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import { findActing, noteActed } from './acting.service.ts'
import { findConfiguration } from './configurations.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import type { ConfigurationAnswer, ConfigurationsService } from './configurations.types.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import { getPriceView, toldAmount } from '#server/projects/price-view.ts'
import type { RevisionedWrite } from './configurations.types.ts'
import { type NextConfiguration, runRevisionedWrite } from './revisioned-write.ts'
import {
  getCatalogueId,
  getCatalogueRevision,
  createUnitConfigurations,
  type UnitConfiguration,
} from './unit-configurations.ts'
import {
  type DomainError,
  domainError,
  failed,
  failedWith,
  type Fault,
  passed,
  type Result,
} from '#server/platform/result.ts'

interface Parts {
  readonly database: Database
  readonly catalogues: CataloguesService
  readonly changeClock: ChangeClock
  /** ms since epoch. */
  readonly now: () => number
}

/** Reads and writes configurations; every figure is computed here, whatever a client says (decision 2). */
export function createConfigurationsService(parts: Parts): ConfigurationsService {
  const { catalogues } = parts
  const { derive, findPrevious } = createUnitConfigurations(parts)

  async function read(db: Db, unit: Unit): Promise<UnitConfiguration> {
    const current = await derive(db, unit, await findConfiguration(db, unit.id))
    const previous = current.configuration === null ? null : await findPrevious(db, unit, current.stored)
    return { ...current, previous }
  }

  async function store(
    write: RevisionedWrite,
    change: SelectionsChange,
    carried: { readonly alongside: (db: Db) => Promise<void> } | null,
  ): Promise<Result<ConfigurationAnswer>> {
    const { unit } = write
    const { catalogueId } = unit
    // Loaded before the transaction begins, so that nothing waits for a file inside it.
    const prepared = catalogueId === null ? null : await catalogues.prepared(catalogueId)
    if (catalogueId === null || prepared === null) return failedWith('NOT_FOUND', 'The unit has no room book.')
    const find = (db: Db) => (carried !== null ? Promise.resolve(passed(null)) : findActing(db, write, parts.now()))
    const result = await runRevisionedWrite(
      { ...parts, configurations: service },
      write,
      async (db, stored, revision) => {
        const acting = await find(db)
        if (!acting.ok) return acting
        const next = changed(await derive(db, unit, stored), change, { catalogueId, revision })
        if (!next.ok) return next
        await carried?.alongside(db)
        if (acting.value === null) return next
        const made = { before: stored.selections, after: next.value.selections, revision }
        await noteActed(db, acting.value, made, parts.now())
        return passed({ ...next.value, subject: { kind: 'acting', id: acting.value.id } })
      },
      find,
    )
    return result.ok ? passed(await told(unit, result.value)) : result
  }

  /** An answer that is repeated may be of a time when its amounts were told. */
  async function told(unit: Unit, body: ConfigurationAnswer): Promise<ConfigurationAnswer> {
    const project = await findProject(parts.database.kysely, unit.projectId, unit.accountId)
    if (project !== null && getPriceView(project, 'bp').amounts) return body
    return { ...body, total: 0, previousTotal: body.previousTotal === null ? null : 0 }
  }

  const service: ConfigurationsService = {
    read,
    getCatalogueId,
    currentCatalogueId: async (unit) => getCatalogueId(unit, await findConfiguration(parts.database.kysely, unit.id)),
    getCatalogueRevision: (unit, stored, db) => getCatalogueRevision(catalogues, unit, stored, db),
    describe,
    save: (write, change) => store(write, change, null),
    carryOver: (write, change, alongside) => store(write, change, { alongside }),
  }
  return service
}

/** What the change makes of the configuration, to be stored; or why the engine refuses it. */
function changed(
  before: UnitConfiguration,
  change: SelectionsChange,
  { catalogueId, revision }: { readonly catalogueId: string; readonly revision: number },
): Result<NextConfiguration<ConfigurationAnswer>> {
  const { stored } = before
  if (before.configuration === null) return failedWith('NOT_FOUND', 'The unit has no room book.')
  const result = applyChange(before.configuration, change)
  if (!result.ok) return failed(errorOfIntent(result.error))
  // Never stored with figures that contradict each other (domain formulas, "Bundles").
  if (!hasOneTotal(result.configuration)) throw new Error(`The totals of unit ${stored.unitId} contradict each other`)
  const selections = getSelections(result.configuration)
  const next: UnitConfiguration = {
    stored: { ...stored, revision, catalogueId, selections },
    lockedTrades: before.lockedTrades,
    nextDeadline: before.nextDeadline,
    prices: before.prices,
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
    details: auditDetails(change, stored.selections),
  })
}

function describe(unitConfiguration: UnitConfiguration, portal: Portal = 'bp'): ConfigurationAnswer {
  const { stored, lockedTrades, nextDeadline, previous, configuration } = unitConfiguration
  const { openedPart } = stored
  const view = unitConfiguration.prices[portal]
  const state = configuration === null ? null : unitState(configuration)
  return {
    revision: stored.revision,
    catalogueRevision: unitConfiguration.catalogueRevision,
    currentCatalogueRevision: unitConfiguration.currentCatalogueRevision,
    previousTotal: previous === null ? null : toldAmount(view, previous.total),
    previousTotalOnRequest: previous?.onRequestCount ?? null,
    ...copySelections(stored.selections),
    configurationStatus: { status: stored.status },
    lockedTrades: [...lockedTrades],
    ...(nextDeadline === null ? {} : { nextDeadline: { ...nextDeadline } }),
    openedPart: openedPart && { orderNumber: openedPart.orderNumber, itemIds: [...openedPart.itemIds] },
    total: toldAmount(view, state?.total ?? 0),
    totalOnRequest: state?.onRequestCount ?? 0,
    progress: state?.progress ?? 1,
  }
}

/** What a change does, by ids; of the design lines, which it names all of, only the places that get another one (null = none). */
function auditDetails(change: SelectionsChange, before: Selections): Readonly<Record<string, unknown>> {
  const { buyerSelections, buyerLineItemActivations, buyerDesignLineSelections: lines } = change
  if (lines === null) return { buyerSelections, buyerLineItemActivations }
  const designLineChanges = differingPlaces(before.buyerDesignLineSelections, lines).map((place) => ({
    projectRoomId: place.projectRoomId,
    designLineGroupId: place.designLineGroupId,
    designLineId: designLineAt(lines, place),
  }))
  return { buyerSelections, buyerLineItemActivations, designLineChanges }
}

/** The engine's reason as a field error (decision 33); locked items one by one, each with its deadline (API-100). */
export function errorOfIntent(error: IntentError): DomainError {
  const [first, ...others] = error.lockedItems.map(lockedItemFault)
  if (first !== undefined) return { faults: [first, ...others] }
  const hints = error.report?.hints ?? []
  const message = hints.length > 0 ? hints.join(' ') : `The engine refuses the change: ${error.code}.`
  return domainError(error.code, message, { field: getField(error) })
}

function lockedItemFault({ itemId, hold }: LockedItem): Fault {
  const fault = { field: `buyer_selections.${itemId}`, code: 'ITEM_LOCKED' } as const
  switch (hold.kind) {
    case 'deadline': {
      const { title, titles, expiresAt } = hold
      const message = `The item stays as it is: the deadline "${title}" ran out at ${expiresAt}.`
      return { ...fault, message, deadline: { title, ...(titles === undefined ? {} : { titles }), expiresAt } }
    }
    case 'order': {
      const { number } = hold
      return { ...fault, message: `The item stays as it is: it is of order ${number}.`, order: { number } }
    }
    default:
      return assertNever(hold)
  }
}

function getField({ code, subjectId }: IntentError): string | null {
  const suffix = subjectId === null ? '' : `.${subjectId}`
  switch (code) {
    case 'UNIT_COMPLETED':
      return null
    case 'ITEM_UNKNOWN':
    case 'OPTION_UNKNOWN':
    case 'ITEM_NOT_SELECTABLE':
    case 'ITEM_LOCKED':
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
    case 'DESIGN_LINE_OF_ALL_ROOMS':
    case 'ROOM_UNKNOWN':
      return 'buyer_design_line_selections'
    default:
      return assertNever(code)
  }
}
