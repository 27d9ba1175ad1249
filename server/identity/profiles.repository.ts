import type { NotificationsSchema, THEMES } from '#shared/contracts/entities/identity.schema.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import { hasRight, type Right } from '#shared/domain/roles/roles.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { contains } from '#server/platform/db/like-pattern.ts'
import { isOneOf } from '#server/platform/db/one-of.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import type { UsersTable } from '#server/platform/db/identity.schema.ts'
import { listGrantsOf } from './roles.repository.ts'
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

/**
 * The buyers of a unit, with what they have set, in their order: who gets mails about it. `withDisabled`: also those who are
 * kept out and get none.
 */
export async function listBuyerProfiles(
  db: Db,
  unitId: string,
  { withDisabled = false } = {},
): Promise<readonly Pick<Profile, 'user' | 'preferences'>[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('unitBuyers', 'unitBuyers.userId', 'users.id')
    .selectAll('users')
    .where('unitBuyers.unitId', '=', unitId)
    .$if(!withDisabled, (query) => query.where('users.disabledAt', 'is', null))
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

/** The admins of an account who are not kept out, the oldest first. */
export async function listAdminsOf(db: Db, accountId: string): Promise<User[]> {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('userGroup', '=', 'admin')
    .where('disabledAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(toUser)
}

/** Of an account's own people those with a right in a project, with what they have set, the oldest first. */
export async function listStaffProfiles(
  db: Db,
  { accountId, projectId, right }: { readonly accountId: string; readonly projectId: string; readonly right: Right },
): Promise<readonly Pick<Profile, 'user' | 'preferences'>[]> {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('userGroup', 'in', ['admin', 'user'])
    .where('disabledAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const grants = await listGrantsOf(db, rows.map(toUser))
  const entitled = rows.filter(({ id }) => hasRight(grants.get(id) ?? [], right, projectId))
  return entitled.map((row) => ({ user: toUser(row), preferences: readJson<Preferences>(row.preferences) }))
}

export interface UserFilter {
  readonly accountId: string
  readonly groups: readonly UserGroup[]
  /** Those with a unit in one of them, and of their units no others; null = all. */
  readonly projectIds: readonly string[] | null
  /** Part of a name or an e-mail; null = any. */
  readonly search: string | null
  /** Who is kept out, or wants to be deleted; null = everybody. */
  readonly only: 'disabled' | 'deletion' | null
}

/** One page of an account's people by name, and how many there are in all. */
export async function listUsersOf(
  db: Db,
  filter: UserFilter,
  page: Page,
): Promise<{ users: ListedUser[]; total: number }> {
  const { accountId, groups, projectIds, search, only } = filter
  let query = db.selectFrom('users').where('accountId', '=', accountId).where(isOneOf('userGroup', groups))
  if (only !== null) query = query.where(only === 'disabled' ? 'disabledAt' : 'deletionRequestedAt', 'is not', null)
  if (projectIds !== null) {
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom('unitBuyers')
          .innerJoin('units', 'units.id', 'unitBuyers.unitId')
          .select('unitBuyers.unitId')
          .whereRef('unitBuyers.userId', '=', 'users.id')
          .where(isOneOf('units.projectId', projectIds)),
      ),
    )
  }
  if (search !== null) {
    query = query.where(({ or, ref }) =>
      or([contains(ref('email'), search), contains(ref('firstName'), search), contains(ref('lastName'), search)]),
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
    projectIds,
  )
  return { users: rows.map((row) => toListed(row, unitIds)), total }
}

/** One of them as lists have them; empty when there is none with this id. */
export async function findListedUser(db: Db, id: string): Promise<ListedUser[]> {
  const rows = await db.selectFrom('users').selectAll().where('id', '=', id).execute()
  const unitIds = await getUnitIds(db, [id], null)
  return rows.map((row) => toListed(row, unitIds))
}

function toListed(row: Selectable<UsersTable>, unitIds: ReadonlyMap<string, readonly string[]>): ListedUser {
  const { createdAt, deletionRequestedAt } = row
  return { user: toUser(row), unitIds: unitIds.get(row.id) ?? [], createdAt, deletionRequestedAt }
}

async function getUnitIds(
  db: Db,
  userIds: readonly string[],
  projectIds: readonly string[] | null,
): Promise<Map<string, string[]>> {
  const byUser = new Map<string, string[]>()
  if (userIds.length === 0) return byUser
  let query = db.selectFrom('unitBuyers').innerJoin('units', 'units.id', 'unitBuyers.unitId')
  if (projectIds !== null) query = query.where(isOneOf('units.projectId', projectIds))
  const rows = await query
    .select(['userId', 'units.packageId as unitId'])
    .where('userId', 'in', userIds)
    .orderBy('unitBuyers.position')
    .orderBy('unitId')
    .execute()
  for (const { userId, unitId } of rows) byUser.set(userId, [...(byUser.get(userId) ?? []), unitId])
  return byUser
}
