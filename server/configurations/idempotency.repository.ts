import type { Db } from '#server/platform/db/database.types.ts'

/** The first answer to a write that named an `Idempotency-Key` (decision 8). */
export interface IdempotentAnswer {
  readonly userId: string
  readonly key: string
  readonly method: string
  readonly path: string
  /** SHA-256 over the request, so that a key used for another request is noticed. */
  readonly requestHash: string
  readonly status: number
  readonly etag: string | null
  readonly body: string
  /** ISO time. */
  readonly createdAt: string
}

/** What was answered to this user under this key, or null. */
export async function findIdempotentAnswer(db: Db, userId: string, key: string): Promise<IdempotentAnswer | null> {
  const row = await db
    .selectFrom('idempotencyKeys')
    .selectAll()
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Keeps an answer, in the transaction of the write it belongs to.
 * @throws when the key has been used in the meantime; the transaction must then be rolled back
 */
export async function saveIdempotentAnswer(db: Db, answer: IdempotentAnswer): Promise<void> {
  await db.insertInto('idempotencyKeys').values(answer).execute()
}
