import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { ORDER_FILTERS } from '#shared/contracts/http/orders.contract.ts'
import { type OrderEventKind, type OrderStanding, standAfter } from '#shared/domain/index.ts'
import { getFullName } from '#server/identity/full-name.ts'
import { findUser } from '#server/identity/users.repository.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import type { OrdersTable } from '#server/platform/db/order.schema.ts'
import { contains } from '#server/platform/db/like-pattern.ts'
import { isOneOf } from '#server/platform/db/one-of.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

export type OrderFilter = (typeof ORDER_FILTERS)[number]

export interface Order extends Omit<Selectable<OrdersTable>, 'isReopeningAsked' | 'buyers'> {
  /** Names of the unit's buyers when it was placed, in their order. */
  readonly buyers: readonly string[]
  readonly standing: OrderStanding
  /** Number of the order that came after it; null = it is the unit's last. */
  readonly replacedBy: string | null
  /** The order of the unit before; null = it is the first. `total`: cents. */
  readonly before: { readonly completedAt: string; readonly total: number } | null
}

export interface OrderEvent {
  readonly kind: OrderEventKind
  /** ISO time. */
  readonly at: string
  readonly by: { readonly name: string; readonly isStaff: boolean } | null
  readonly reason: string
  /** Items that were opened again; null = all, or it opened nothing. */
  readonly itemIds: readonly string[] | null
}

export interface NewOrderEvent {
  readonly kind: OrderEventKind
  readonly at: string
  readonly userId: string
  readonly isStaff: boolean
  /** '' = none. */
  readonly reason: string
  /** As for an event; absent = null. */
  readonly itemIds?: readonly string[]
}

