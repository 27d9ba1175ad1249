import type { ConfigurationStatus } from '#shared/domain/selections/configuration-status.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { UserGroup } from '#server/identity/users.repository.ts'

/** What tells one state of a unit from another, cheaply: without its documents. */
export interface UnitMark {
  readonly unitId: string
  readonly accountId: string
  /** 0 = nothing has been stored yet. */
  readonly revision: number
  readonly status: ConfigurationStatus
  /** The unit's own catalogue now. */
  readonly catalogueId: string | null
  /** Who stored the newest revision; null = nobody has, or the account is gone. */
  readonly author: { readonly id: string; readonly firstName: string; readonly group: UserGroup } | null
}

/** Marks of those of the units that exist, in one query. */
export async function listUnitMarks(db: Db, unitIds: readonly string[]): Promise<UnitMark[]> {
  if (unitIds.length === 0) return []
  const rows = await db
    .selectFrom('units')
    .leftJoin('configurations', 'configurations.unitId', 'units.id')
    .leftJoin('users', 'users.id', 'configurations.updatedBy')
    .where('units.id', 'in', unitIds)
    .select([
      'units.id as unitId',
      'units.accountId',
      'units.catalogueId',
      'configurations.revision',
      'configurations.status',
      'users.id as authorId',
      'users.firstName',
      'users.userGroup',
    ])
    .execute()
  return rows.map(({ unitId, accountId, catalogueId, revision, status, authorId, firstName, userGroup }) => ({
    unitId,
    accountId,
    revision: revision ?? 0,
    status: status ?? 'pending',
    catalogueId,
    author:
      authorId === null || firstName === null || userGroup === null
        ? null
        : { id: authorId, firstName, group: userGroup },
  }))
}
