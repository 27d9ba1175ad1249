import type { Db } from './database.ts'

/** Milliseconds that a session is kept after its end, and an answer under an idempotency key. */
const KEPT_SESSIONS_MS = 30 * 24 * 3_600_000
const KEPT_ANSWERS_MS = 7 * 24 * 3_600_000

/** Deletes what is of no use any more, so that the tables do not grow for ever. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  await db.deleteFrom('sessions').where('expiresAt', '<', before(KEPT_SESSIONS_MS)).execute()
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', before(KEPT_ANSWERS_MS)).execute()
}
