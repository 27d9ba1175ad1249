import { type ExpressionBuilder, sql } from 'kysely'
import type { MessageThreadsTable } from '#server/platform/db/communication.schema.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { contains } from '#server/platform/db/like-pattern.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import type { Schema } from '#server/platform/db/schema.ts'

/** What a buyer or the team has begun about a unit, and all that belongs to it. */
export type Thread = Readonly<MessageThreadsTable>

/** Where buyers find their threads. */
export interface UnitThreads {
  readonly unitId: string
  /** ISO time from which on they are the asker's affair; '' = all are. */
  readonly since: string
}

/** What a message that buyers see changes of its thread. */
type Shown = Pick<Thread, 'excerpt' | 'lastSenderName' | 'lastFromTeam' | 'state' | 'waitsFor'> & {
  readonly hasAttachments: boolean
  /** ISO time. */
  readonly at: string
}

/** What the team sets; left out = as it is. */
export type ThreadChange = Partial<Pick<Thread, 'assigneeId' | 'state' | 'waitsFor'>>

export async function addThread(db: Db, thread: Thread): Promise<void> {
  await db.insertInto('messageThreads').values(thread).execute()
}

/** A thread of the account, or null. */
export async function findThread(db: Db, accountId: string, id: string): Promise<Thread | null> {
  const row = await db
    .selectFrom('messageThreads')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

/** A thread of any account, for who has proven to know of it. */
export async function findAnyThread(db: Db, id: string): Promise<Thread | null> {
  return (await db.selectFrom('messageThreads').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** A thread of a unit that is the asker's affair, or null. */
export async function findThreadOfUnit(db: Db, { unitId, since }: UnitThreads, id: string): Promise<Thread | null> {
  const row = await db
    .selectFrom('messageThreads')
    .selectAll()
    .where('id', '=', id)
    .where('unitId', '=', unitId)
    .where('createdAt', '>=', since)
    .executeTakeFirst()
  return row ?? null
}

/** The open thread in which a deadline is asked about, the newest of several; null = there is none. */
export async function findOpenQuestion(
  db: Db,
  { unitId, since }: UnitThreads,
  deadlineId: string,
): Promise<Thread | null> {
  const row = await db
    .selectFrom('messageThreads')
    .selectAll()
    .where('deadlineId', '=', deadlineId)
    .where('unitId', '=', unitId)
    .where('kind', '=', 'deadline_question')
    .where('state', '=', 'open')
    .where('createdAt', '>=', since)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** The thread that the reporting of a deadline as done began, the newest of several; null = nothing was written with it. */
export async function findCompletionThread(
  db: Db,
  { unitId, since }: UnitThreads,
  deadlineId: string,
): Promise<Thread | null> {
  const row = await db
    .selectFrom('messageThreads')
    .selectAll()
    .where('deadlineId', '=', deadlineId)
    .where('unitId', '=', unitId)
    .where('kind', '=', 'deadline_completion')
    .where('createdAt', '>=', since)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** One page of them, the newest first, and how many there are. `search`: part of what buyers see of it; null = any. */
export async function listThreadsOfUnit(
  db: Db,
  where: UnitThreads,
  search: string | null,
  page: Page,
): Promise<{ readonly threads: readonly Thread[]; readonly total: number }> {
  let query = selectOfUnit(db, where)
  if (search !== null) {
    query = query.where(
      sql<boolean>`(${contains(sql.ref('messageThreads.subject'), search)} or exists (select 1 from messages
        where messages.thread_id = message_threads.id and messages.is_note = 0
        and ${contains(sql.ref('messages.bodyText'), search)}))`,
    )
  }
  const { total } = await query.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const threads = await query
    .selectAll('messageThreads')
    .orderBy('messageThreads.updatedAt', 'desc')
    .orderBy('messageThreads.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { threads, total: Number(total) }
}

/** How many threads of a unit have something that somebody has not seen. `seesNotes`: as one of the team. */
export async function countUnread(
  db: Db,
  where: UnitThreads,
  { userId, seesNotes }: { readonly userId: string; readonly seesNotes: boolean },
): Promise<number> {
  const { total } = await selectOfUnit(db, where)
    .leftJoin('threadReadings', (join) =>
      join.onRef('threadReadings.threadId', '=', 'messageThreads.id').on('threadReadings.userId', '=', userId),
    )
    .where((eb) =>
      eb(
        seesNotes ? 'messageThreads.lastPosition' : 'messageThreads.shownPosition',
        '>',
        eb.fn.coalesce('threadReadings.readPosition', eb.lit(0)),
      ),
    )
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/**
 * The next position of a thread, which nobody else gets, with all that the message there changes. `shown` null = a note.
 * Answers the thread as it is then.
 */
export async function takePosition(db: Db, threadId: string, shown: Shown | null): Promise<Thread> {
  return db
    .updateTable('messageThreads')
    .set((eb) => ({
      lastPosition: next(eb, 'lastPosition'),
      revision: next(eb, 'revision'),
      ...(shown && getShownFields(eb, shown)),
    }))
    .where('id', '=', threadId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What the team has set; false = somebody else was first. */
export async function updateThread(
  db: Db,
  { id, revision }: Pick<Thread, 'id' | 'revision'>,
  change: ThreadChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messageThreads')
    .set({ ...change, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function getShownFields(eb: Expressions, { at, hasAttachments, ...fields }: Shown) {
  return {
    ...fields,
    shownPosition: next(eb, 'lastPosition'),
    messageCount: next(eb, 'messageCount'),
    // A clock that was set back must not bring a thread down in the list.
    updatedAt: sql<string>`case when updated_at > ${at} then updated_at else ${at} end`,
    ...(hasAttachments && { hasAttachments: 1 as const }),
  }
}

type Expressions = ExpressionBuilder<Schema, 'messageThreads'>

function next(eb: Expressions, column: 'lastPosition' | 'revision' | 'messageCount') {
  return eb(column, '+', 1)
}

function selectOfUnit(db: Db, { unitId, since }: UnitThreads) {
  return db
    .selectFrom('messageThreads')
    .where('messageThreads.unitId', '=', unitId)
    .where('messageThreads.createdAt', '>=', since)
}
