import { type Selections, NO_SELECTIONS } from '#shared/domain/selections/selections.types.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

/** What was chosen for a unit at some time. */
export interface SeenState {
  /** ISO time. */
  readonly at: string
  /** The catalogue that it stood on; null = nothing had been stored yet. */
  readonly catalogueId: string | null
  readonly selections: Selections
}

/** Somebody's visits to a unit's file. */
export interface StaffVisit {
  /** What there was at the end of the visit before; null = there was none. */
  readonly since: SeenState | null
  /** What there was when they looked last. */
  readonly last: SeenState
}

interface VisitKey {
  readonly userId: string
  readonly unitId: string
}

/** null = they have never been. */
export async function findVisit(db: Db, { userId, unitId }: VisitKey): Promise<StaffVisit | null> {
  const row = await db
    .selectFrom('unitVisits')
    .selectAll()
    .where('userId', '=', userId)
    .where('unitId', '=', unitId)
    .executeTakeFirst()
  if (row === undefined) return null
  const read = (at: string, catalogueId: string | null, selections: string): SeenState => ({
    at,
    catalogueId,
    selections: readJson<Selections>(selections),
  })
  return {
    since: row.sinceAt === null ? null : read(row.sinceAt, row.sinceCatalogueId, row.sinceSelections),
    last: read(row.lastAt, row.lastCatalogueId, row.lastSelections),
  }
}

/** Stores them, in the place of those that are stored. */
export async function saveVisit(db: Db, { userId, unitId }: VisitKey, { since, last }: StaffVisit): Promise<void> {
  const fields = {
    sinceAt: since?.at ?? null,
    sinceCatalogueId: since?.catalogueId ?? null,
    sinceSelections: JSON.stringify(since?.selections ?? NO_SELECTIONS),
    lastAt: last.at,
    lastCatalogueId: last.catalogueId,
    lastSelections: JSON.stringify(last.selections),
  }
  await db
    .insertInto('unitVisits')
    .values({ userId, unitId, ...fields })
    .onConflict((conflict) => conflict.columns(['userId', 'unitId']).doUpdateSet(fields))
    .execute()
}
