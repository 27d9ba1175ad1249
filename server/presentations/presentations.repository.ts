import type { Selectable } from 'kysely'
import type { Selections } from '#shared/domain/selections/selections.types.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import type { PresentationsTable } from '#server/platform/db/visitors.schema.ts'

/** What was put together with people who look at a vacant unit (PST-4). */
export interface Presentation extends Omit<PresentationsTable, 'selections'> {
  readonly selections: Selections
}

/** False = the code is another one's. */
export async function addPresentation(db: Db, { selections, ...fields }: Presentation): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('presentations')
    .values({ ...fields, selections: JSON.stringify(selections) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** What a code opens; null = nothing, or not any more at `now` (ISO time). */
export async function findPresentationByCode(db: Db, code: string, now: string): Promise<Presentation | null> {
  const row = await db
    .selectFrom('presentations')
    .selectAll()
    .where('code', '=', code)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row === undefined ? null : toPresentation(row)
}

interface PresentationKey {
  readonly unitId: string
  readonly id: string
}

/** One of a unit's that still opens at `now` (ISO time). */
export async function findPresentation(
  db: Db,
  { unitId, id }: PresentationKey,
  now: string,
): Promise<Presentation | null> {
  const row = await db
    .selectFrom('presentations')
    .selectAll()
    .where('id', '=', id)
    .where('unitId', '=', unitId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row === undefined ? null : toPresentation(row)
}

/** A unit's that still open at `now` (ISO time), the latest first. */
export async function listPresentationsOf(db: Db, unitId: string, now: string): Promise<Presentation[]> {
  const rows = await db
    .selectFrom('presentations')
    .selectAll()
    .where('unitId', '=', unitId)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toPresentation)
}

/** How many of a unit's still open at `now` (ISO time). */
export async function countPresentations(db: Db, unitId: string, now: string): Promise<number> {
  const { total } = await db
    .selectFrom('presentations')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('unitId', '=', unitId)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** False = the unit has no such one. */
export async function deletePresentation(db: Db, { unitId, id }: PresentationKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('presentations')
    .where('id', '=', id)
    .where('unitId', '=', unitId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Keeps it from being deleted until the transaction `db` ends; false = it has been already. */
export async function holdPresentation(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('presentations').set({ id }).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows === 1n
}

/** It has become the unit's choices. `at`: ISO time. */
export async function markTakenOver(db: Db, id: string, at: string): Promise<void> {
  await db.updateTable('presentations').set({ takenOverAt: at }).where('id', '=', id).execute()
}

function toPresentation({ selections, ...row }: Selectable<PresentationsTable>): Presentation {
  return { ...row, selections: readJson<Selections>(selections) }
}
