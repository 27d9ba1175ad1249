import type { Db } from '#server/platform/db/database.types.ts'
import type { RequestMark } from './request-mark.ts'

/** Only what was done is kept. */
const STATUS = 201

/** The first answer to what a visitor sent with a key. */
export interface VisitorAnswer extends RequestMark {
  /** Over the key, which is stored nowhere. */
  readonly keyHash: string
  /** The body, encrypted with the key. */
  readonly sealedBody: string
  /** ISO time. */
  readonly createdAt: string
}

/** What was answered under this key, or null. */
export async function findVisitorAnswer(db: Db, keyHash: string): Promise<VisitorAnswer | null> {
  const row = await db.selectFrom('visitorAnswers').selectAll().where('keyHash', '=', keyHash).executeTakeFirst()
  return row ?? null
}

/**
 * Keeps an answer, in the transaction of what it tells of.
 * @throws when the key has been used in the meantime; the transaction must then be rolled back
 */
export async function saveVisitorAnswer(db: Db, answer: VisitorAnswer): Promise<void> {
  await db
    .insertInto('visitorAnswers')
    .values({ ...answer, status: STATUS })
    .execute()
}
