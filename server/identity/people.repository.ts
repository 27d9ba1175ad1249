import type { Db } from '#server/platform/db/database.types.ts'
import { getFullName } from './full-name.ts'
import type { User } from './users.repository.ts'

/** Until the transaction ends nobody else changes the account's people: who counts admins counts what will be. */
export async function lockPeople(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ updatedAt: eb.ref('updatedAt') }))
    .where('accountId', '=', accountId)
    .where('userGroup', '=', 'admin')
    .execute()
}

/** Whether somebody is the only admin of their account who can log in. */
export async function isLastAdmin(db: Db, { id, accountId, group, disabledAt }: User): Promise<boolean> {
  if (group !== 'admin' || disabledAt !== null) return false
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('accountId', '=', accountId)
    .where('userGroup', '=', 'admin')
    .where('id', '!=', id)
    .where('disabledAt', 'is', null)
    .where('passwordHash', 'is not', null)
    .executeTakeFirst()
  return other === undefined
}

/** Stores what staff set of somebody, and nothing else of them: they may set a password at this moment. `now`: ISO time. */
export async function savePerson(
  db: Db,
  {
    id,
    firstName,
    lastName,
    email,
    group,
    role,
  }: Pick<User, 'id' | 'firstName' | 'lastName' | 'email' | 'group' | 'role'>,
  now: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ firstName, lastName, email, userGroup: group, role, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

/** Stores since when somebody is kept out; null = they are not. `now`: ISO time. */
export async function saveDisabled(db: Db, userId: string, disabledAt: string | null, now: string): Promise<void> {
  await db.updateTable('users').set({ disabledAt, updatedAt: now }).where('id', '=', userId).execute()
}

type Counted = keyof typeof OWNERS
const OWNERS = {
  sessions: 'userId',
  unitBuyers: 'userId',
  userRoles: 'userId',
  buyerFavorites: 'buyerId',
  buyerBudgets: 'buyerId',
  takeHomeLinks: 'buyerId',
  calendarFeeds: 'userId',
  documentOpenings: 'userId',
} as const

/** How many rows of a table are somebody's own. */
export async function countOwn(db: Db, table: Counted, userId: string): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(db.dynamic.ref<string>(OWNERS[table]), '=', userId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** What stays of somebody, by kind. */
export async function countKept(db: Db, { id, accountId, email, firstName, lastName }: User) {
  const units = db.selectFrom('unitBuyers').select('unitId').where('userId', '=', id)
  const count = async (query: Promise<{ readonly count: number }>) => Number((await query).count)
  return {
    orders: await count(
      db
        .selectFrom('orders')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('unitId', 'in', units)
        .executeTakeFirstOrThrow(),
    ),
    orderEvents: await count(
      db
        .selectFrom('orderEvents')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('byUser', '=', id)
        .executeTakeFirstOrThrow(),
    ),
    selections: await count(
      db
        .selectFrom('configurations')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('unitId', 'in', units)
        .executeTakeFirstOrThrow(),
    ),
    actingPeriods: await count(
      db
        .selectFrom('actingPeriods')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where((where) => where.or([where('buyerId', '=', id), where('staffId', '=', id)]))
        .executeTakeFirstOrThrow(),
    ),
    // Who answered one stands there by name alone.
    proposals: await count(
      db
        .selectFrom('proposals')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where((where) =>
          where.or([
            where('authorId', '=', id),
            where.and([where('answererName', '=', getFullName({ firstName, lastName })), where('unitId', 'in', units)]),
          ]),
        )
        .executeTakeFirstOrThrow(),
    ),
    deadlines: await count(
      db
        .selectFrom('deadlineCompletions')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('byId', '=', id)
        .executeTakeFirstOrThrow(),
    ),
    messages: await count(
      db
        .selectFrom('messages')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('senderId', '=', id)
        .executeTakeFirstOrThrow(),
    ),
    auditEntries: await count(
      db
        .selectFrom('auditLog')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('userId', '=', id)
        .executeTakeFirstOrThrow(),
    ),
    mails: await count(
      db
        .selectFrom('mails')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('accountId', '=', accountId)
        .where('recipient', '=', email)
        .executeTakeFirstOrThrow(),
    ),
  }
}
