import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getStaffFile } from '#shared/contracts/http/staff-files.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import {
  areNoSelections,
  type Configuration,
  configure,
  isWaitingForTeam,
  itemState,
  unitState,
} from '#shared/domain/index.ts'
import { OPEN_CIRCUMSTANCES, type Selections } from '#shared/domain/selections/selections.types.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { listActingPeriodsById } from '#server/configurations/acting.repository.ts'
import type { ConfigurationsService } from '#server/configurations/configurations.types.ts'
import { listDeadlinesOf } from '#server/deadlines/deadlines.repository.ts'
import { findNextDate } from '#server/deadlines/next-dates.ts'
import { listOpenInvitationsTo } from '#server/identity/invitations.repository.ts'
import { mayIn } from '#server/identity/rights.ts'
import { listLastUses } from '#server/identity/sessions.repository.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { listBuyersOfUnit } from '#server/identity/users.repository.ts'
import { listWaitingOfUnit } from '#server/messages/staff-threads.repository.ts'
import { describeDifferences, describeRooms, type PositionPlace } from '#server/orders/describe-positions.ts'
import { listFrozenRooms } from '#server/orders/order-document.ts'
import { listOrdersOfUnit } from '#server/orders/orders.repository.ts'
import { listAuditEntriesAbout } from '#server/platform/audit/audit-log.repository.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import { getPriceView } from '#server/projects/price-view.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { describeEntry, type HistoryEntry } from './history.ts'
import { findVisit, saveVisit } from './visits.repository.ts'
import { getComparedState, nextVisit } from './visits.ts'

export type StaffFile = AnswerOf<typeof getStaffFile>

interface Parts {
  readonly database: Database
  readonly catalogues: CataloguesService
  readonly configurations: ConfigurationsService
  /** ms since epoch. */
  readonly now: () => number
}

export interface UnitFilesService {
  /** What staff see of a unit in one place (FIL-1 to FIL-3). `locale`: null = the project's own. */
  read(caller: Caller, unit: Unit, locale: Locale | null): Promise<StaffFile>
  /** The caller has looked at it: what is there now is known to them (FIL-3). */
  noteVisit(caller: Caller, unit: Unit): Promise<void>
  /** What was done to the unit, the latest first (FIL-4). */
  history(unit: Unit, locale: Locale | null, page: Page): Promise<{ entries: HistoryEntry[]; total: number }>
}

