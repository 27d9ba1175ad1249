import type { Db } from '#server/platform/db/database.types.ts'
import type { RequestMark } from '#server/platform/once/request-mark.ts'

/** Of columns that nobody reads: only what was done is kept, and its tag stands in the body. */
const UNREAD = { status: 200, etag: null }

/** The first answer to a write that named a key (decision 8). */
export interface IdempotentAnswer extends RequestMark {
  readonly userId: string
  readonly key: string
  /** As JSON. It names the revision that was stored. */
  readonly body: string
  /** ISO time. */
  readonly createdAt: string
}

/** What was answered to this user under this key, or null. */
export async function findIdempotentAnswer(db: Db, userId: string, key: string): Promise<IdempotentAnswer | null> {
  const row = await db
    .selectFrom('idempotencyKeys')
    .select(['userId', 'key', 'method', 'path', 'requestHash', 'body', 'createdAt'])
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
  await db
    .insertInto('idempotencyKeys')
    .values({ ...answer, ...UNREAD })
    .execute()
}
