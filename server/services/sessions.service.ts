import { setTimeout } from 'node:timers/promises'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { checkToken, createToken } from '#shared/contracts/http/tokens.contract.ts'
import { type Account, findAccount } from '../db/repositories/accounts.repository.ts'
import { addAuditEntry } from '../db/repositories/audit-log.repository.ts'
import { deleteSession, extendSession, findSession } from '../db/repositories/sessions.repository.ts'
import { findUser, findUsersByEmail, type User } from '../db/repositories/users.repository.ts'
import type { Database, Db } from '../db/database.ts'
import type { Outcome } from './answers.ts'
import { failed, passed, refuse } from './answers.ts'
import type { RequestLog } from './request-log.ts'
import { maskEmail } from './request-log.ts'
import { createFailedLogins, type FailedLogins } from './failed-logins.ts'
import type { Freshness } from './freshness.ts'
import { type LoginAttempt, LoginLimits } from './login-limits.ts'
import { LruCache } from './lru-cache.ts'
import { verifyPassword } from './passwords.ts'
import {
  type ClientFacts,
  describeUser,
  hashToken,
  isoTime,
  sessionEnd,
  sessionIdOf,
  startSession,
} from './session-tokens.ts'
import { storageTroubleOf } from './storage-trouble.ts'
import { isPermitted, narrowPermit, type Permit } from './validity.ts'

const HOUR_MS = 3_600_000
/** ms; more than it takes, so that it does not show how many passwords were looked at: one for each account. */
const REFUSE_AFTER_MS = 150
/** A session's use is noted, and a buyer's moved on, when that was last done longer ago than this: it is a commit. */
const EXTEND_AFTER_MS = HOUR_MS
/** 32 random bytes in base64url. */
const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i
const MAX_CACHED_SESSIONS = 10_000

/** Whoever makes a call. */
export interface Caller {
  readonly user: User
  readonly account: Account
  readonly tokenHash: string
  /** How long this may be believed without asking again. */
  readonly permit: Permit
}

export interface SessionsService {
  /** Logs in; unknown e-mail and wrong password get the same answer in the same time (decision 10). */
  login(credentials: PasswordLogin, ip: string, userAgent?: string): Promise<Outcome<AnswerOf<typeof createToken>>>
  /** The caller behind an `Authorization` header, null when there is none. */
  authenticate(authorization: string): Promise<Caller | null>
  /** The same without asking the database: null also where it would have to be asked. */
  recall(authorization: string): Caller | null
  /** Ends the caller's own session. */
  revoke(caller: Caller): Promise<void>
  /** Who the caller is. */
  describe(caller: Caller): AnswerOf<typeof checkToken>
}

/** The form of `createToken` with e-mail and password. */
export type PasswordLogin = Extract<BodyOf<typeof createToken>, { readonly email: string }>

interface Credentials {
  readonly email: string
  readonly password: string
  readonly accountId: string | null
}

interface Parts {
  readonly database: Database
  readonly freshness: Freshness
  readonly log: RequestLog
  /** Of the hashes in the audit log. */
  readonly auditKey: Buffer
  /** ms since epoch. */
  readonly now: () => number
}

/** Opaque tokens, stored hashed, one per device (decisions 9 and 10). */
export function createSessionsService(parts: Parts): SessionsService {
  const { database, freshness, auditKey, now } = parts
  const doors: Doors = { limits: new LoginLimits(now), failedLogins: createFailedLogins(database, auditKey, now) }
  const callers = new LruCache<Caller>(MAX_CACHED_SESSIONS)

  function recall(authorization: string): Caller | null {
    const token = BEARER.exec(authorization)?.[1]
    if (token === undefined) return null
    freshness.poll()
    const known = callers.get(token)
    return known !== undefined && isPermitted(known.permit, now()) ? known : null
  }

  return {
    login: (credentials, ip, userAgent = '') => login(parts, doors, credentials, { ip, userAgent }),

    recall,

    async authenticate(authorization) {
      const token = BEARER.exec(authorization)?.[1]
      if (token === undefined) return null
      const known = recall(authorization)
      if (known !== null) return known
      const caller = await readCaller(parts, token)
      if (caller === null) callers.delete(token)
      else callers.set(token, caller)
      return caller
    },

    revoke: (caller) => revoke(parts, caller),

    describe: (caller) => ({ token: { user: describeUser(caller.user), account: caller.account } }),
  }
}

/** What stands between a login and whoever only guesses; each process has its own. */
interface Doors {
  readonly limits: LoginLimits
  readonly failedLogins: FailedLogins
}

