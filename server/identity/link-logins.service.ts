import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { createLoginLink } from '#shared/contracts/http/account.contract.ts'
import type { createAccessToken } from '#shared/contracts/http/tokens.contract.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { accountOfLoginToken } from '#shared/contracts/entities/login.schema.ts'
import { type Grant, hasRight, hasRightEverywhere } from '#shared/domain/roles/roles.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { findAccount } from '#server/projects/accounts.repository.ts'
import { addAuditEntries } from '#server/platform/audit/audit-log.repository.ts'
import { addOneTimeToken, type OneTimeTokenKind, useOneTimeToken } from './one-time-tokens.repository.ts'
import { findFirstProject, findProject } from '#server/projects/projects.repository.ts'
import { listUnits, listUnitsById } from '#server/projects/units.repository.ts'
import { lockPeople } from './people.repository.ts'
import { listGrants } from './roles.repository.ts'
import { findUser, listUnitIdsOf, type User } from './users.repository.ts'
import type { IdentityLimits } from './identity-limits.ts'
import { LOGIN_LINK_MS } from './identity-terms.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { type ClientFacts, describeLogin, hashToken, newToken, startSession } from './session-tokens.ts'
import type { Caller } from './sessions.service.ts'
import { failed, failedWith, passed, type Result } from '#server/platform/result.ts'

type LoginAnswer = AnswerOf<typeof createAccessToken>
type Link = AnswerOf<typeof createLoginLink>

export interface LinkLoginsService {
  /** AUT-11: logs in by the `auth_token` of a link, once. */
  logInByAuthToken(token: string, facts: ClientFacts): Promise<Result<LoginAnswer>>
  /** AUT-12: the same by a `login_token`; an account that is named besides has to be the token's own. */
  logInByLoginToken(token: string, accountId: string | null, facts: ClientFacts): Promise<Result<LoginAnswer>>
  /** A link for a buyer of the caller's account; the caller has to be an operator or an admin. */
  createLink(caller: Caller, wanted: BodyOf<typeof createLoginLink>, ip: string): Promise<Result<Link>>
}

