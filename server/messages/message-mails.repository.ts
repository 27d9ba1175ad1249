import type { Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'

/**
 * When a mail about a thread may go to somebody, in ms since epoch: at once, or as long after the last one as mails have to
 * be apart. null = one waits already. Of several who ask at the same time one gets it.
 */
export async function takeMailTime(
  db: Db,
  to: { readonly threadId: string; readonly userId: string },
  now: number,
  apartMs: number,
): Promise<number | null> {
  const { threadId, userId } = to
  const before = await db
    .selectFrom('messageMails')
    .select('sentAt')
    .where('threadId', '=', threadId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  const last = before === undefined ? Number.NEGATIVE_INFINITY : Date.parse(before.sentAt)
  if (last > now) return null
  const at = Math.max(now, last + apartMs)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('messageMails')
    .values({ ...to, sentAt: isoTime(at) })
    .onConflict((conflict) =>
      conflict
        .columns(['threadId', 'userId'])
        .doUpdateSet({ sentAt: isoTime(at) })
        .where('messageMails.sentAt', '<=', isoTime(now)),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? at : null
}
