import type * as z from 'zod/mini'
import type { AccountUnitsSchema } from '#shared/contracts/entities/account-unit.schema.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { type FromWire, toWire } from '#shared/contracts/wire.ts'
import { listConfigurationMarks } from '#server/configurations/configurations.repository.ts'
import { listOpenDeadlines } from '#server/configurations/deadlines.repository.ts'
import type { UnitFiguresService } from '#server/configurations/unit-figures.ts'
import { listOpenBuyerInvitations } from '#server/identity/invitations.repository.ts'
import { listAccountBuyers } from '#server/identity/users.repository.ts'
import { listLastOrders } from '#server/orders/orders.repository.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { berlinDay } from '#server/projects/berlin-days.ts'
import { getPriceView } from '#server/projects/price-view.ts'
import { listBuildings, listProjects } from '#server/projects/projects.repository.ts'
import { listReservations } from '#server/projects/unit-sales.repository.ts'
import { listUnitRowMarks, listUnitsById, type Unit } from '#server/projects/units.repository.ts'
import { describePlace, describeUnit, identify, type UnitFacts } from './unit-list-row.ts'
import { sortDeadlines } from './unit-deadlines.ts'

type ListHead = Omit<FromWire<z.infer<typeof AccountUnitsSchema>>, 'units'>

/** What was read and described before, by unit: after a change only that is read and described anew. */
export interface ListMemory {
  readonly rows: Map<string, { readonly state: string; readonly unit: Unit }>
  readonly texts: Map<string, { readonly state: string; readonly text: string }>
}

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
  /** null = each project's own language. */
  readonly locale: Locale | null
}

/** ms that a list waits for figures which nobody has asked for before; then it comes without them. */
const PATIENCE_MS = 1_500
/** Units of one question; fewer than either database takes values. */
const READ_AT_ONCE = 500

/** Every unit of an account, as the team's table has them: JSON as on the wire. */
export async function readUnitList(
  { database, figures, now }: Parts,
  { accountId, projectIds, locale }: ListWish,
  memory: ListMemory,
): Promise<{ readonly text: string; readonly missingCount: number }> {
  const db = database.kysely
  const time = now()
  const projects = (await listProjects(db, accountId)).filter(({ id }) => projectIds?.includes(id) !== false)
  const places = new Map(
    await Promise.all(
      projects.map(
        async (project) => [project.id, describePlace(await listBuildings(db, project.id), project, locale)] as const,
      ),
    ),
  )
  const units = await readUnits(db, accountId, [...places.keys()], memory)
  const buyers = await listAccountBuyers(db, accountId)
  const invitations = await listOpenBuyerInvitations(db, accountId, isoTime(time))
  const orders = await listLastOrders(db, accountId)
  const reservations = await listReservations(db, accountId)
  const marks = await listConfigurationMarks(db, accountId)
  const deadlines = sortDeadlines(await listOpenDeadlines(db, accountId), time)
  const found = await figures.read(
    units.map((unit) => ({
      unit,
      mark: marks.get(unit.id) ?? null,
      lockedTrades: deadlines.find(unit).lockedTrades,
      isSimplified: places.get(unit.projectId)?.isSimplified === true,
    })),
    PATIENCE_MS,
  )
  const invited = new Map<string, UnitFacts['invited']>()
  for (const { unitIds, firstName, lastName, email } of invitations)
    for (const id of unitIds)
      invited.set(id, [...(invited.get(id) ?? []), { name: `${firstName} ${lastName}`.trim(), email }])
  const texts = units.flatMap((unit, at) => {
    const place = places.get(unit.projectId)
    if (place === undefined) return []
    const facts: UnitFacts = {
      buyers: buyers.get(unit.id) ?? NOBODY,
      invited: invited.get(unit.id) ?? NOBODY,
      order: orders.get(unit.id) ?? null,
      reservation: reservations.get(unit.id) ?? null,
      mark: marks.get(unit.id) ?? null,
      figures: found[at] ?? null,
      nextDate: deadlines.find(unit).next,
    }
    const state = `${memory.rows.get(unit.id)?.state} ${identify(facts, place)}`
    const known = memory.texts.get(unit.id)
    if (known?.state === state) return [known.text]
    const text = JSON.stringify(toWire(describeUnit(unit, place, facts)))
    memory.texts.set(unit.id, { state, text })
    return [text]
  })
  const head: ListHead = {
    today: berlinDay(time),
    missingCount: found.filter((one) => one === undefined).length,
    projects: projects.map((project) => ({
      id: project.packageId,
      slug: project.slug,
      name: project.name,
      showsPrices: getPriceView(project, 'bp').amounts,
    })),
  }
  const text = `${JSON.stringify(toWire(head)).slice(0, -1)},"units":[${texts.join(',')}]}`
  return { text, missingCount: head.missingCount }
}

const NOBODY: readonly never[] = []

/** The account's units, those of each project in their order; only those are read whose rows have changed. */
async function readUnits(
  db: Db,
  accountId: string,
  projectIds: readonly string[],
  { rows, texts }: ListMemory,
): Promise<Unit[]> {
  const marks = await listUnitRowMarks(db, accountId)
  const changed = new Map(marks.filter(({ id, state }) => rows.get(id)?.state !== state).map((mark) => [mark.id, mark]))
  const ids = [...changed.keys()]
  for (let at = 0; at < ids.length; at += READ_AT_ONCE)
    for (const unit of await listUnitsById(db, ids.slice(at, at + READ_AT_ONCE)))
      rows.set(unit.id, { state: changed.get(unit.id)?.state ?? '', unit })
  if (rows.size > marks.length) {
    const present = new Set(marks.map(({ id }) => id))
    for (const id of rows.keys()) if (!present.has(id) && rows.delete(id)) texts.delete(id)
  }
  const byProject = Map.groupBy(marks, ({ projectId }) => projectId)
  return projectIds.flatMap((projectId) =>
    (byProject.get(projectId) ?? []).flatMap(({ id }) => rows.get(id)?.unit ?? []),
  )
}