interface Parts {
  readonly database: Database
  readonly mails: Pick<MailQueue, 'keepsMails'>
  readonly limits: IdentityLimits
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

/** Logins by the token of a link: single use, five minutes (decision 9). */
export function createLinkLoginsService(parts: Parts): LinkLoginsService {
  return {
    logInByAuthToken: (token, facts) => logIn(parts, { kind: 'auth_token', token, accountId: null }, facts),

    logInByLoginToken: (token, accountId, facts) =>
      logIn(parts, { kind: 'login_token', token, accountId: accountId ?? accountOfLoginToken(token) }, facts),

    createLink: (caller, wanted, ip) => createLink(parts, caller, wanted, ip),
  }
}

interface UsedLink {
  readonly kind: Extract<OneTimeTokenKind, 'auth_token' | 'login_token'>
  readonly token: string
  /** null = whichever account the token is of. */
  readonly accountId: string | null
}

async function logIn(
  { database, mails, limits, now }: Parts,
  { kind, token, accountId }: UsedLink,
  { ip, userAgent }: ClientFacts,
): Promise<Result<LoginAnswer>> {
  const tokenHash = hashToken(token)
  const waiting = await limits.take('linkLogin', ip, tokenHash)
  if (waiting !== null) return failed(waiting)
  const at = now()
  const login = await database.transaction(async (db) => {
    const used = await useOneTimeToken(db, tokenHash, kind, isoTime(at))
    const user = used === null ? null : await findUser(db, used.userId)
    const account = user === null ? null : await findAccount(db, user.accountId)
    if (used === null || user === null || account === null || user.disabledAt) return null
    if (accountId !== null && account.id !== accountId) return null
    const { createdBy } = used
    if (createdBy !== null && !(await maySendIn(db, createdBy, user))) return null
    return { authToken: await startSession(db, { user, userAgent, method: kind, createdBy, at }), user, account }
  })
  if (login === null) return failedWith('LOGIN_DENIED', 'The link does not work, or not any more.')
  return passed({ token: { ...login, ...(await describeLogin({ db: database.kysely, mails }, login.user)) } })
}

async function createLink(
  { database, limits, baseUrl, now }: Parts,
  caller: Caller,
  { userId, kind, deepLink }: BodyOf<typeof createLoginLink>,
  ip: string,
): Promise<Result<Link>> {
  const { user: creator, account } = caller
  const waiting = await limits.take('loginLink', ip, creator.id)
  if (waiting !== null) return failed(waiting)
  const buyer = await findUser(database.kysely, userId)
  // Nobody gets into the account of one of its own people by another one's link, nor into units that are not theirs.
  const isTheirs = buyer?.accountId === account.id && buyer.group === 'buyer'
  if (!isTheirs || !(await mayEnterFor(database.kysely, caller.grants, buyer.id))) {
    return failedWith('NOT_FOUND', 'There is no such buyer.')
  }
  if (buyer.disabledAt !== null) return failedWith('PERSON_DISABLED', 'They are kept out, by a link, too.')
  const at = now()
  const token = kind === 'auth_token' ? newToken() : `${account.id}.${newToken()}`
  const expiresAt = isoTime(at + LOGIN_LINK_MS)
  const times = { createdAt: isoTime(at), expiresAt }
  await database.transaction(async (db) => {
    await addOneTimeToken(db, {
      tokenHash: hashToken(token),
      kind,
      userId: buyer.id,
      createdBy: creator.id,
      ...times,
    })
    const entry = {
      accountId: account.id,
      userId: creator.id,
      action: 'login-link.created',
      subject: { kind: 'user', id: buyer.id },
      details: { kind },
      at: times.createdAt,
    }
    await addAuditEntries(db, entry, await listUnitIdsOf(db, buyer.id))
  })
  const page = deepLink ?? (await firstPage(database.kysely, account.id, buyer.id))
  const path = linkPath({ accountId: account.id, kind, token, page })
  return passed({ token, path, url: `${baseUrl()}${path}`, expiresAt })
}

/** Whether these roles give the right to invite in the project of every unit of a buyer: who is logged in as them sees all. */
async function mayEnterFor(db: Db, grants: readonly Grant[], userId: string): Promise<boolean> {
  if (hasRightEverywhere(grants, 'inviteBuyers')) return true
  const units = await listUnitsById(db, await listUnitIdsOf(db, userId))
  return units.length > 0 && units.every(({ projectId }) => hasRight(grants, 'inviteBuyers', projectId))
}

/**
 * Whether whoever made a link may still let its buyer in (USR-9). Nobody's access is taken while this transaction runs,
 * so that the session it begins is there to be ended.
 */
async function maySendIn(db: Db, creatorId: string, buyer: User): Promise<boolean> {
  await lockPeople(db, buyer.accountId)
  const creator = await findUser(db, creatorId)
  if (creator === null || creator.disabledAt !== null) return false
  return mayEnterFor(db, await listGrants(db, creator), buyer.id)
}

/** The project of the buyer's first unit, which leads on to that (NAV-36). */
async function firstPage(db: Db, accountId: string, userId: string): Promise<string> {
  const { units } = await listUnits(db, { kind: 'buyer', userId }, { page: { limit: 1, offset: 0 } })
  const [unit] = units
  const project = await (unit === undefined
    ? findFirstProject(db, accountId)
    : findProject(db, unit.projectId, accountId))
  return project === null ? '' : `/${encodeURIComponent(project.slug)}`
}

interface LinkParts {
  readonly accountId: string
  readonly kind: 'auth_token' | 'login_token'
  readonly token: string
  /** Within the account, from a slash on; '' = its start. */
  readonly page: string
}

/** NAV-48, NAV-49: an `auth_token` stands on the page itself, a `login_token` beside the page as `deep_link`. */
function linkPath({ accountId, kind, token, page }: LinkParts): string {
  const base = `/bp/${encodeURIComponent(accountId)}`
  if (kind === 'auth_token') return `${base}${page}?${new URLSearchParams({ auth_token: token }).toString()}`
  const query = new URLSearchParams({ login_token: token, ...(page === '' ? {} : { deep_link: page }) })
  return `${base}?${query.toString()}`
}
