import type { Db } from '#server/platform/db/database.types.ts'

/** Somebody and a thread that they read. */
export interface Reader {
  readonly threadId: string
  readonly userId: string
  /** One of the team; for buyers notes do not count, as if they were not there. */
  readonly seesNotes: boolean
}

/** How far somebody has read these threads, by id; whoever has not opened one is not in it. */
export async function listReadings(
  db: Db,
  userId: string,
  threadIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (threadIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('threadReadings')
    .select(['threadId', 'readPosition'])
    .where('userId', '=', userId)
    .where('threadId', 'in', threadIds)
    .execute()
  return new Map(rows.map(({ threadId, readPosition }) => [threadId, readPosition]))
}

/**
 * Notes that somebody has seen a thread up to a message, and when that was first so. 0 = they want it to be unread again.
 * `at`: ISO time.
 */
export async function noteReading(db: Db, reader: Reader, position: number, at: string): Promise<void> {
  const { threadId, userId } = reader
  if (position === 0) {
    await db.deleteFrom('threadReadings').where('threadId', '=', threadId).where('userId', '=', userId).execute()
    return followOwn(db, reader)
  }
  const newest = await findNewest(db, reader)
  const seen = Math.min(position, newest)
  await raise(db, reader, seen)
  await followOwn(db, reader)
  const { last } = await db
    .selectFrom('threadSightings')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('threadId', '=', threadId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  if (seen <= (last ?? 0)) return
  await db
    .insertInto('threadSightings')
    .values({ threadId, userId, position: seen, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What somebody has written themselves is not unread: their reading goes on to the next message of somebody else. */
export async function followOwn(db: Db, reader: Reader): Promise<void> {
  const read = (await listReadings(db, reader.userId, [reader.threadId])).get(reader.threadId) ?? 0
  const { first } = await selectSeen(db, reader)
    .select(({ fn }) => fn.min<number | null>('position').as('first'))
    .where('position', '>', read)
    .where((eb) => eb.or([eb('senderId', 'is', null), eb('senderId', '!=', reader.userId)]))
    .executeTakeFirstOrThrow()
  const next = first === null ? await findNewest(db, reader) : first - 1
  if (next > read) await raise(db, reader, next)
}

/** Threads of a buyer's units of which they have seen everything that buyers see. */
export async function listReadThreads(db: Db, userId: string) {
  return db
    .selectFrom('threadReadings')
    .innerJoin('messageThreads', 'messageThreads.id', 'threadReadings.threadId')
    .innerJoin('unitBuyers', (join) =>
      join
        .onRef('unitBuyers.unitId', '=', 'messageThreads.unitId')
        .onRef('unitBuyers.userId', '=', 'threadReadings.userId'),
    )
    .select(['messageThreads.id', 'messageThreads.unitId', 'messageThreads.createdAt'])
    .where('threadReadings.userId', '=', userId)
    .whereRef('threadReadings.readPosition', '>=', 'messageThreads.shownPosition')
    .orderBy('messageThreads.updatedAt', 'desc')
    .orderBy('messageThreads.id')
    .execute()
}

/** When who has first seen a thread up to which message, in that order, with the names of those who are still there. */
export async function listSightings(db: Db, threadId: string) {
  return db
    .selectFrom('threadSightings')
    .innerJoin('users', 'users.id', 'threadSightings.userId')
    .select(['userId', 'position', 'at', 'users.firstName', 'users.lastName', 'users.userGroup'])
    .where('threadId', '=', threadId)
    .orderBy('at')
    .orderBy('position')
    .orderBy('userId')
    .execute()
}

async function findNewest(db: Db, reader: Reader): Promise<number> {
  const { newest } = await selectSeen(db, reader)
    .select(({ fn }) => fn.max<number | null>('position').as('newest'))
    .executeTakeFirstOrThrow()
  return newest ?? 0
}

function selectSeen(db: Db, { threadId, seesNotes }: Reader) {
  return db
    .selectFrom('messages')
    .where('threadId', '=', threadId)
    .$if(!seesNotes, (query) => query.where('isNote', '=', 0))
}

/** Never back: of two windows that read at once, the further counts. */
async function raise(db: Db, { threadId, userId }: Reader, readPosition: number): Promise<void> {
  await db
    .insertInto('threadReadings')
    .values({ threadId, userId, readPosition })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'threadId'])
        .doUpdateSet({ readPosition })
        .where('threadReadings.readPosition', '<', readPosition),
    )
    .execute()
}
