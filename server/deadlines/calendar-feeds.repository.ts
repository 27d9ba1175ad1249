import { type Selectable, sql } from 'kysely'
import type { CalendarFeedsTable } from '#server/platform/db/configuration.schema.ts'
import type { Db } from '#server/platform/db/database.types.ts'

export type CalendarFeed = Selectable<CalendarFeedsTable>

/** A user's, the oldest first. */
export async function listFeedsOf(db: Db, userId: string): Promise<readonly CalendarFeed[]> {
  return db.selectFrom('calendarFeeds').selectAll().where('userId', '=', userId).orderBy('createdAt').execute()
}

export async function findFeed(db: Db, tokenHash: string): Promise<CalendarFeed | null> {
  const row = await db.selectFrom('calendarFeeds').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst()
  return row ?? null
}

/** Stores a feed in place of the one that its user had of the same units; of several at once the last one stays. */
export async function replaceFeed(db: Db, feed: CalendarFeed): Promise<void> {
  await db
    .insertInto('calendarFeeds')
    .values(feed)
    .onConflict((conflict) => conflict.expression(sql`user_id, coalesce(unit_id, '')`).doUpdateSet(feed))
    .execute()
}

/** Whether the user had it. */
export async function deleteFeed(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendarFeeds')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function markFetched(
  db: Db,
  id: string,
  fetched: Pick<CalendarFeed, 'fetchedAt' | 'fetchedBy'>,
): Promise<void> {
  await db.updateTable('calendarFeeds').set(fetched).where('id', '=', id).execute()
}
