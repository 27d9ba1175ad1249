import type { Db } from '#server/platform/db/database.types.ts'

/** Nobody writes more; a bound all the same. */
const MOST = 10_000

/** What somebody has written in threads, the latest first: their own data (decision 24). */
export async function ownMessages(db: Db, userId: string) {
  return db
    .selectFrom('messages')
    .innerJoin('messageThreads', 'messageThreads.id', 'messages.threadId')
    .innerJoin('units', 'units.id', 'messageThreads.unitId')
    .select(['units.packageId as unitId', 'messageThreads.subject', 'messages.bodyText', 'messages.createdAt'])
    .where('messages.senderId', '=', userId)
    .orderBy('messages.createdAt', 'desc')
    .orderBy('messages.id')
    .limit(MOST)
    .execute()
}
