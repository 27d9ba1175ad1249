import type { Database, Db } from '#server/platform/db/database.types.ts'
import { announceLessAccess } from '#server/platform/realtime/access-word.ts'
import { deleteTokensOf } from './one-time-tokens.repository.ts'
import { deleteSessionsOf } from './sessions.repository.ts'

/** Ends whatever lets somebody in without their password; answers the hashes of the sessions. In a transaction. */
export async function endAccess(db: Db, kind: Database['kind'], userId: string): Promise<readonly string[]> {
  const ended = await deleteSessionsOf(db, userId, null)
  await deleteTokensOf(db, userId)
  await announceLessAccess(db, kind)
  return ended
}
