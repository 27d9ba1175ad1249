import type { OwnChoices } from '#server/identity/own-data.service.ts'
import type { Db } from '#server/platform/db/database.types.ts'

/** What somebody has completed of a unit's deadlines, and what they were reminded of: their own data (decision 24). */
export async function ownDeadlines(db: Db, unitId: string, userId: string): Promise<OwnChoices['deadlines']> {
  const completions = await db
    .selectFrom('deadlineCompletions')
    .select(['deadlineId', 'at'])
    .where('unitId', '=', unitId)
    .where('byId', '=', userId)
    .orderBy('at')
    .execute()
  const reminders = await db
    .selectFrom('deadlineReminders')
    .select(['deadlineId', 'at'])
    .where('unitId', '=', unitId)
    .where('userId', '=', userId)
    .orderBy('at')
    .execute()
  return { completions, reminders }
}
