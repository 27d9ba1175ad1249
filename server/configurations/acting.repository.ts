import type { SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

/** A time in which somebody of the staff chooses in a buyer's name (decision 60). */
export interface ActingPeriod {
  readonly id: string
  readonly unitId: string
  /** null = their record is gone; the names stay. */
  readonly staffId: string | null
  readonly buyerId: string | null
  readonly staffName: string
  readonly buyerName: string
  /** Of the session that it belongs to. */
  readonly sessionHash: string
  readonly reason: string
  /** ISO times. */
  readonly startedAt: string
  readonly endsAt: string
  /** When a buyer said that it may stay so; null = nobody has. */
  readonly seenAt: string | null
}

/** One write of such a time. */
export interface ActedChange {
  /** Of the configuration, with this write. */
  readonly revision: number
  readonly change: SelectionsChange
  /** What was there before. */
  readonly undo: SelectionsChange
  readonly at: string
}

export async function addActingPeriod(db: Db, period: ActingPeriod): Promise<void> {
  await db.insertInto('actingPeriods').values(period).execute()
}

export async function findActingPeriod(db: Db, unitId: string, id: string): Promise<ActingPeriod | null> {
  const row = await db
    .selectFrom('actingPeriods')
    .selectAll()
    .where('unitId', '=', unitId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Those with these ids, in no order. */
export async function listActingPeriodsById(db: Db, ids: readonly string[]): Promise<readonly ActingPeriod[]> {
  if (ids.length === 0) return []
  return db.selectFrom('actingPeriods').selectAll().where('id', 'in', ids).execute()
}

/** Those in a buyer's name, in whatever unit, the latest first. */
export async function listActingPeriodsFor(db: Db, buyerId: string): Promise<ActingPeriod[]> {
  return db
    .selectFrom('actingPeriods')
    .selectAll()
    .where('buyerId', '=', buyerId)
    .orderBy('startedAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Those of a unit that no buyer has put aside, the latest first, each with what was chosen, in its order. */
export async function listUnseenPeriods(
  db: Db,
  unitId: string,
): Promise<readonly (ActingPeriod & { readonly changes: readonly ActedChange[] })[]> {
  const rows = await db
    .selectFrom('actingPeriods')
    .selectAll()
    .where('unitId', '=', unitId)
    .where('seenAt', 'is', null)
    .orderBy('startedAt', 'desc')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const changes = await db
    .selectFrom('actedChanges')
    .selectAll()
    .where(
      'periodId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('revision')
    .execute()
  return rows.map((row) => ({
    ...row,
    changes: changes
      .filter(({ periodId }) => periodId === row.id)
      .map(({ revision, change, undo, at }) => ({
        revision,
        change: readJson<SelectionsChange>(change),
        undo: readJson<SelectionsChange>(undo),
        at,
      })),
  }))
}

/** Ends it now, unless it has ended before. Whether it was running. */
export async function endActingPeriod(db: Db, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('actingPeriods')
    .set({ endsAt: now })
    .where('id', '=', id)
    .where('endsAt', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A buyer has put it aside; false = somebody had before. */
export async function markPeriodSeen(db: Db, unitId: string, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('actingPeriods')
    .set({ seenAt: now })
    .where('unitId', '=', unitId)
    .where('id', '=', id)
    .where('seenAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Notes a write of the time. */
export async function addActedChange(db: Db, periodId: string, acted: ActedChange): Promise<void> {
  const { change, undo, ...fields } = acted
  await db
    .insertInto('actedChanges')
    .values({ periodId, ...fields, change: JSON.stringify(change), undo: JSON.stringify(undo) })
    .execute()
}
