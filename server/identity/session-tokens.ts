import { isoTime } from '#server/platform/db/iso-time.ts'
import { createHash, randomBytes } from 'node:crypto'
import type { Grant } from '#shared/domain/roles/roles.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import { describeGrants, listGrants } from './roles.repository.ts'
import { createSession } from './sessions.repository.ts'
import type { User, UserGroup } from './users.repository.ts'
import { getDeviceName } from './device-name.ts'

const HOUR_MS = 3_600_000
const BUYER_SESSION_MS = 30 * 24 * HOUR_MS
const STAFF_SESSION_MS = 12 * HOUR_MS

/** Where a call comes from. */
export interface ClientFacts {
  readonly ip: string
  readonly userAgent: string
}

/** How somebody got in. */
export type LoginMethod = 'password' | 'auth_token' | 'login_token' | 'registration' | 'setup' | 'password_change'

/** 256 random bits, in base64url (decision 9). */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256, hex: how tokens are stored (decision 9). */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Whose a session is, and who made the link that it began with; null = nobody did. */
interface SessionOwner {
  readonly group: UserGroup
  readonly createdBy: string | null
}

/** Whether a session goes on as long as it is used: a buyer's, unless staff made the link for it (USR-9). */
export function isSliding({ group, createdBy }: SessionOwner): boolean {
  return group === 'buyer' && createdBy === null
}

/**
 * ms since epoch at which a session that begins or is used at `now` ends: 30 days without use where it slides, 12 hours
 * after login otherwise (decision 9).
 */
export function sessionEnd(owner: SessionOwner, now: number): number {
  return now + (isSliding(owner) ? BUYER_SESSION_MS : STAFF_SESSION_MS)
}

/** The id that a session is known by outside: tells nothing of its token, nor of the token's hash. */
export function getSessionId(tokenHash: string): string {
  return hashToken(`session ${tokenHash}`).slice(0, 32)
}

interface SessionStart {
  readonly user: User
  readonly userAgent: string
  readonly method: LoginMethod
  /** Who made the link that let them in; null = they did it themselves. */
  readonly createdBy?: string | null
  /** ms since epoch. */
  readonly at: number
}

/** Begins a session, with its audit entry, and answers its token, which is stored nowhere. In a transaction. */
export async function startSession(
  db: Db,
  { user, userAgent, method, createdBy = null, at }: SessionStart,
): Promise<string> {
  const token = newToken()
  const tokenHash = hashToken(token)
  const now = isoTime(at)
  await createSession(db, {
    tokenHash,
    userId: user.id,
    createdBy,
    deviceLabel: getDeviceName(userAgent),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: isoTime(sessionEnd({ group: user.group, createdBy }, at)),
  })
  await addAuditEntry(db, {
    accountId: user.accountId,
    unitId: null,
    userId: user.id,
    action: 'session.started',
    subject: { kind: 'session', id: getSessionId(tokenHash) },
    details: { method, ...(createdBy ? { linkOf: createdBy } : {}) },
    at: now,
  })
  return token
}

/** A user as answers name them. */
export function describeUser({ id, email, firstName, lastName, mobile, group, role }: User) {
  return { id, email, firstName, lastName, mobile, group, role }
}

interface LoginParts {
  readonly db: Db
  readonly mails: Pick<MailQueue, 'keepsMails'>
}

/** Who is logged in; of staff what they may do as well, and whether mails get further than the outbox. */
export async function describeLogin({ db, mails }: LoginParts, user: User, grants?: readonly Grant[]) {
  if (user.group === 'buyer') return { user: describeUser(user) }
  const roles = await describeGrants(db, grants ?? (await listGrants(db, user)))
  return { user: { ...describeUser(user), roles }, keepsMails: mails.keepsMails }
}
