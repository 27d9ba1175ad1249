import { setTimeout } from 'node:timers/promises'
import type { Grant } from '#shared/domain/roles/roles.ts'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { checkToken, createToken } from '#shared/contracts/http/tokens.contract.ts'
import { type Account, findAccount } from '#server/projects/accounts.repository.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import { listGrants } from './roles.repository.ts'
import { deleteSession, extendSession, findSession } from './sessions.repository.ts'
import { findUser, findUsersByEmail, type User } from './users.repository.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { type Log, maskEmail } from '#server/platform/log.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { createFailedLogins, type FailedLogins } from './failed-logins.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import { LoginLimits } from './login-limits.ts'
import { createLoginNotices, type LoginNotices } from './login-notices.ts'
import { LruCache } from '#server/platform/cache/lru-cache.ts'
import { verifyPassword } from './passwords.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import {
  type ClientFacts,
  describeLogin,
  hashToken,
  isSliding,
  sessionEnd,
  getSessionId,
  startSession,
} from './session-tokens.ts'
import { getStorageTrouble } from '#server/platform/db/storage-trouble.ts'
import { isLeaseValid, narrowLease, type CacheLease } from '#server/platform/cache/cache-lease.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'

const HOUR_MS = 3_600_000
/** ms; more than it takes, so that it does not show how many passwords were looked at: one for each account. */
const REFUSE_AFTER_MS = 150
/** A session's use is noted, and a buyer's moved on, when that was last done longer ago than this: it is a commit. */
const EXTEND_AFTER_MS = HOUR_MS
/** 32 random bytes in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/
const MAX_CACHED_SESSIONS = 10_000

/** Whoever makes a call. */
export interface Caller {
  readonly user: User
  readonly account: Account
  /** What they may do as one of the account's own people (decision 62), by the database's own ids of projects. */
  readonly grants: readonly Grant[]
  readonly tokenHash: string
  /** How long this may be believed without asking again. */
  readonly lease: CacheLease
}

