import type { Selectable } from 'kysely'
import type { USER_GROUPS } from '#shared/contracts/entities/user.schema.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { getFullName } from './full-name.ts'
import type { UsersTable } from '#server/platform/db/identity.schema.ts'

export type UserGroup = (typeof USER_GROUPS)[number]

export interface User {
  readonly id: string
  readonly accountId: string
  /** Lower case. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly mobile: string | null
  readonly group: UserGroup
  readonly role: string
  /** argon2id, in PHC form; null = cannot log in by password. */
  readonly passwordHash: string | null
  /** ISO time since when they are kept out; null = they are not. */
  readonly disabledAt: string | null
}

/** The role that somebody goes by (AUT-37) who comes into a group. */
export function getGroupRole(group: UserGroup): string {
  return group === 'user' ? 'operator' : group
}

/** The user with this id, or null. */
export async function findUser(db: Db, id: string): Promise<User | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toUser(row) : null
}

/**
 * Users with this e-mail (any case): one per account at most; only that of `accountId` if it is
 * given. Oldest account first.
 */
export async function findUsersByEmail(db: Db, email: string, accountId: string | null): Promise<User[]> {
  let query = db.selectFrom('users').selectAll().where('email', '=', normalizeEmail(email))
  if (accountId !== null) query = query.where('accountId', '=', accountId)
  return (await query.orderBy('createdAt').orderBy('id').execute()).map(toUser)
}

/** Names of the buyers of these units, by unit, in their order. */
export async function listBuyerNames(
  db: Db,
  unitIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = new Map<string, string[]>()
  if (unitIds.length === 0) return names
  const rows = await db
    .selectFrom('users')
    .innerJoin('unitBuyers', 'unitBuyers.userId', 'users.id')
    .select(['unitBuyers.unitId', 'users.firstName', 'users.lastName'])
    .where('unitBuyers.unitId', 'in', unitIds)
    .orderBy('unitBuyers.position')
    .orderBy('users.id')
    .execute()
  for (const { unitId, firstName, lastName } of rows) {
    names.set(unitId, [...(names.get(unitId) ?? []), getFullName({ firstName, lastName })])
  }
  return names
}

/** What these people are called, by id; whose record is gone is missing. */
export async function listFullNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, getFullName(row)]))
}

/** A buyer, as lists of units name them. */
export interface ListedBuyer {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** The buyers of all units of an account, by unit, in their order. */
export async function listAccountBuyers(db: Db, accountId: string): Promise<ReadonlyMap<string, ListedBuyer[]>> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('unitBuyers', 'unitBuyers.userId', 'users.id')
    .select(['unitBuyers.unitId', 'users.id', 'users.firstName', 'users.lastName', 'users.email'])
    .where('users.accountId', '=', accountId)
    .orderBy('unitBuyers.position')
    .orderBy('users.id')
    .execute()
  const byUnit = new Map<string, ListedBuyer[]>()
  for (const { unitId, id, firstName, lastName, email } of rows) {
    const buyer = { id, name: `${firstName} ${lastName}`.trim(), email }
    const known = byUnit.get(unitId)
    if (known === undefined) byUnit.set(unitId, [buyer])
    else known.push(buyer)
  }
  return byUnit
}

/** The buyers of these units, by unit, in their order, with since when it is theirs: an ISO time, '' = it was not noted. */
export async function listBuyersOfUnits(
  db: Db,
  unitIds: readonly string[],
): Promise<ReadonlyMap<string, readonly (ListedBuyer & { readonly assignedAt: string })[]>> {
  const byUnit = new Map<string, (ListedBuyer & { readonly assignedAt: string })[]>()
  if (unitIds.length === 0) return byUnit
  const rows = await db
    .selectFrom('users')
    .innerJoin('unitBuyers', 'unitBuyers.userId', 'users.id')
    .select([
      'unitBuyers.unitId',
      'unitBuyers.assignedAt',
      'users.id',
      'users.firstName',
      'users.lastName',
      'users.email',
    ])
    .where('unitBuyers.unitId', 'in', unitIds)
    .orderBy('unitBuyers.position')
    .orderBy('users.id')
    .execute()
  for (const { unitId, assignedAt, firstName, lastName, id, email } of rows) {
    const buyer = { id, name: getFullName({ firstName, lastName }), email, assignedAt: assignedAt ?? '' }
    byUnit.set(unitId, [...(byUnit.get(unitId) ?? []), buyer])
  }
  return byUnit
}

