import type { NotNull } from 'kysely'
import type { Db } from '#server/platform/db/database.types.ts'

/** What a unit's buyers have written where a deadline is asked about. */
export interface DeadlineQuestion {
  readonly deadlineId: string
  readonly threadId: string
  /** ISO time. */
  readonly at: string
}

/** A unit's from this ISO time on, the first first. */
export async function listQuestionsOf(db: Db, unitId: string, since: string): Promise<readonly DeadlineQuestion[]> {
  return db
    .selectFrom('messageThreads')
    .innerJoin('messages', 'messages.threadId', 'messageThreads.id')
    .select(['deadlineId', 'messageThreads.id as threadId', 'messages.createdAt as at'])
    .where('unitId', '=', unitId)
    .where('kind', '=', 'deadline_question')
    .where('deadlineId', 'is not', null)
    .where('messages.fromTeam', '=', 0)
    .where('messageThreads.createdAt', '>=', since)
    .orderBy('messages.createdAt')
    .orderBy('messages.position')
    .$narrowType<{ deadlineId: NotNull }>()
    .execute()
}

/**
 * When a unit's buyers asked for more time: what they write of a deadline that is over and locks begins with that. Of
 * several threads the latest. `expiresAt`: ISO time of its end in the unit; null = they have not.
 */
export function findRequestTime(
  questions: readonly DeadlineQuestion[],
  { deadlineId, expiresAt }: { readonly deadlineId: string; readonly expiresAt: string },
): string | null {
  const end = Date.parse(expiresAt)
  const own = questions.filter((one) => one.deadlineId === deadlineId && Date.parse(one.at) > end)
  const latest = own.at(-1)
  return own.find(({ threadId }) => threadId === latest?.threadId)?.at ?? null
}
