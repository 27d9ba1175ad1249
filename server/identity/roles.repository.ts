import { ADMIN_GRANTS, type Grant } from '#shared/domain/roles/roles.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { getPackageIds } from '#server/platform/db/package-ids.ts'
import type { User } from './users.repository.ts'

type Holder = Pick<User, 'id' | 'group'>

/** What somebody may do, by the database's own ids of projects; buyers hold nothing. */
export async function listGrants(db: Db, user: Holder): Promise<readonly Grant[]> {
  return (await listGrantsOf(db, [user])).get(user.id) ?? []
}

/** The same of several people, by their ids. */
export async function listGrantsOf(db: Db, users: readonly Holder[]): Promise<ReadonlyMap<string, readonly Grant[]>> {
  const operators = users.filter(({ group }) => group === 'user').map(({ id }) => id)
  const grants = new Map<string, readonly Grant[]>(
    users.map(({ id, group }) => [id, group === 'admin' ? ADMIN_GRANTS : []]),
  )
  if (operators.length === 0) return grants
  const rows = await db
    .selectFrom('userRoles')
    .selectAll()
    .where('userId', 'in', operators)
    .orderBy('role')
    .orderBy('projectId')
    .execute()
  for (const { userId, ...grant } of rows) grants.set(userId, [...(grants.get(userId) ?? []), grant])
  return grants
}

/** Gives an operator these roles and no others. */
export async function saveGrants(db: Db, userId: string, grants: readonly Grant[]): Promise<void> {
  await db.deleteFrom('userRoles').where('userId', '=', userId).execute()
  if (grants.length === 0) return
  await db
    .insertInto('userRoles')
    .values(grants.map(({ role, projectId }) => ({ userId, role, projectId })))
    .execute()
}

/** Roles as answers name them: with the packages' ids of projects. */
export async function describeGrants(db: Db, grants: readonly Grant[]): Promise<Grant[]> {
  const described = await describeAllGrants(db, new Map([['', grants]]))
  return described.get('') ?? []
}

/** The same of several people, by their ids. */
export async function describeAllGrants(
  db: Db,
  grantsOf: ReadonlyMap<string, readonly Grant[]>,
): Promise<ReadonlyMap<string, Grant[]>> {
  const projectIds = [...grantsOf.values()].flat().flatMap(({ projectId }) => projectId ?? [])
  const names = await getPackageIds(db, 'projects', projectIds)
  const describe = ({ role, projectId }: Grant): Grant[] => {
    const named = projectId === null ? null : names.get(projectId)
    return named === undefined ? [] : [{ role, projectId: named }]
  }
  return new Map([...grantsOf].map(([id, grants]) => [id, grants.flatMap(describe)]))
}
