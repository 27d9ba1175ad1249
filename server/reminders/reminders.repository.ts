import type { Db } from '#server/platform/db/database.types.ts'

/** Who was reminded on this day already, by id of user. `day`: in Berlin, `YYYY-MM-DD`. */
export async function listRemindedOn(db: Db, day: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('reminders').select('userId').where('lastDay', '=', day).execute()
  return new Set(rows.map(({ userId }) => userId))
}

/** Notes that somebody is reminded on this day; of several who come together one gets true, later that day nobody does. */
export async function markReminded(db: Db, userId: string, day: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reminders')
    .values({ userId, lastDay: day })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ lastDay: day }).where('reminders.lastDay', '<', day),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