export interface SessionsService {
  /** Logs in; unknown e-mail and wrong password get the same answer in the same time (decision 10). */
  login(credentials: PasswordLogin, ip: string, userAgent?: string): Promise<Result<AnswerOf<typeof createToken>>>
  /** Whose token it is; null = nobody's. */
  authenticate(token: string): Promise<Caller | null>
  /** The same without asking the database: null also where it would have to be asked. */
  recall(token: string): Caller | null
  /** Ends the caller's own session. */
  revoke(caller: Caller): Promise<void>
  /** Who the caller is. */
  describe(caller: Caller): Promise<AnswerOf<typeof checkToken>>
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
  readonly changeClock: ChangeClock
  readonly log: Log
  readonly rateLimits: RateLimits
  readonly mails: MailQueue
  /** Of the hashes in the audit log. */
  readonly auditKey: Buffer
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

/** Opaque tokens, stored hashed, one per device (decisions 9 and 10). */
export function createSessionsService(parts: Parts): SessionsService {
  const { database, changeClock, rateLimits, auditKey, now } = parts
  const doors: Doors = {
    limits: new LoginLimits(rateLimits),
    failedLogins: createFailedLogins(database, auditKey, now),
    notices: createLoginNotices(parts),
  }
  const callers = new LruCache<Caller>(MAX_CACHED_SESSIONS)

  function recall(token: string): Caller | null {
    changeClock.poll()
    const known = callers.get(token)
    return known !== undefined && isLeaseValid(known.lease, now()) ? known : null
  }

  return {
    login: (credentials, ip, userAgent = '') => login(parts, doors, credentials, { ip, userAgent }),

    recall,

    async authenticate(token) {
      const known = recall(token)
      if (known !== null) return known
      // A kiosk's, or nobody's: no need to ask.
      if (!TOKEN.test(token)) return null
      const caller = await readCaller(parts, token)
      if (caller === null) callers.delete(token)
      else callers.set(token, caller)
      return caller
    },

    revoke: (caller) => revoke(parts, caller),

    async describe({ user, account, grants }) {
      return { token: { ...(await describeLogin({ db: database.kysely, mails: parts.mails }, user, grants)), account } }
    },
  }
}

/** What stands between a login and whoever only guesses. */
interface Doors {
  readonly limits: LoginLimits
  readonly failedLogins: FailedLogins
  readonly notices: LoginNotices
}

async function login(
  parts: Parts,
  doors: Doors,
  { email, password, accountId }: PasswordLogin,
  facts: ClientFacts,
): Promise<Result<AnswerOf<typeof createToken>>> {
  const permission = await doors.limits.begin(email, facts.ip)
  if (!permission.ok) {
    parts.log.note(`login refused for ${maskEmail(email)}: too many attempts`)
    const { waitSeconds: retryAfterSeconds } = permission
    return failedWith('TOO_MANY_REQUESTS', 'Too many attempts. Try again later.', { retryAfterSeconds })
  }
  const refusalTime = setTimeout(REFUSE_AFTER_MS)
  const { attempt } = permission
  const credentials = { email, password, accountId: accountId ?? null }
  const start = async (db: Db, user: User) => {
    await attempt.succeed(db)
    return startSession(db, { user, userAgent: facts.userAgent, method: 'password', at: parts.now() })
  }
  const result = await attemptLogin(parts, credentials, start).catch(async (error: unknown) => {
    // The first error says more than that of a database that is away.
    await attempt.abandon().catch(() => undefined)
    throw error
  })
  if (result.ok) return passed({ token: result.token })
  attempt.fail()
  await Promise.all([
    refused(parts, doors, { credentials, facts, tried: result.tried, isLast: attempt.isLast }),
    refusalTime,
  ])
  return failedWith('LOGIN_DENIED', 'E-mail and password do not match.')
}

interface RefusedLogin {
  readonly credentials: Credentials
  readonly facts: ClientFacts
  /** Whose e-mail it is, the oldest account first; null = nobody's. */
  readonly tried: User | null
  /** The e-mail is locked now. */
  readonly isLast: boolean
}

/** What is noted of it, and who is told. */
async function refused(
  { log }: Parts,
  { failedLogins, notices }: Doors,
  { credentials: { email, accountId }, facts: { ip }, tried, isLast }: RefusedLogin,
): Promise<void> {
  log.note(`login refused for ${maskEmail(email)}`)
  await failedLogins.record({ email, accountId, address: ip, user: tried })
  if (!isLast || tried === null) return
  // Whoever tries must not see by an error that there is somebody to tell.
  await notices.tellLocked(tried).catch((error: unknown) => log.fault('the notice of a locked login', error))
}

/** Whose token it is, as the database says; null = nobody’s, or not any more. */
async function readCaller({ database, changeClock, now }: Parts, token: string): Promise<Caller | null> {
  const db = database.kysely
  const tokenHash = hashToken(token)
  const lease = narrowLease(changeClock.lease(), { marks: [changeClock.sessions.current(tokenHash)] })
  const time = now()
  const found = await findSession(db, tokenHash, isoTime(time))
  if (found === null) {
    // Whoever tries out tokens must not fill the registry, and so end what others have.
    changeClock.sessions.end(tokenHash)
    return null
  }
  const { session, user } = found
  if (user.disabledAt) return null
  const account = await findAccount(db, user.accountId)
  if (account === null) return null
  let expiresAt = Date.parse(session.expiresAt)
  if (time - Date.parse(session.lastUsedAt) > EXTEND_AFTER_MS) {
    const owner = { group: user.group, createdBy: session.createdBy }
    if (isSliding(owner)) expiresAt = sessionEnd(owner, time)
    await extendSession(db, tokenHash, isoTime(time), isoTime(expiresAt)).catch(unlessStorage)
  }
  const validUntil = Math.min(expiresAt, time + EXTEND_AFTER_MS)
  const grants = await listGrants(db, user)
  return { user, account, grants, tokenHash, lease: narrowLease(lease, { validUntil }) }
}

/** Who only reads goes on reading while nothing can be stored: the use is noted the next time. */
function unlessStorage(error: unknown): void {
  if (getStorageTrouble(error) === null) throw error
}

async function revoke({ database, changeClock, now }: Parts, caller: Caller): Promise<void> {
  await database.transaction(async (transaction) => {
    await deleteSession(transaction, caller.tokenHash)
    await addAuditEntry(transaction, {
      accountId: caller.account.id,
      unitId: null,
      userId: caller.user.id,
      action: 'session.ended',
      subject: { kind: 'session', id: getSessionId(caller.tokenHash) },
      details: {},
      at: isoTime(now()),
    })
  })
  changeClock.sessions.end(caller.tokenHash)
}

type Attempt =
  | { readonly ok: true; readonly token: AnswerOf<typeof createToken>['token'] }
  /** Whose e-mail it is, the oldest account first; null = nobody's. */
  | { readonly ok: false; readonly tried: User | null }

/** Lets in whoever these credentials are of. `start`: begins their session. */
async function attemptLogin(
  { database, mails }: Pick<Parts, 'database' | 'mails'>,
  { email, password, accountId }: Credentials,
  start: (db: Db, user: User) => Promise<string>,
): Promise<Attempt> {
  const users = (await findUsersByEmail(database.kysely, email, accountId)).filter(({ disabledAt }) => !disabledAt)
  const user = await findUserByPassword(users, password)
  const account = user === null ? null : await findAccount(database.kysely, user.accountId)
  const refusal = { ok: false, tried: users[0] ?? null } as const
  if (user === null || account === null) return refusal
  const authToken = await database.transaction(async (db) => {
    // A password that was changed while it was being verified lets nobody in (decision 9).
    const current = await findUser(db, user.id)
    if (current === null || current.disabledAt) return null
    return current.passwordHash === user.passwordHash ? start(db, user) : null
  })
  if (authToken === null) return refusal
  return {
    ok: true,
    token: { authToken, ...(await describeLogin({ db: database.kysely, mails }, user)), account },
  }
}

/** The same amount of work whether or not anybody has the e-mail. */
async function findUserByPassword(users: readonly User[], password: string): Promise<User | null> {
  const [first, ...others] = users
  if (await verifyPassword(first?.passwordHash ?? null, password)) return first ?? null
  for (const user of others) if (await verifyPassword(user.passwordHash, password)) return user
  return null
}
