import type { Db } from '#server/platform/db/database.types.ts'

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
export async function addOneTimeToken(db: Db, token: OneTimeToken): Promise<void> {
  await db
    .insertInto('oneTimeTokens')
    .values({ ...token, usedAt: null })
    .execute()
}

/** The id of whom the token would let in at `now` (ISO time), or null; it stays as it is. */
export async function findTokenUser(
  db: Db,
  tokenHash: string,
  kind: OneTimeTokenKind,
  now: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('oneTimeTokens')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row?.userId ?? null
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
    .returning(['userId', 'createdBy'])
    .executeTakeFirst()
  return row ?? null
}

/**
 * Makes the tokens of the user void, those of one kind or all: whoever could read an old mail must not get in after a
 * change of the password, nor by a link that a newer one has taken the place of.
 */
export async function deleteTokensOf(db: Db, userId: string, kind: OneTimeTokenKind | null = null): Promise<void> {
  let query = db.deleteFrom('oneTimeTokens').where('userId', '=', userId)
  if (kind !== null) query = query.where('kind', '=', kind)
  await query.execute()
}

/** Makes the links void that somebody has made for others. */
export async function deleteTokensMadeBy(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('oneTimeTokens').where('createdBy', '=', userId).execute()
}
