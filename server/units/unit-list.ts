import type * as z from 'zod/mini'
import type { AccountUnitsSchema } from '#shared/contracts/entities/account-unit.schema.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { type FromWire, toWire } from '#shared/contracts/wire.ts'
import { listConfigurationMarks } from '#server/configurations/configurations.repository.ts'
import { type DeadlineBook, listDeadlinesIn } from '#server/deadlines/deadlines.repository.ts'
import { sortDeadlines } from '#server/deadlines/next-dates.ts'
import type { FiguredUnit, UnitFiguresService } from '#server/configurations/unit-figures.ts'
import { listOpenBuyerInvitations } from '#server/identity/invitations.repository.ts'
import { listAccountBuyers } from '#server/identity/users.repository.ts'
import { countWaitingByUnit } from '#server/messages/staff-threads.repository.ts'
import { listLastOrders } from '#server/orders/orders.repository.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { keepRead } from '#server/platform/db/keep-read.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { berlinDay } from '#server/projects/berlin-days.ts'
import { listBuildings, listProjects } from '#server/projects/projects.repository.ts'
import { listReservations } from '#server/projects/unit-sales.repository.ts'
import { listUnitRowMarks, listUnitsById, type Unit } from '#server/projects/units.repository.ts'
import { describePlace, describeUnit, identify, isSameFacts, type Place, type UnitFacts } from './unit-list-row.ts'

type ListHead = Omit<FromWire<z.infer<typeof AccountUnitsSchema>>, 'units'>

interface Parts {
  readonly database: Database
  readonly figures: UnitFiguresService
  /** ms since epoch. */
  readonly now: () => number
}

export interface ListWish {
  readonly accountId: string
  /** Those that are told of, by the database's own ids; null = all. */
  readonly projectIds: readonly string[] | null
  /** Those whose threads are counted, by the same ids; null = all. */
  readonly messagesOf: readonly string[] | null
  /** null = each project's own language. */
  readonly locale: Locale | null
}

/** ms that a list waits for figures which nobody has asked for before; then it comes without them. */
const PATIENCE_MS = 1_500
/** Units of one question; fewer than either database takes values. */
const READ_AT_ONCE = 500

/** What was read and described before, for one wish: after a change only what that may have touched is looked at again. */
export interface ListMemory {
  readonly places: () => Promise<ReadonlyMap<string, Place>>
  readonly units: () => Promise<readonly Unit[]>
  readonly buyers: () => Promise<Awaited<ReturnType<typeof listAccountBuyers>>>
  readonly orders: () => Promise<Awaited<ReturnType<typeof listLastOrders>>>
  readonly reservations: () => Promise<Awaited<ReturnType<typeof listReservations>>>
  readonly marks: () => Promise<Awaited<ReturnType<typeof listConfigurationMarks>>>
  readonly deadlines: () => Promise<DeadlineBook>
  readonly threads: () => Promise<ReadonlyMap<string, number>>
  /** Those of units with what they come from, as long as none of that has been read anew. */
  readonly bases: (sources: Sources) => readonly Base[]
  readonly texts: Map<string, KnownText>
}

/** What rows are described from besides choices and invitations, which change more often. */
interface Sources {
  readonly places: ReadonlyMap<string, Place>
  readonly units: readonly Unit[]
  readonly buyers: Awaited<ReturnType<typeof listAccountBuyers>>
  readonly orders: Awaited<ReturnType<typeof listLastOrders>>
  readonly reservations: Awaited<ReturnType<typeof listReservations>>
  readonly deadlines: DeadlineBook
  /** Day in Berlin: deadlines are over by it. */
  readonly today: string
}

interface Base extends Pick<UnitFacts, 'buyers' | 'order' | 'reservation' | 'nextDate'> {
  readonly unit: Unit
  readonly place: Place
  readonly lockedTrades: FiguredUnit['lockedTrades']
}

/** A row as it was described, and from what. */
interface KnownText {
  readonly base: Base
  readonly facts: UnitFacts
  readonly state: string
  readonly text: string
}

/** A memory that knows nothing yet. */
export function createListMemory(
  database: Database,
  { accountId, projectIds, messagesOf, locale }: ListWish,
): ListMemory {
  const db = database.kysely
  const rows = new Map<string, { readonly state: string; readonly unit: Unit }>()
  const places = keepRead(database, ['projects', 'buildings', 'storeys'], async () => {
    const projects = (await listProjects(db, accountId)).filter(({ id }) => projectIds?.includes(id) !== false)
    const described = projects.map(
      async (project) => [project.id, describePlace(await listBuildings(db, project.id), project, locale)] as const,
    )
    return new Map(await Promise.all(described))
  })
  return {
    places,
    units: keepRead(database, ['projects', 'units'], async () =>
      readUnits(db, accountId, [...(await places()).keys()], rows),
    ),
    buyers: keepRead(database, ['users', 'unitBuyers'], () => listAccountBuyers(db, accountId)),
    orders: keepRead(database, ['orders'], () => listLastOrders(db, accountId)),
    reservations: keepRead(database, ['units', 'unitSales'], () => listReservations(db, accountId)),
    marks: keepRead(database, ['units', 'configurations'], () => listConfigurationMarks(db, accountId)),
    deadlines: keepRead(database, ['projects', 'deadlines', 'deadlineCompletions', 'deadlineExtensions'], () =>
      listDeadlinesIn(db, accountId, null),
    ),
    threads: keepRead(database, ['messageThreads'], () => countWaitingByUnit(db, accountId, messagesOf)),
    bases: createBases(),
    texts: new Map(),
  }
}

