import type { Database, Db } from '#server/platform/db/database.types.ts'
import { announceLessAccess } from '#server/platform/realtime/access-word.ts'
import { deleteTokensMadeBy, deleteTokensOf } from './one-time-tokens.repository.ts'
import { deleteSessionsMadeBy, deleteSessionsOf } from './sessions.repository.ts'

/**
 * Ends whatever lets somebody in without their password, and whatever their login links let others do; answers the hashes
 * of the sessions. In a transaction.
 */
export async function endAccess(db: Db, kind: Database['kind'], userId: string): Promise<readonly string[]> {
  const own = await deleteSessionsOf(db, userId, null)
  await deleteTokensOf(db, userId)
  await announceLessAccess(db, kind, [userId])
  return [...own, ...(await endMadeAccess(db, kind, userId))]
}

/** Ends what somebody's login links let others do (USR-9); answers the hashes of the sessions. In a transaction. */
export async function endMadeAccess(db: Db, kind: Database['kind'], userId: string): Promise<readonly string[]> {
  await deleteTokensMadeBy(db, userId)
  const ended = await deleteSessionsMadeBy(db, userId)
  await announceLessAccess(
    db,
    kind,
    ended.map((session) => session.userId),
  )
  return ended.map(({ tokenHash }) => tokenHash)
}