/** A unit's file: everything about it that staff want to know, without changing any of it (decision 60). */
export function createUnitFilesService(parts: Parts): UnitFilesService {
  const { database, catalogues, configurations, now } = parts
  const db = database.kysely

  async function findPlace(unit: Unit, locale: Locale | null): Promise<PositionPlace> {
    const project = await findProject(db, unit.projectId, unit.accountId)
    if (project === null) throw new Error(`Unit ${unit.id} has no project`)
    return { project, locale: locale ?? project.sourceLanguage, showsAmounts: getPriceView(project, 'bp').amounts }
  }

  /** What is fitted in the rooms, named in the reader's language. */
  async function listRooms(configuration: Configuration, catalogueId: string, { locale }: PositionPlace) {
    const titles = new Map([[locale, await catalogues.preparedIn(catalogueId, locale)]])
    return listFrozenRooms(configuration, titles)
  }

  async function readRooms(catalogueId: string | null, selections: Selections, place: PositionPlace) {
    const prepared = catalogueId === null ? null : await catalogues.prepared(catalogueId)
    if (catalogueId === null || prepared === null) return null
    return listRooms(configure(prepared, selections, OPEN_CIRCUMSTANCES), catalogueId, place)
  }

  async function describeChoices(caller: Caller, unit: Unit, place: PositionPlace) {
    const { stored, configuration } = await configurations.read(db, unit)
    const catalogueId = configurations.getCatalogueId(unit, stored)
    const hasChanged = stored.revision > 0
    const hasChoices = !areNoSelections(stored.selections)
    if (configuration === null || catalogueId === null) {
      const none = { decidedCount: 0, pendingCount: 0, total: null, onRequestCount: 0, rooms: [], changes: null }
      return { hasChanged, described: { hasChoices, progress: 1, ...none } }
    }
    const rooms = await listRooms(configuration, catalogueId, place)
    const { progress, decidedCount, pendingCount, total, onRequestCount } = unitState(configuration)
    const described = {
      hasChoices,
      progress,
      decidedCount,
      pendingCount,
      total: place.showsAmounts ? total : null,
      onRequestCount,
      rooms: describeRooms(rooms, place).map((room) => ({
        ...room,
        positions: room.positions.map((position) => ({
          ...position,
          isPending: isPending(configuration, position.id),
        })),
      })),
      changes: await describeChanges(caller, unit, place, rooms),
    }
    return { hasChanged, described }
  }

  /** What is not as the caller has seen it. */
  async function describeChanges(
    caller: Caller,
    unit: Unit,
    place: PositionPlace,
    rooms: ReturnType<typeof listFrozenRooms>,
  ): Promise<StaffFile['changes']> {
    const visit = await findVisit(db, { userId: caller.user.id, unitId: unit.id })
    const seen = visit === null ? null : getComparedState(visit, now())
    if (seen === null) return null
    const before = await readRooms(seen.catalogueId ?? unit.catalogueId, seen.selections, place)
    if (before === null) return null
    const differences = describeDifferences(before, rooms, place)
    const cents = place.showsAmounts ? differences.reduce((sum, difference) => sum + (difference.cents ?? 0), 0) : null
    return { since: seen.at, cents, differences }
  }

  async function describePeople(unit: Unit) {
    const buyers = await listBuyersOfUnit(db, unit.id)
    const seen = await listLastUses(
      db,
      buyers.map(({ id }) => id),
    )
    const invited = await listOpenInvitationsTo(db, { accountId: unit.accountId, unitId: unit.id }, isoTime(now()))
    return {
      buyers: buyers.map(({ id, firstName, lastName, email, mobile }) => ({
        id,
        name: `${firstName} ${lastName}`.trim(),
        email,
        mobile,
        lastSeenAt: seen.get(id) ?? null,
      })),
      invited: invited.map(({ id, email, sentAt }) => ({ id, email, sentAt })),
    }
  }

  return {
    async read(caller, unit, locale) {
      const place = await findPlace(unit, locale)
      const { project } = place
      const [order] = await listOrdersOfUnit(db, unit.id)
      const choices = await describeChoices(caller, unit, place)
      return {
        unit: {
          id: unit.packageId,
          slug: unit.slug,
          name: textIn(unit.displayName, place.locale, project.sourceLanguage),
          salesStatus: unit.salesStatus,
        },
        project: { id: project.packageId, slug: project.slug, name: project.name },
        state: order?.standing.state ?? (choices.hasChanged ? 'choosing' : 'untouched'),
        order:
          order === undefined
            ? null
            : { id: order.id, number: order.number, isWaiting: isWaitingForTeam(order.standing) },
        waitingThreads: mayIn(caller, 'seeMessages', project.id) ? [...(await listWaitingOfUnit(db, unit))] : [],
        nextDeadline: findNextDate(await listDeadlinesOf(db, unit), { locale: place.locale, now: now() }),
        ...(await describePeople(unit)),
        ...choices.described,
      }
    },

    async noteVisit(caller, unit) {
      const { stored } = await configurations.read(db, unit)
      const { catalogueId, selections } = stored
      await database.transaction(async (within) => {
        const key = { userId: caller.user.id, unitId: unit.id }
        const seen = { at: isoTime(now()), catalogueId, selections }
        await saveVisit(within, key, nextVisit(await findVisit(within, key), seen))
      })
    },

    async history(unit, locale, page) {
      const place = await findPlace(unit, locale)
      const { entries, total } = await listAuditEntriesAbout(db, unit.id, page)
      const periodIds = entries.flatMap(({ subject }) => (subject?.kind === 'acting' ? [subject.id] : []))
      const periods = await listActingPeriodsById(db, [...new Set(periodIds)])
      const acting = new Map(periods.map((period) => [period.id, period]))
      const catalogueId = await configurations.currentCatalogueId(unit)
      const named = catalogueId === null ? null : await catalogues.preparedIn(catalogueId, place.locale)
      return { entries: entries.map((entry) => describeEntry(entry, named, acting)), total }
    },
  }
}

/** Upgrades as such are decided by themselves. */
function isPending(configuration: Configuration, id: string): boolean {
  return configuration.prepared.item(id) !== undefined && itemState(configuration, id).pending
}
