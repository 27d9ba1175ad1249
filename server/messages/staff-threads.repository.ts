import { type SelectQueryBuilder, sql } from 'kysely'
import type { THREAD_BOXES } from '#shared/contracts/http/staff-messages.contract.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { contains } from '#server/platform/db/like-pattern.ts'
import { isOneOf } from '#server/platform/db/one-of.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Thread } from './threads.repository.ts'

export type ThreadBox = (typeof THREAD_BOXES)[number]
export type BoxCounts = Record<ThreadBox, number>

/** Whose threads are listed, and which. */
export interface ThreadQuery {
  readonly accountId: string
  /** The database's own ids; null = every project of the account. */
  readonly projectIds: readonly string[] | null
  /** The database's own; null = any. */
  readonly unitId: string | null
  /** Whose threads are `mine`, and who has not read some. */
  readonly userId: string
}

/** One page of a box, the newest first. */
export async function listBox(db: Db, query: ThreadQuery, box: ThreadBox, page: Page): Promise<readonly Thread[]> {
  return readPage(within(db, query).where(getCondition(box, query.userId)), page)
}

/**
 * Those of a box in which a word stands: in the subject, a message, the unit's number or a buyer's name. `total`: how many
 * there are, up to a thousand.
 */
export async function searchBox(
  db: Db,
  query: ThreadQuery,
  { box, search, page }: { readonly box: ThreadBox; readonly search: string; readonly page: Page },
): Promise<{ readonly threads: readonly Thread[]; readonly total: number }> {
  const found = within(db, query)
    .where(getCondition(box, query.userId))
    .where(
      sql<boolean>`(${contains(sql.ref('t.subject'), search)}
        or t.unit_id in (select u.id from units u where u.account_id = ${query.accountId}
          and ${contains(sql.ref('u.unitNumber'), search)})
        or t.unit_id in (select b.unit_id from unit_buyers b join users p on p.id = b.user_id
          where p.account_id = ${query.accountId} and ${contains(sql`p.first_name || ' ' || p.last_name`, search)})
        or exists (select 1 from messages m where m.thread_id = t.id and ${contains(sql.ref('m.bodyText'), search)}))`,
    )
  // All of it at once: each look at every message takes its time.
  const ids = (await inOrder(found.select('t.id')).limit(MOST_FOUND).execute()).map(({ id }) => id)
  const shown = ids.slice(page.offset, page.offset + page.limit)
  const threads = await readPage(within(db, query).where(isOneOf('t.id', shown)), { limit: page.limit, offset: 0 })
  return { threads, total: ids.length }
}

/** More than anybody looks through. */
const MOST_FOUND = 1_000

/** How many there are in each box. */
export async function countBoxes(db: Db, query: ThreadQuery): Promise<BoxCounts> {
  const { userId } = query
  const count = (box: ThreadBox) =>
    sql<number>`coalesce(sum(case when ${getCondition(box, userId)} then 1 else 0 end), 0)`.as(box)
  const open = await within(db, query)
    .where(OPEN)
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      count('ours'),
      count('mine'),
      count('unassigned'),
      count('buyer'),
      count('unread'),
    ])
    .executeTakeFirstOrThrow()
  const { closed } = await within(db, query)
    .where(getCondition('closed', userId))
    .select(({ fn }) => fn.countAll<number>().as('closed'))
    .executeTakeFirstOrThrow()
  return {
    ours: Number(open.ours),
    mine: Number(open.mine),
    unassigned: Number(open.unassigned),
    buyer: Number(open.buyer),
    unread: Number(open.unread),
    closed: Number(closed),
    all: Number(open.open) + Number(closed),
  }
}

/**
 * How many of each unit wait for the team, units of none left out. `projectIds`: those whose threads are counted, by the
 * database's own ids; null = all.
 */
export async function countWaitingByUnit(
  db: Db,
  accountId: string,
  projectIds: readonly string[] | null,
): Promise<ReadonlyMap<string, number>> {
  const rows = await within(db, { accountId, projectIds, unitId: null })
    .where(WAITS)
    .groupBy('t.unitId')
    .select(({ fn }) => ['t.unitId', fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map(({ unitId, count }) => [unitId, Number(count)]))
}

/** Those of a unit that wait for the team, the newest first; at most a few. */
export async function listWaitingOfUnit(
  db: Db,
  { id: unitId, accountId }: { readonly id: string; readonly accountId: string },
): Promise<readonly { readonly id: string; readonly subject: string }[]> {
  const waiting = within(db, { accountId, projectIds: null, unitId }).where(WAITS)
  return inOrder(waiting.select(['t.id', 't.subject']))
    .limit(MOST_NAMED)
    .execute()
}

/** More than anybody reads in a list of what is to be done. */
const MOST_NAMED = 20

/** Written out, so that the database knows the index of what is open. */
const OPEN = sql<boolean>`t.state = 'open'`
/** The same, of what the team has to answer. */
const WAITS = sql<boolean>`(t.state = 'open' and t.waits_for = 'team')`

function getCondition(box: ThreadBox, userId: string) {
  switch (box) {
    case 'ours':
      return WAITS
    case 'buyer':
      return sql<boolean>`(t.state = 'open' and t.waits_for = 'buyer')`
    case 'mine':
      return sql<boolean>`(t.state = 'open' and t.assignee_id = ${userId})`
    case 'unassigned':
      return sql<boolean>`(t.state = 'open' and t.assignee_id is null)`
    case 'unread':
      return sql<boolean>`(t.state = 'open' and ${isUnread(userId)})`
    case 'closed':
      return sql<boolean>`t.state = 'closed'`
    case 'all':
      return sql<boolean>`1 = 1`
  }
}

function isUnread(userId: string) {
  return sql<boolean>`t.last_position > coalesce((select r.read_position from thread_readings r
    where r.user_id = ${userId} and r.thread_id = t.id), 0)`
}

type Threads = SelectQueryBuilder<Schema & { t: Schema['messageThreads'] }, 't', object>

function within(db: Db, { accountId, projectIds, unitId }: Omit<ThreadQuery, 'userId'>): Threads {
  const ofAccount = db.selectFrom('messageThreads as t').where('t.accountId', '=', accountId)
  const ofProjects = projectIds === null ? ofAccount : ofAccount.where(isOneOf('t.projectId', projectIds))
  return unitId === null ? ofProjects : ofProjects.where('t.unitId', '=', unitId)
}

async function readPage(query: Threads, page: Page) {
  return inOrder(query.selectAll('t')).limit(page.limit).offset(page.offset).execute()
}

/** The newest first. */
function inOrder<Output>(query: SelectQueryBuilder<Schema & { t: Schema['messageThreads'] }, 't', Output>) {
  return query.orderBy('t.updatedAt', 'desc').orderBy('t.id', 'desc')
}
