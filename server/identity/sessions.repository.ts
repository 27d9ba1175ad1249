import type { Db } from '#server/platform/db/database.types.ts'
import { findUser, type User } from './users.repository.ts'

export interface Session {
  /** SHA-256 of the token, hex; the token itself is stored nowhere (decision 9). */
  readonly tokenHash: string
  readonly userId: string
  /** Who made the link that it began with; null = its user logged in themselves. */
  readonly createdBy: string | null
  /** ISO times. */
  readonly createdAt: string
  readonly lastUsedAt: string
  readonly expiresAt: string
}

/** A session with what its owner knows it by. */
export interface DeviceSession extends Session {
  /** Browser and system; '' = it did not say. */
  readonly deviceLabel: string
}

/** Stores a new session. */
export async function createSession(
  db: Db,
  session: Omit<Session, 'createdBy'> & Partial<DeviceSession>,
): Promise<void> {
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
    .select(['tokenHash', 'userId', 'createdBy', 'createdAt', 'lastUsedAt', 'expiresAt'])
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

/** The sessions of a user that are not over at `now` (ISO time), the last used first. */
export async function listSessionsOf(db: Db, userId: string, now: string): Promise<DeviceSession[]> {
  return db
    .selectFrom('sessions')
    .select(['tokenHash', 'userId', 'createdBy', 'deviceLabel', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('tokenHash')
    .execute()
}

/** When each of these users was there last (ISO time), as far as a session of theirs is still known. */
export async function listLastUses(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('sessions')
    .select(({ fn }) => ['userId', fn.max('lastUsedAt').as('lastUsedAt')])
    .where('userId', 'in', userIds)
    .groupBy('userId')
    .execute()
  return new Map(rows.map(({ userId, lastUsedAt }) => [userId, lastUsedAt]))
}

/** Ends all sessions of a user but one (null = all); answers the hashes of those that it ended. */
export async function deleteSessionsOf(db: Db, userId: string, exceptTokenHash: string | null): Promise<string[]> {
  let query = db.deleteFrom('sessions').where('userId', '=', userId)
  if (exceptTokenHash !== null) query = query.where('tokenHash', '!=', exceptTokenHash)
  const rows = await query.returning('tokenHash').execute()
  return rows.map(({ tokenHash }) => tokenHash)
}

/** Ends all sessions that began with a link of somebody's; answers those that it ended. */
export async function deleteSessionsMadeBy(
  db: Db,
  userId: string,
): Promise<readonly Pick<Session, 'tokenHash' | 'userId'>[]> {
  return db.deleteFrom('sessions').where('createdBy', '=', userId).returning(['tokenHash', 'userId']).execute()
}

/** Ends one session; nothing happens when there is none. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()
}
