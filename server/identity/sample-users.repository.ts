import type { Db } from '#server/platform/db/database.types.ts'
import { erasePersonalChanges } from '#server/platform/audit/erase-personal-changes.ts'
import { toUser, type User } from './users.repository.ts'

/** Notes that the sample data gave a user the password that they have now. */
export async function markSeeded(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ seededPasswordHash: eb.ref('passwordHash') }))
    .where('id', '=', userId)
    .execute()
}

/** Users who still have the password that the sample data gave them. */
export async function listSeededUsers(db: Db): Promise<User[]> {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .whereRef('seededPasswordHash', '=', 'passwordHash')
    .orderBy('accountId')
    .orderBy('email')
    .execute()
  return rows.map(toUser)
}

/** Deletes users with everything that lets them in, and what is theirs alone; what they were called goes from the log, too. */
export async function deleteUsers(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await erasePersonalChanges(db, ids)
  await db.deleteFrom('users').where('id', 'in', ids).execute()
}
