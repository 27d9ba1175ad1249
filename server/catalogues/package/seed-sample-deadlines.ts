import type { Database, Db } from '#server/platform/db/database.types.ts'
import { berlinDay, endOfBerlinDay } from '#server/projects/berlin-days.ts'

interface SampleDeadline {
  readonly id: string
  readonly projectId: string
  /** null = all of the project. */
  readonly unitId: string | null
  readonly title: { readonly de: string; readonly en: string }
  readonly description: { readonly de: string; readonly en: string }
  readonly trades: readonly string[]
  readonly locks: boolean
  /** From today (DDL-21). */
  readonly weeks: number
  /** Who has completed it, and for which unit. */
  readonly completed?: { readonly userId: string; readonly unitId: string; readonly name: string }
}

const LINDENHOF = 'demo/lindenhof'

/** One in each state, whatever day it is (DDL-22). */
const DEADLINES: readonly SampleDeadline[] = [
  {
    id: 'sample-doors',
    projectId: LINDENHOF,
    unitId: null,
    title: { de: 'Türen und Böden festlegen', en: 'Decide on doors and floors' },
    description: { de: 'Danach bestellen wir Türen und Parkett.', en: 'After that we order doors and parquet.' },
    trades: ['TIS', 'PRK'],
    locks: true,
    weeks: 4,
  },
  {
    id: 'sample-electrics',
    projectId: LINDENHOF,
    unitId: null,
    title: { de: 'Elektro festlegen', en: 'Decide on electrics' },
    description: {
      de: 'Danach werden die Leitungen verlegt. Zusätzliche Dosen sind dann nicht mehr möglich.',
      en: 'After that the cables are laid. Additional sockets are no longer possible then.',
    },
    trades: ['ELT'],
    locks: true,
    weeks: 2,
  },
  {
    id: 'sample-bathroom',
    projectId: LINDENHOF,
    unitId: null,
    title: { de: 'Fliesen und Bad festlegen', en: 'Decide on tiles and bathroom' },
    description: { de: '', en: '' },
    trades: ['FLI', 'HLS'],
    locks: true,
    weeks: 3,
  },
  {
    id: 'sample-papers',
    projectId: LINDENHOF,
    unitId: 'demo/lindenhof-a-11',
    title: { de: 'Vollmacht zurücksenden', en: 'Return the power of attorney' },
    description: { de: 'Sie liegt Ihrem Vertrag bei.', en: 'It is enclosed with your contract.' },
    trades: [],
    locks: false,
    weeks: -1,
  },
  {
    id: 'sample-floor-plan',
    projectId: LINDENHOF,
    unitId: null,
    title: { de: 'Grundriss bestätigen', en: 'Confirm the floor plan' },
    description: { de: 'Die Pläne liegen Ihrem Vertrag bei.', en: 'The plans are enclosed with your contract.' },
    trades: [],
    locks: false,
    weeks: -5,
    completed: { userId: 'user-ben', unitId: 'demo/lindenhof-a-12', name: 'Ben Kaltenbach' },
  },
  {
    id: 'sample-kitchen',
    projectId: 'demo/stadtgarten',
    unitId: 'demo/stadtgarten-wohnung-01',
    title: { de: 'Küche festlegen', en: 'Decide on the kitchen' },
    description: { de: '', en: '' },
    trades: ['KUE'],
    locks: true,
    weeks: -1,
  },
]

/** Everything that they name. */
const OTHERS = DEADLINES.flatMap(({ projectId, unitId, completed }) => [
  projectId,
  ...(unitId === null ? [] : [unitId]),
  ...(completed === undefined ? [] : [completed.userId, completed.unitId]),
])

/**
 * Brings in the sample deadlines, and moves those along that nobody has changed: they lie as far from today as on the
 * first day. What staff have changed or taken away stays as they left it.
 */
export async function refreshSampleDeadlines(database: Database, now: Date): Promise<void> {
  const db = database.kysely
  const rows = await db
    .selectFrom('deadlines')
    .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'sequence'])
    .where('id', 'like', 'sample-%')
    .execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  const isFirst = rows.length === 0
  const places = [...(await listIds(db, 'projects')), ...(await listIds(db, 'units'))]
  const users = await listIds(db, 'users')
  const due = DEADLINES.map((deadline) => ({ ...deadline, expiresAt: getEnd(deadline, now) })).filter(
    ({ id, projectId, unitId, expiresAt }) => {
      const row = known.get(id)
      if (![projectId, unitId].every((place) => place === null || places.includes(place))) return false
      return row === undefined ? isFirst : row.createdAt === row.updatedAt && row.expiresAt !== expiresAt
    },
  )
  if (due.length === 0) return
  await database.transaction(async (within) => {
    for (const { completed, ...deadline } of due) {
      await save(within, deadline, (known.get(deadline.id)?.sequence ?? -1) + 1, now)
      // Whoever it was may have been removed with the other sample users.
      const isThere = completed !== undefined && places.includes(completed.unitId) && users.includes(completed.userId)
      if (isThere) await complete(within, deadline.id, completed, now)
    }
  })
}

async function listIds(db: Db, table: 'projects' | 'units' | 'users'): Promise<readonly string[]> {
  return (await db.selectFrom(table).select('id').where('id', 'in', OTHERS).execute()).map(({ id }) => id)
}

function getEnd({ weeks }: SampleDeadline, now: Date): string {
  return endOfBerlinDay(berlinDay(now.getTime() + weeks * 7 * 86_400_000))
}

async function save(
  db: Db,
  { id, weeks, locks, ...deadline }: Omit<SampleDeadline, 'completed'> & { readonly expiresAt: string },
  sequence: number,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const values = {
    ...deadline,
    buildingId: null,
    lineId: null,
    title: JSON.stringify(deadline.title),
    description: JSON.stringify(deadline.description),
    trades: JSON.stringify(deadline.trades),
    lockTrades: locks ? 1 : 0,
    reminders: JSON.stringify(weeks > 0 ? [14, 7, 1] : []),
    sequence,
    movedAt: at,
    createdAt: at,
    updatedAt: at,
  } as const
  await db
    .insertInto('deadlines')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

async function complete(
  db: Db,
  deadlineId: string,
  { userId: byId, unitId, name: byName }: NonNullable<SampleDeadline['completed']>,
  now: Date,
): Promise<void> {
  const completedAt = new Date(now.getTime() - 40 * 86_400_000).toISOString()
  await db
    .insertInto('deadlineCompletions')
    .values({ deadlineId, unitId, at: completedAt, byId, byName })
    .onConflict((conflict) => conflict.columns(['deadlineId', 'unitId']).doNothing())
    .execute()
}
