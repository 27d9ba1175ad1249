import type { NotificationsSchema, THEMES } from '#shared/contracts/entities/identity.schema.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type * as z from 'zod/mini'
import type { Db } from '#server/platform/db/database.types.ts'
import { containing } from '#server/platform/db/like-pattern.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import { toUser, type User, type UserGroup } from './users.repository.ts'

export type Notifications = z.infer<typeof NotificationsSchema>

/** What a user has set for themselves; what is missing is as it is for everybody. */
export interface Preferences {
  readonly language?: Locale | null
  readonly theme?: (typeof THEMES)[number] | null
  readonly notifications?: Notifications
}

/** A user with what only they and the account's people see. */
export interface Profile {
  readonly user: User
  readonly preferences: Preferences
  /** ISO times. */
  readonly acceptedTermsAt: string | null
  readonly acceptedPrivacyAt: string | null
  readonly deletionRequestedAt: string | null
}

export interface ListedUser {
  readonly user: User
  /** As the packages call them. */
  readonly unitIds: readonly string[]
  /** ISO times. */
  readonly createdAt: string
  readonly deletionRequestedAt: string | null
}

/** The profile of a user, or null. */
export async function findProfile(db: Db, userId: string): Promise<Profile | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
  if (row === undefined) return null
  const { acceptedTermsAt, acceptedPrivacyAt, deletionRequestedAt } = row
  const preferences = readJson<Preferences>(row.preferences)
  return { user: toUser(row), preferences, acceptedTermsAt, acceptedPrivacyAt, deletionRequestedAt }
}

/** The buyers of a unit with what they have set, in their order. */
export async function listBuyerProfiles(
  db: Db,
  unitId: string,
): Promise<readonly Pick<Profile, 'user' | 'preferences'>[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('unitBuyers', 'unitBuyers.userId', 'users.id')
    .selectAll('users')
    .where('unitBuyers.unitId', '=', unitId)
    .orderBy('unitBuyers.position')
    .orderBy('users.id')
    .execute()
  return rows.map((row) => ({ user: toUser(row), preferences: readJson<Preferences>(row.preferences) }))
}

/** Adds a user who has registered; false when the account has one with this e-mail. `now`: ISO time. */
export async function addRegisteredUser(db: Db, user: User, preferences: Preferences, now: string): Promise<boolean> {
  const { group, ...fields } = user
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values({
      ...fields,
      userGroup: group,
      preferences: JSON.stringify(preferences),
      acceptedTermsAt: now,
      acceptedPrivacyAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.columns(['accountId', 'email']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Stores name, mobile and preferences. `now`: ISO time. */
export async function saveProfile(
  db: Db,
  userId: string,
  fields: Pick<User, 'firstName' | 'lastName' | 'mobile'> & { readonly preferences: Preferences },
  now: string,
): Promise<void> {
  const { firstName, lastName, mobile, preferences } = fields
  await db
    .updateTable('users')
    .set({ firstName, lastName, mobile, preferences: JSON.stringify(preferences), updatedAt: now })
    .where('id', '=', userId)
    .execute()
}

/** Stores another password. `now`: ISO time. */
export async function savePassword(db: Db, userId: string, passwordHash: string, now: string): Promise<void> {
  await db.updateTable('users').set({ passwordHash, updatedAt: now }).where('id', '=', userId).execute()
}

/** Notes the wish to be deleted; false when it was noted before. `now`: ISO time. */
export async function markDeletionRequested(db: Db, userId: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ deletionRequestedAt: now })
    .where('id', '=', userId)
    .where('deletionRequestedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The admins of an account, the oldest first. */
export async function listAdminsOf(db: Db, accountId: string): Promise<User[]> {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('userGroup', '=', 'admin')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(toUser)
}

/** An account's own people with what they have set, the oldest first. */
export async function listStaffProfiles(
  db: Db,
  accountId: string,
): Promise<readonly Pick<Profile, 'user' | 'preferences'>[]> {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('userGroup', 'in', ['admin', 'user'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ user: toUser(row), preferences: readJson<Preferences>(row.preferences) }))
}

/** One page of an account's people by name, and how many there are in all. `search`: part of a name or an e-mail. */
export async function listUsersOf(
  db: Db,
  filter: { readonly accountId: string; readonly groups: readonly UserGroup[]; readonly search: string | null },
  page: Page,
): Promise<{ users: ListedUser[]; total: number }> {
  const { accountId, groups, search } = filter
  let query = db.selectFrom('users').where('accountId', '=', accountId).where('userGroup', 'in', groups)
  if (search !== null) {
    const pattern = containing(search)
    query = query.where(({ eb, fn }) =>
      eb.or([
        eb('email', 'like', pattern),
        eb(fn<string>('lower', ['firstName']), 'like', pattern),
        eb(fn<string>('lower', ['lastName']), 'like', pattern),
      ]),
    )
  }
  const { total } = await query.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .orderBy('lastName')
    .orderBy('firstName')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const unitIds = await getUnitIds(
    db,
    rows.map(({ id }) => id),
  )
  const users = rows.map((row) => ({
    user: toUser(row),
    unitIds: unitIds.get(row.id) ?? [],
    createdAt: row.createdAt,
    deletionRequestedAt: row.deletionRequestedAt,
  }))
  return { users, total }
}

async function getUnitIds(db: Db, userIds: readonly string[]): Promise<Map<string, string[]>> {
  const byUser = new Map<string, string[]>()
  if (userIds.length === 0) return byUser
  const rows = await db
    .selectFrom('unitBuyers')
    .innerJoin('units', 'units.id', 'unitBuyers.unitId')
    .select(['userId', 'units.packageId as unitId'])
    .where('userId', 'in', userIds)
    .orderBy('unitBuyers.position')
    .orderBy('unitId')
    .execute()
  for (const { userId, unitId } of rows) byUser.set(userId, [...(byUser.get(userId) ?? []), unitId])
  return byUser
}