/** The next count within project and year, without gaps: it is taken back with the transaction. */
export async function takeOrderCount(db: Db, projectId: string, year: number): Promise<number> {
  const row = await db
    .insertInto('orderCounters')
    .values({ projectId, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['projectId', 'year']).doUpdateSet((set) => ({ last: set('orderCounters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return row.last
}

/** Places an order: with its first event. False = another one has come after the same one before. */
export async function addOrder(
  db: Db,
  { buyers, ...order }: Omit<Order, 'state' | 'standing' | 'revision' | 'replacedBy' | 'before'>,
  placed: NewOrderEvent,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('orders')
    .values({ ...order, buyers: JSON.stringify(buyers), ...getColumns(standAfter(['placed'])), revision: 1 })
    .onConflict((conflict) => conflict.column('previousId').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await insertEvent(db, order.id, 1, placed)
  return true
}

/** Adds an event, and what it makes of the order; false = somebody else has added one since `order` was read. */
export async function addOrderEvent(db: Db, order: Order, event: NewOrderEvent): Promise<boolean> {
  const events = await listKinds(db, order.id)
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ ...getColumns(standAfter([...events, event.kind])), revision: order.revision + 1 })
    .where('id', '=', order.id)
    .where('revision', '=', order.revision)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await insertEvent(db, order.id, order.revision + 1, event)
  return true
}

/** An order of an account, or null. */
export async function findOrder(db: Db, accountId: string, id: string): Promise<Order | null> {
  const row = await select(db).where('orders.accountId', '=', accountId).where('orders.id', '=', id).executeTakeFirst()
  return row === undefined ? null : toOrder(row)
}

/** A unit's orders, the newest first. */
export async function listOrdersOfUnit(db: Db, unitId: string): Promise<readonly Order[]> {
  const rows = await select(db)
    .where('orders.unitId', '=', unitId)
    .orderBy('orders.completedAt', 'desc')
    .orderBy('orders.number', 'desc')
    .execute()
  return rows.map(toOrder)
}

/** The last order of each unit of an account that has one, by unit. */
export async function listLastOrders(
  db: Db,
  accountId: string,
): Promise<ReadonlyMap<string, Pick<Order, 'id' | 'number' | 'standing'>>> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('orders as later', 'later.previousId', 'orders.id')
    .select(['orders.unitId', 'orders.id', 'orders.number', 'orders.state', 'orders.isReopeningAsked'])
    .where('orders.accountId', '=', accountId)
    .where('later.id', 'is', null)
    .execute()
  return new Map(
    rows.map(({ unitId, id, number, state, isReopeningAsked }) => [
      unitId,
      { id, number, standing: { state, isReopeningAsked: isReopeningAsked === 1 } },
    ]),
  )
}

/** What happened to an order, the oldest first. */
export async function listOrderEvents(db: Db, orderId: string): Promise<readonly OrderEvent[]> {
  const rows = await db
    .selectFrom('orderEvents')
    .select(['kind', 'at', 'byStaff', 'reason', 'itemIds', 'byName'])
    .where('orderId', '=', orderId)
    .orderBy('sequence')
    .execute()
  return rows.map(({ kind, at, reason, itemIds, byStaff, byName }) => ({
    kind,
    at,
    reason,
    itemIds: itemIds === null ? null : readJson<string[]>(itemIds),
    by: byName === null ? null : { name: byName, isStaff: byStaff === 1 },
  }))
}

export interface OrderQuery {
  readonly accountId: string
  /** The database's own; null = of any. */
  readonly projectIds: readonly string[] | null
  /** Part of the number, the unit's number or a buyer's name; null = any. */
  readonly search: string | null
}

/** One page of an account's orders: what waits for the team first, then the newest. */
export async function listOrdersOfAccount(
  db: Db,
  query: OrderQuery,
  filter: OrderFilter | null,
  page: Page,
): Promise<readonly Order[]> {
  const rows = await narrow(within(select(db), query), filter)
    .orderBy(isWaiting, 'desc')
    .orderBy('orders.completedAt', 'desc')
    .orderBy('orders.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map(toOrder)
}

const FILTERS = ['completed', 'confirmed', 'ordered', 'returned', 'reopened', 'waiting', 'replaced'] as const

/** How many orders there are in all and of each kind. */
export async function countOrders(db: Db, query: OrderQuery): Promise<Record<OrderFilter | 'all', number>> {
  const row = await within(select(db), query)
    .clearSelect()
    .select((each) => [
      each.fn.countAll<number>().as('all'),
      ...FILTERS.map((filter) =>
        sql<number>`coalesce(sum(case when ${getCondition(filter)} then 1 else 0 end), 0)`.as(filter),
      ),
    ])
    .executeTakeFirstOrThrow()
  return {
    all: Number(row.all),
    completed: Number(row.completed),
    confirmed: Number(row.confirmed),
    ordered: Number(row.ordered),
    returned: Number(row.returned),
    reopened: Number(row.reopened),
    waiting: Number(row.waiting),
    replaced: Number(row.replaced),
  }
}

/** The team is asked for something: to look at it, or to open it. */
const isWaiting = sql<number>`case when orders.state = 'completed' or orders.is_reopening_asked = 1 then 1 else 0 end`

function getCondition(filter: OrderFilter) {
  switch (filter) {
    case 'waiting':
      return sql<boolean>`(orders.state = 'completed' or orders.is_reopening_asked = 1)`
    case 'replaced':
      return sql<boolean>`later.number is not null`
    default:
      return sql<boolean>`(orders.state = ${filter} and later.number is null)`
  }
}

function select(db: Db) {
  return db
    .selectFrom('orders')
    .leftJoin('orders as later', 'later.previousId', 'orders.id')
    .leftJoin('orders as previous', 'previous.id', 'orders.previousId')
    .selectAll('orders')
    .select([
      'later.number as replacedBy',
      'previous.total as previousTotal',
      'previous.completedAt as previousCompletedAt',
    ])
}

type Selected = ReturnType<typeof select>

function within(query: Selected, { accountId, projectIds, search }: OrderQuery): Selected {
  let found = query.where('orders.accountId', '=', accountId)
  if (projectIds !== null) found = found.where(isOneOf('orders.projectId', projectIds))
  if (search === null) return found
  return found.where((where) =>
    where.or([
      contains(where.ref('orders.number'), search),
      where.exists(
        where
          .selectFrom('units')
          .select('units.id')
          .whereRef('units.id', '=', 'orders.unitId')
          .where(contains(sql.ref('units.unitNumber'), search)),
      ),
      contains(where.ref('orders.buyers'), search),
    ]),
  )
}

function narrow(query: Selected, filter: OrderFilter | null): Selected {
  return filter === null ? query : query.where(getCondition(filter))
}

type Row = Selected extends SelectQueryBuilder<infer _Db, infer _Table, infer Output> ? Output : never

function toOrder({ isReopeningAsked, buyers, previousTotal, previousCompletedAt, ...row }: Row): Order {
  return {
    ...row,
    before:
      previousTotal === null || previousCompletedAt === null
        ? null
        : { completedAt: previousCompletedAt, total: previousTotal },
    buyers: readJson<string[]>(buyers),
    standing: { state: row.state, isReopeningAsked: isReopeningAsked === 1 },
  }
}

function getColumns({ state, isReopeningAsked }: OrderStanding) {
  return { state, isReopeningAsked: isReopeningAsked ? 1 : 0 } as const
}

async function listKinds(db: Db, orderId: string): Promise<readonly OrderEventKind[]> {
  const rows = await db
    .selectFrom('orderEvents')
    .select('kind')
    .where('orderId', '=', orderId)
    .orderBy('sequence')
    .execute()
  return rows.map(({ kind }) => kind)
}

async function insertEvent(db: Db, orderId: string, sequence: number, event: NewOrderEvent): Promise<void> {
  const { userId, isStaff, itemIds, ...fields } = event
  const user = await findUser(db, userId)
  await db
    .insertInto('orderEvents')
    .values({
      orderId,
      sequence,
      ...fields,
      itemIds: itemIds === undefined ? null : JSON.stringify(itemIds),
      byUser: userId,
      byName: user === null ? null : getFullName(user),
      byStaff: isStaff ? 1 : 0,
    })
    .execute()
}
