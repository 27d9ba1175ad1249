import type { Db } from '../database.ts'
import { findUser, type User } from './users.repository.ts'

export interface Session {
  /** SHA-256 of the token, hex; the token itself is stored nowhere (decision 9). */
  readonly tokenHash: string
  readonly userId: string
  /** ISO times. */
  readonly createdAt: string
  readonly lastUsedAt: string
  readonly expiresAt: string
}

/** Stores a new session. */
export async function createSession(db: Db, session: Session): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

/** The session of a token and its user, or null when it is unknown or over at `now`. */
export async function findSession(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<{ session: Session; user: User } | null> {
  const session = await db
    .selectFrom('sessions')
    .select(['tokenHash', 'userId', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (!session) return null
  const user = await findUser(db, session.userId)
  return user ? { session, user } : null
}

/** Notes the use of a session and moves its end (sliding expiry). Not on every call: it is a commit. */
export async function extendSession(db: Db, tokenHash: string, lastUsedAt: string, expiresAt: string): Promise<void> {
  await db.updateTable('sessions').set({ lastUsedAt, expiresAt }).where('tokenHash', '=', tokenHash).execute()
}

/** Ends one session; nothing happens when there is none. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()
}
