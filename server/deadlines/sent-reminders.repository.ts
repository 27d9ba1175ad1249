import type { Db } from '#server/platform/db/database.types.ts'

/** Somebody was reminded of a deadline, so many days before the day that it had then. */
export interface SentReminder {
  readonly deadlineId: string
  readonly unitId: string
  readonly userId: string
  /** ISO time. */
  readonly expiresAt: string
  readonly days: number
}

/** Tells a reminder from all others. */
export function getReminderKey({ deadlineId, unitId, userId, expiresAt, days }: SentReminder): string {
  return [deadlineId, unitId, userId, expiresAt, days].join(' ')
}

/** Keys of the reminders that were sent of deadlines that end from this ISO time on. */
export async function listSentReminders(db: Db, from: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('deadlineReminders').selectAll().where('expiresAt', '>=', from).execute()
  return new Set(rows.map(getReminderKey))
}

/** Notes a reminder with the mail that it is; false = somebody else was faster. `at`: ISO time. */
export async function markReminderSent(db: Db, reminder: SentReminder, at: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('deadlineReminders')
    .values({ ...reminder, at })
    .onConflict((conflict) => conflict.columns(['deadlineId', 'unitId', 'userId', 'expiresAt', 'days']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
