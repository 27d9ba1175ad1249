import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from './database.types.ts'

/**
 * The database's own id of a new project or unit. No id of a package has a slash, so none of these is any account's, and
 * what one account brings in never meets what another has; the same package finds its rows again.
 */
export function newRowId(accountId: string, packageId: string): string {
  return `${accountId}/${packageId}`
}

/** Rows of `projects` or `units` that somebody may mean by this: package's id, the database's, or slug (decision 32). */
export function isCalled(idOrSlug: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(id = ${idOrSlug} or package_id = ${idOrSlug} or slug = ${idOrSlug})`
}

/** Whether a row has this id, its package's or the database's own. */
export function hasId(id: string) {
  return (row: { readonly id: string; readonly packageId: string }): boolean => row.id === id || row.packageId === id
}

/** Of rows of several accounts, the oldest first, those of the account that the first one belongs to. */
export function ofFirstAccount<Row extends { readonly accountId: string }>(rows: readonly Row[]): Row[] {
  return rows.filter(({ accountId }) => accountId === rows[0]?.accountId)
}

/** Own id → package's id, of those of the rows that exist. */
export async function getPackageIds(
  db: Db,
  table: 'projects' | 'units',
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom(table)
    .select(['id', 'packageId'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, packageId }) => [id, packageId]))
}