/** Every unit of an account, as the team's table has them: JSON as on the wire. `memory`: of the same wish. */
export async function readUnitList(
  { database, figures, now }: Parts,
  { accountId }: ListWish,
  memory: ListMemory,
): Promise<{ readonly text: string; readonly missingCount: number }> {
  const time = now()
  const today = berlinDay(time)
  const places = await memory.places()
  const units = await memory.units()
  const buyers = await memory.buyers()
  const invitations = await listOpenBuyerInvitations(database.kysely, accountId, isoTime(time))
  const orders = await memory.orders()
  const reservations = await memory.reservations()
  const marks = await memory.marks()
  const deadlines = await memory.deadlines()
  const threads = await memory.threads()
  const bases = memory.bases({ places, units, buyers, orders, reservations, deadlines, today })
  const found = await figures.read(
    bases.map(({ unit, place, lockedTrades }) => ({
      unit,
      mark: marks.get(unit.id) ?? null,
      lockedTrades,
      isSimplified: place.isSimplified,
    })),
    PATIENCE_MS,
  )
  const invited = new Map<string, UnitFacts['invited']>()
  for (const { unitIds, firstName, lastName, email } of invitations)
    for (const id of unitIds)
      invited.set(id, [...(invited.get(id) ?? []), { name: `${firstName} ${lastName}`.trim(), email }])
  const texts = bases.map((base, at) => {
    const { id } = base.unit
    const newer = {
      mark: marks.get(id) ?? null,
      invited: invited.get(id) ?? NOBODY,
      figures: found[at] ?? null,
      waitingThreadCount: threads.get(id) ?? 0,
    }
    return describeOnce(base, newer, memory.texts)
  })
  if (memory.texts.size > units.length) {
    const present = new Set(units.map(({ id }) => id))
    for (const id of memory.texts.keys()) if (!present.has(id)) memory.texts.delete(id)
  }
  const head: ListHead = {
    today,
    missingCount: found.filter((one) => one === undefined).length,
    projects: [...places.values()].map(({ project, showsPrices }) => ({
      id: project.packageId,
      slug: project.slug,
      name: project.name,
      showsPrices,
    })),
  }
  const text = `${JSON.stringify(toWire(head)).slice(0, -1)},"units":[${texts.join(',')}]}`
  return { text, missingCount: head.missingCount }
}

const NOBODY: readonly never[] = []

/** Looks up what belongs to each unit only where something has been read anew. */
function createBases(): ListMemory['bases'] {
  let kept: { readonly sources: Sources; readonly bases: readonly Base[] } | null = null
  return (sources) => {
    if (kept === null || !isSameSources(kept.sources, sources)) kept = { sources, bases: makeBases(sources) }
    return kept.bases
  }
}

function isSameSources(a: Sources, b: Sources): boolean {
  return (
    a.places === b.places &&
    a.units === b.units &&
    a.buyers === b.buyers &&
    a.orders === b.orders &&
    a.reservations === b.reservations &&
    a.deadlines === b.deadlines &&
    a.today === b.today
  )
}

function makeBases({ places, units, buyers, orders, reservations, deadlines, today }: Sources): Base[] {
  const getLocale = (projectId: string) => places.get(projectId)?.locale ?? 'de'
  const dates = sortDeadlines(deadlines, { getLocale, now: getNoon(today) })
  return units.flatMap((unit) => {
    const place = places.get(unit.projectId)
    if (place === undefined) return []
    const { lockedTrades, next: nextDate } = dates.find(unit)
    const order = orders.get(unit.id) ?? null
    const reservation = reservations.get(unit.id) ?? null
    return [{ unit, place, buyers: buyers.get(unit.id) ?? NOBODY, order, reservation, lockedTrades, nextDate }]
  })
}

/** A time of a day in Berlin, for what goes by days. */
function getNoon(day: string): number {
  return Date.parse(`${day}T12:00:00+01:00`)
}

/** The unit's row, described anew only when something in it has changed. */
function describeOnce(
  base: Base,
  newer: Pick<UnitFacts, 'mark' | 'invited' | 'figures' | 'waitingThreadCount'>,
  texts: ListMemory['texts'],
): string {
  const { unit, place, buyers, order, reservation, nextDate } = base
  const facts: UnitFacts = { buyers, order, reservation, nextDate, ...newer }
  const known = texts.get(unit.id)
  const isOfSame = known?.base.unit === unit
  if (isOfSame && known.base.place === place && isSameFacts(known.facts, facts)) return known.text
  const state = identify(facts, place)
  const text = isOfSame && known.state === state ? known.text : JSON.stringify(toWire(describeUnit(unit, place, facts)))
  texts.set(unit.id, { base, facts, state, text })
  return text
}

/** The account's units, those of each project in their order; only those are read whose rows have changed. */
async function readUnits(
  db: Db,
  accountId: string,
  projectIds: readonly string[],
  rows: Map<string, { readonly state: string; readonly unit: Unit }>,
): Promise<Unit[]> {
  const marks = await listUnitRowMarks(db, accountId)
  const changed = new Map(marks.filter(({ id, state }) => rows.get(id)?.state !== state).map((mark) => [mark.id, mark]))
  const ids = [...changed.keys()]
  for (let at = 0; at < ids.length; at += READ_AT_ONCE)
    for (const unit of await listUnitsById(db, ids.slice(at, at + READ_AT_ONCE)))
      rows.set(unit.id, { state: changed.get(unit.id)?.state ?? '', unit })
  if (rows.size > marks.length) {
    const present = new Set(marks.map(({ id }) => id))
    for (const id of rows.keys()) if (!present.has(id)) rows.delete(id)
  }
  const byProject = Map.groupBy(marks, ({ projectId }) => projectId)
  return projectIds.flatMap((projectId) =>
    (byProject.get(projectId) ?? []).flatMap(({ id }) => rows.get(id)?.unit ?? []),
  )
}
