import { setTimeout } from 'node:timers/promises'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type {
  changePassword,
  checkPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '#shared/contracts/http/passwords.contract.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { findAccount } from '#server/projects/accounts.repository.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import { addOneTimeToken, deleteTokensOf, findTokenUser, useOneTimeToken } from './one-time-tokens.repository.ts'
import { findProfile } from './profiles.repository.ts'
import { findUser, findUsersByEmail, type User } from './users.repository.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { PORTAL_LOGO } from '#server/mail/brand.ts'
import { passwordResetMail } from '#server/mail/templates/password-reset.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import type { IdentityLimits } from './identity-limits.ts'
import { PASSWORD_RESET_MS } from './identity-terms.ts'
import { passwordFaults } from './new-password.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { replacePassword } from './replace-password.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { type ClientFacts, describeLogin, hashToken, newToken, startSession } from './session-tokens.ts'
import type { Caller } from './sessions.service.ts'
import { type DomainError, failed, failedWith, passed, type Result } from '#server/platform/result.ts'

type ResetRequest = BodyOf<typeof requestPasswordReset>

/** ms; more than a request takes, so that the statements for somebody who is known do not show in the time. */
const ANSWER_AFTER_MS = 150

export interface PasswordChangesService {
  /** Mails a link to whoever has the e-mail; answers the same when nobody has (decision 10). */
  request(request: ResetRequest, ip: string): Promise<Result<AnswerOf<typeof requestPasswordReset>>>
  /** Whether the token of such a mail would work; nothing is used up. */
  check(token: string, ip: string): Promise<Result<AnswerOf<typeof checkPasswordReset>>>
  /** Sets a password by the token of such a mail, once, and ends every session of the user (decision 9). */
  reset(
    token: string,
    passwords: BodyOf<typeof resetPassword>,
    ip: string,
  ): Promise<Result<AnswerOf<typeof resetPassword>>>
  /** Sets the caller's own password, ends every session of theirs and begins a new one (decisions 9 and 24). */
  change(
    caller: Caller,
    passwords: BodyOf<typeof changePassword>,
    facts: ClientFacts,
  ): Promise<Result<AnswerOf<typeof changePassword>>>
}

interface Parts {
  readonly database: Database
  readonly changeClock: ChangeClock
  readonly mails: MailQueue
  readonly limits: IdentityLimits
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

/** New passwords, for those who forgot theirs and those who did not. */
export function createPasswordChangesService(parts: Parts): PasswordChangesService {
  const { database, limits, now } = parts
  return {
    async request(request, ip) {
      const waiting = await limits.take('passwordRequest', ip, `${request.accountId} ${request.email}`)
      if (waiting !== null) return failed(waiting)
      await Promise.all([storeRequest(parts, request), setTimeout(ANSWER_AFTER_MS)])
      return passed({})
    },

    async check(token, ip) {
      const tokenHash = hashToken(token)
      const waiting = await limits.take('passwordResetCheck', ip, tokenHash)
      if (waiting !== null) return failed(waiting)
      const userId = await findTokenUser(database.kysely, tokenHash, 'password_reset', isoTime(now()))
      return userId !== null ? passed({}) : failedWith('NOT_FOUND', 'The link does not work, or not any more.')
    },

    reset: (token, passwords, ip) => reset(parts, token, passwords, ip),

    change: (caller, passwords, facts) => change(parts, caller, passwords, facts),
  }
}

async function reset(
  parts: Parts,
  token: string,
  { password, passwordConfirmation }: BodyOf<typeof resetPassword>,
  ip: string,
): Promise<Result<AnswerOf<typeof resetPassword>>> {
  const { database, limits, now } = parts
  const tokenHash = hashToken(token)
  const waiting = await limits.take('passwordReset', ip, tokenHash)
  if (waiting !== null) return failed(waiting)
  // Hashing is work: not for whoever just tries out tokens.
  const userId = await findTokenUser(database.kysely, tokenHash, 'password_reset', isoTime(now()))
  const owner = userId === null ? null : await findUser(database.kysely, userId)
  if (owner === null) return invalid()
  const refused = await refusedPassword(database.kysely, owner, password, passwordConfirmation)
  if (refused !== null) return failed(refused)
  const passwordHash = await hashPassword(password)
  const ended = await database.transaction(async (db) => {
    const used = await useOneTimeToken(db, tokenHash, 'password_reset', isoTime(now()))
    const user = used === null ? null : await findUser(db, used.userId)
    return user === null || user.disabledAt
      ? null
      : replacePassword(db, database.kind, { user, passwordHash, action: 'password.reset', at: isoTime(now()) })
  })
  if (ended === null) return invalid()
  tellEnded(parts, ended)
  return passed({})
}

async function change(
  parts: Parts,
  { user: { id }, account }: Caller,
  { currentPassword, password, passwordConfirmation }: BodyOf<typeof changePassword>,
  { ip, userAgent }: ClientFacts,
): Promise<Result<AnswerOf<typeof changePassword>>> {
  const { database, mails, limits, now } = parts
  const waiting = await limits.take('passwordChange', ip, id)
  if (waiting !== null) return failed(waiting)
  const user = await findUser(database.kysely, id)
  if (user === null) return wrong()
  const refused = await refusedPassword(database.kysely, user, password, passwordConfirmation)
  if (refused !== null) return failed(refused)
  if (!(await verifyPassword(user.passwordHash, currentPassword))) return wrong()
  const passwordHash = await hashPassword(password)
  const changed = await database.transaction(async (db) => {
    const current = await findUser(db, id)
    // Another device was faster; the password that was verified is not the password any more.
    if (current === null || current.passwordHash !== user.passwordHash) return null
    const ended = await replacePassword(db, database.kind, {
      user: current,
      passwordHash,
      action: 'password.changed',
      at: isoTime(now()),
    })
    const start = { user: current, userAgent, method: 'password_change', at: now() } as const
    return { ended, authToken: await startSession(db, start), login: await describeLogin({ db, mails }, current) }
  })
  if (changed === null) return wrong()
  tellEnded(parts, changed.ended)
  return passed({ token: { authToken: changed.authToken, ...changed.login, account } })
}

function tellEnded({ changeClock }: Parts, tokenHashes: readonly string[]): void {
  for (const tokenHash of tokenHashes) changeClock.sessions.end(tokenHash)
}

/** One commit whether or not anybody has the e-mail (decision 10): the audit entry is written either way. */
async function storeRequest({ database, mails, baseUrl, now }: Parts, request: ResetRequest): Promise<void> {
  const { accountId } = request
  const at = now()
  const token = newToken()
  const account = await findAccount(database.kysely, accountId)
  const [found] = await findUsersByEmail(database.kysely, request.email, accountId)
  // Who is kept out gets no way in.
  const user = found?.disabledAt ? undefined : found
  const profile = await findProfile(database.kysely, user?.id ?? '')
  const { deepLink } = request
  const query = new URLSearchParams({ token, ...(deepLink === undefined ? {} : { deep_link: deepLink }) }).toString()
  const content = passwordResetMail({
    locale: profile?.preferences.language ?? request.locale ?? 'de',
    accountName: account?.name ?? accountId,
    url: `${baseUrl()}/bp/${encodeURIComponent(accountId)}/users/password?${query}`,
    minutes: PASSWORD_RESET_MS / 60_000,
  })
  await database.transaction(async (db) => {
    await addAuditEntry(db, {
      accountId: account?.id ?? null,
      unitId: null,
      userId: user?.id ?? null,
      action: 'password.requested',
      details: {},
      at: isoTime(at),
    })
    if (user === undefined) return
    const times = { createdAt: isoTime(at), expiresAt: isoTime(at + PASSWORD_RESET_MS) }
    const tokenHash = hashToken(token)
    // The newest mail is the one that works: an older one may lie where others read it.
    await deleteTokensOf(db, user.id, 'password_reset')
    await addOneTimeToken(db, { tokenHash, kind: 'password_reset', userId: user.id, createdBy: null, ...times })
    await mails.add(db, {
      ...content,
      kind: 'password',
      accountId: user.accountId,
      recipient: user.email,
      replyTo: null,
      pictures: [PORTAL_LOGO],
      adminsOnly: user.group !== 'buyer',
      opensAccount: true,
    })
  })
  mails.wake()
}

async function refusedPassword(
  db: Db,
  owner: User,
  password: string,
  confirmation: string,
): Promise<DomainError | null> {
  const [first, ...others] = await passwordFaults(db, { password, confirmation, owner })
  return first === undefined ? null : { faults: [first, ...others] }
}

function invalid(): Result<never> {
  return failedWith('TOKEN_INVALID', 'The link does not work, or not any more.')
}

function wrong(): Result<never> {
  return failedWith('PASSWORD_WRONG', 'This is not the current password.', { field: 'current_password' })
}
