import type { Db } from '../database.ts'
import { readJson } from './stored-json.ts'

/** What a token of a link is good for (decision 9). */
export type OneTimeTokenKind = 'auth_token' | 'login_token' | 'password_reset'

export interface OneTimeToken {
  /** SHA-256 of the token, hex; the token itself is stored nowhere. */
  readonly tokenHash: string
  readonly kind: OneTimeTokenKind
  /** Whom it lets in. */
  readonly userId: string
  /** Who made it; null = the user asked for it. */
  readonly createdBy: string | null
  /** ISO times. */
  readonly createdAt: string
  readonly expiresAt: string
}

/** Stores a token that works once. */
export async function addOneTimeToken(db: Db, { createdBy, ...token }: OneTimeToken): Promise<void> {
  await db
    .insertInto('oneTimeTokens')
    .values({ ...token, payload: JSON.stringify({ createdBy }), usedAt: null })
    .execute()
}

/** Whether the token would work at `now` (ISO time); it stays as it is. */
export async function isTokenGood(db: Db, tokenHash: string, kind: OneTimeTokenKind, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('oneTimeTokens')
    .select('tokenHash')
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a token up: of several that come together with it one gets an answer, the others null. `now`: ISO time. */
export async function useOneTimeToken(
  db: Db,
  tokenHash: string,
  kind: OneTimeTokenKind,
  now: string,
): Promise<{ readonly userId: string; readonly createdBy: string | null } | null> {
  const row = await db
    .updateTable('oneTimeTokens')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['userId', 'payload'])
    .executeTakeFirst()
  if (row === undefined) return null
  return { userId: row.userId, createdBy: readJson<{ createdBy: string | null }>(row.payload).createdBy }
}

/** Makes every token of the user void: whoever could read an old mail must not get in after a change of the password. */
export async function deleteTokensOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('oneTimeTokens').where('userId', '=', userId).execute()
}
