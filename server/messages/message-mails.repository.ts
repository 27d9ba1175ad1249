import type { MessageMailsTable } from '#server/platform/db/communication.schema.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'

/** Whom a mail tells of which thread. */
type Told = Readonly<Omit<MessageMailsTable, 'sentAt'>>

/**
 * When a mail about a thread may go to somebody, in ms since epoch: at once, or as long after the last one as mails have to
 * be apart. null = one waits already. Of several who ask at the same time one gets it.
 */
export async function takeMailTime(db: Db, to: Told, now: number, apartMs: number): Promise<number | null> {
  for (;;) {
    const before = await db
      .selectFrom('messageMails')
      .select('sentAt')
      .where('threadId', '=', to.threadId)
      .where('userId', '=', to.userId)
      .executeTakeFirst()
    const last = before === undefined ? Number.NEGATIVE_INFINITY : Date.parse(before.sentAt)
    if (last > now) return null
    const at = Math.max(now, last + apartMs)
    // Who was faster meanwhile has set another time, from which the next look counts.
    const isTaken =
      before === undefined ? await addTime(db, to, at) : await changeTime(db, to, { from: before.sentAt, to: at })
    if (isTaken) return at
  }
}

async function addTime(db: Db, to: Told, at: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('messageMails')
    .values({ ...to, sentAt: isoTime(at) })
    .onConflict((conflict) => conflict.columns(['threadId', 'userId']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

async function changeTime(
  db: Db,
  { threadId, userId }: Told,
  { from, to }: { readonly from: string; readonly to: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messageMails')
    .set({ sentAt: isoTime(to) })
    .where('threadId', '=', threadId)
    .where('userId', '=', userId)
    .where('sentAt', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
