import type { UnitMailsTable } from '#server/platform/db/communication.schema.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'

/** Whom a mail tells of what in which unit. */
export type UnitMail = Readonly<Omit<UnitMailsTable, 'sentAt'>>

/** The time that a mail may go at, which is noted with it; null = one waits already. */
export async function takeTime(db: Db, mail: UnitMail, now: number, apartMs: number): Promise<number | null> {
  for (;;) {
    const before = await db
      .selectFrom('unitMails')
      .select('sentAt')
      .where('unitId', '=', mail.unitId)
      .where('userId', '=', mail.userId)
      .where('kind', '=', mail.kind)
      .executeTakeFirst()
    const last = before === undefined ? Number.NEGATIVE_INFINITY : Date.parse(before.sentAt)
    if (last > now) return null
    const at = Math.max(now, last + apartMs)
    // Who was faster meanwhile has set another time, from which the next look counts.
    const isTaken =
      before === undefined ? await addTime(db, mail, at) : await changeTime(db, mail, { from: before.sentAt, to: at })
    if (isTaken) return at
  }
}

async function addTime(db: Db, mail: UnitMail, at: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('unitMails')
    .values({ ...mail, sentAt: isoTime(at) })
    .onConflict((conflict) => conflict.columns(['unitId', 'userId', 'kind']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

async function changeTime(
  db: Db,
  { kind, unitId, userId }: UnitMail,
  { from, to }: { readonly from: string; readonly to: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('unitMails')
    .set({ sentAt: isoTime(to) })
    .where('unitId', '=', unitId)
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('sentAt', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