/** The buyers of a unit, in their order. */
export async function listBuyersOfUnit(db: Db, unitId: string): Promise<User[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('unitBuyers', 'unitBuyers.userId', 'users.id')
    .selectAll('users')
    .where('unitBuyers.unitId', '=', unitId)
    .orderBy('unitBuyers.position')
    .orderBy('users.id')
    .execute()
  return rows.map(toUser)
}

/** Creates the user or replaces all of it. `now`: ISO time. */
export async function saveUser(db: Db, user: User, now: string): Promise<void> {
  const { id, group, ...rest } = user
  const fields = { ...rest, email: normalizeEmail(user.email), userGroup: group, updatedAt: now }
  await db
    .insertInto('users')
    .values({ id, ...fields, createdAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fields))
    .execute()
}

/** Sets which units the user has bought, in that order; what was theirs stays so since it was. `now`: ISO time. */
export async function assignUnits(db: Db, userId: string, unitIds: readonly string[], now: string): Promise<void> {
  const others = db.deleteFrom('unitBuyers').where('userId', '=', userId)
  await (unitIds.length === 0 ? others : others.where('unitId', 'not in', unitIds)).execute()
  if (unitIds.length === 0) return
  await db
    .insertInto('unitBuyers')
    .values(unitIds.map((unitId, position) => ({ unitId, userId, position, assignedAt: now })))
    .onConflict((conflict) =>
      conflict.columns(['unitId', 'userId']).doUpdateSet((set) => ({ position: set.ref('excluded.position') })),
    )
    .execute()
}

/**
 * Since when the unit is its present buyers', as an ISO time: what was done for others before is none of their affair
 * (ROL-9). '' = since before that was noted.
 */
export async function findOwnedSince(db: Db, unitId: string): Promise<string> {
  const row = await db
    .selectFrom('unitBuyers')
    .select(({ fn }) => fn.min<string | null>('assignedAt').as('since'))
    .where('unitId', '=', unitId)
    .executeTakeFirst()
  return row?.since ?? ''
}

/** The units that the user has bought, in their order. */
export async function listUnitIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('unitBuyers')
    .select('unitId')
    .where('userId', '=', userId)
    .orderBy('position')
    .orderBy('unitId')
    .execute()
  return rows.map(({ unitId }) => unitId)
}

/** Adds units to those that the user has bought, after them; one that they have stays where it is. `now`: ISO time. */
export async function addUnits(db: Db, userId: string, unitIds: readonly string[], now: string): Promise<void> {
  if (unitIds.length === 0) return
  const { last } = await db
    .selectFrom('unitBuyers')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  const start = (last ?? -1) + 1
  await db
    .insertInto('unitBuyers')
    .values(unitIds.map((unitId, index) => ({ unitId, userId, position: start + index, assignedAt: now })))
    .onConflict((conflict) => conflict.columns(['unitId', 'userId']).doNothing())
    .execute()
}

/** Takes a unit from one of its buyers; false = it was not theirs. */
export async function removeUnit(db: Db, userId: string, unitId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('unitBuyers')
    .where('userId', '=', userId)
    .where('unitId', '=', unitId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** A row as it is used in code. */
export function toUser(row: Selectable<UsersTable>): User {
  return {
    id: row.id,
    accountId: row.accountId,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    mobile: row.mobile,
    group: row.userGroup,
    role: row.role,
    passwordHash: row.passwordHash,
    disabledAt: row.disabledAt,
  }
}