async function login(
  { database, log, now }: Parts,
  { limits, failedLogins }: Doors,
  { email, password, accountId }: PasswordLogin,
  { ip, userAgent }: ClientFacts,
): Promise<Outcome<AnswerOf<typeof createToken>>> {
  const permission = limits.begin(email, ip)
  if (!permission.ok) {
    log.note(`login refused for ${maskEmail(email)}: too many attempts`)
    const headers = { 'Retry-After': String(permission.waitSeconds) }
    return failed(refuse('TOO_MANY_REQUESTS', 'Too many attempts. Try again later.', { headers }))
  }
  const refusalTime = setTimeout(REFUSE_AFTER_MS)
  const credentials = { email, password, accountId: accountId ?? null }
  const attempt = await attemptLogin(database.kysely, permission.attempt, credentials)
  if (!attempt.ok) {
    log.note(`login refused for ${maskEmail(email)}`)
    await failedLogins.record({ email, accountId: credentials.accountId, address: ip, user: attempt.tried })
    await refusalTime
    return failed(refuse('LOGIN_DENIED', 'E-mail and password do not match.'))
  }
  const { user, account } = attempt
  const token = await database.transaction(async (transaction) => {
    // A password that was changed while it was being verified lets nobody in (decision 9).
    const current = await findUser(transaction, user.id)
    if (current === null || current.passwordHash !== user.passwordHash) return null
    return startSession(transaction, { user, userAgent, method: 'password', at: now() })
  })
  if (token === null) return failed(refuse('LOGIN_DENIED', 'E-mail and password do not match.'))
  return passed({ token: { authToken: token, user: describeUser(user), account } })
}

/** Whose token it is, as the database says; null = nobody’s, or not any more. */
async function readCaller({ database, freshness, now }: Parts, token: string): Promise<Caller | null> {
  const db = database.kysely
  const tokenHash = hashToken(token)
  const permit = narrowPermit(freshness.permit(), { validities: [freshness.sessions.current(tokenHash)] })
  const time = now()
  const found = await findSession(db, tokenHash, isoTime(time))
  if (found === null) {
    // Whoever tries out tokens must not fill the registry, and so end what others have.
    freshness.sessions.end(tokenHash)
    return null
  }
  const { session, user } = found
  const account = await findAccount(db, user.accountId)
  if (account === null) return null
  let expiresAt = Date.parse(session.expiresAt)
  if (time - Date.parse(session.lastUsedAt) > EXTEND_AFTER_MS) {
    if (user.group === 'buyer') expiresAt = sessionEnd(user.group, time)
    await extendSession(db, tokenHash, isoTime(time), isoTime(expiresAt)).catch(unlessStorage)
  }
  const validUntil = Math.min(expiresAt, time + EXTEND_AFTER_MS)
  return { user, account, tokenHash, permit: narrowPermit(permit, { validUntil }) }
}

/** Who only reads goes on reading while nothing can be stored: the use is noted the next time. */
function unlessStorage(error: unknown): void {
  if (storageTroubleOf(error) === null) throw error
}

async function revoke({ database, freshness, now }: Parts, caller: Caller): Promise<void> {
  await database.transaction(async (transaction) => {
    await deleteSession(transaction, caller.tokenHash)
    await addAuditEntry(transaction, {
      accountId: caller.account.id,
      unitId: null,
      userId: caller.user.id,
      action: 'session.ended',
      subject: { kind: 'session', id: sessionIdOf(caller.tokenHash) },
      details: {},
      at: isoTime(now()),
    })
  })
  freshness.sessions.end(caller.tokenHash)
}

type Attempt =
  | { readonly ok: true; readonly user: User; readonly account: Account }
  /** Whose e-mail it is, the oldest account first; null = nobody's. */
  | { readonly ok: false; readonly tried: User | null }

/** Who logs in with these credentials, if anybody does; ends the attempt either way. */
async function attemptLogin(
  db: Db,
  attempt: LoginAttempt,
  { email, password, accountId }: Credentials,
): Promise<Attempt> {
  try {
    const users = await findUsersByEmail(db, email, accountId)
    const user = await findUserByPassword(users, password)
    const account = user === null ? null : await findAccount(db, user.accountId)
    if (user === null || account === null) {
      attempt.fail()
      return { ok: false, tried: users[0] ?? null }
    }
    attempt.succeed()
    return { ok: true, user, account }
  } catch (error) {
    attempt.abandon()
    throw error
  }
}

/** The same amount of work whether or not anybody has the e-mail. */
async function findUserByPassword(users: readonly User[], password: string): Promise<User | null> {
  const [first, ...others] = users
  if (await verifyPassword(first?.passwordHash ?? null, password)) return first ?? null
  for (const user of others) if (await verifyPassword(user.passwordHash, password)) return user
  return null
}
