import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { createInvitation, listInvitations } from '#shared/contracts/http/account.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { addAuditEntries } from '#server/platform/audit/audit-log.repository.ts'
import {
  addInvitation,
  findInvitation,
  type Invitation,
  type InvitationState,
  type InvitedGroup,
  invitationState,
  listInvitationsOf,
  listWaitingInvitations,
  renewInvitation,
  revokeInvitation,
} from './invitations.repository.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { IdentityLimits } from './identity-limits.ts'
import { INVITATION_MS, RESEND_PAUSE_MS } from './identity-terms.ts'
import { addInvitationMail, type InvitationLink } from './invitation-mails.ts'
import { getPlace, type Place, placeOfStored } from './invitation-places.ts'
import { mayEverywhere, mayIn, projectsWith } from './rights.ts'
import { describeInvitations } from './describe-invitations.ts'
import { describeGrants } from './roles.repository.ts'
import { readWantedRoles } from './wanted-roles.ts'
import { getMember, newUnitsFor } from './invited-people.ts'
import { revokeOutdated } from './outdated-invitations.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { hashToken, newToken } from './session-tokens.ts'
import type { Caller } from './sessions.service.ts'
import { failed, failedWith, passed, type Result } from '#server/platform/result.ts'

type Listed = AnswerOf<typeof listInvitations>[number]
type Wanted = BodyOf<typeof createInvitation>

interface ListQuery {
  readonly search: string | null
  readonly state: InvitationState | null
  readonly page: Page
}

export interface WaitingInvitation extends Invitation {
  /** Its link works. */
  readonly isOpen: boolean
}

export interface InvitationsService {
  /** The invitations that the caller may see, the latest first. */
  list(caller: Caller, query: ListQuery): Promise<{ invitations: Listed[]; total: number }>
  /** Invitations of buyers that nobody has accepted, open or over, of those that the caller may handle; the oldest first. */
  listWaiting(caller: Caller): Promise<WaitingInvitation[]>
  /** Stores an invitation and mails its link. `ip`: of the caller, for the limits. */
  create(caller: Caller, wanted: Wanted, ip: string): Promise<Result<Listed>>
  /** Takes one back. */
  revoke(caller: Caller, id: string): Promise<Result<Listed>>
  /** Mails one again with a new link; `locale` null = the project's language. */
  resend(caller: Caller, id: string, locale: Locale | null, ip: string): Promise<Result<Listed>>
}

interface Parts {
  readonly database: Database
  readonly mails: MailQueue
  readonly limits: IdentityLimits
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

/** Invitations by the account's own people; the caller has to be one of them. */
export function createInvitationsService(parts: Parts): InvitationsService {
  return {
    list: (caller, query) => list(parts, caller, query),
    async listWaiting(caller) {
      const waiting = await listWaitingInvitations(parts.database.kysely, caller.account.id)
      const at = isoTime(parts.now())
      return waiting
        .filter((invitation) => isTheirs(caller, invitation))
        .map((invitation) => ({ ...invitation, isOpen: invitationState(invitation, at) === 'open' }))
    },
    create: (caller, wanted, ip) => create(parts, caller, wanted, ip),
    revoke: (caller, id) => revoke(parts, caller, id),
    resend: (caller, id, locale, ip) => resend(parts, caller, { id, locale, ip }),
  }
}

async function list({ database, now }: Parts, caller: Caller, { search, state, page }: ListQuery) {
  const at = isoTime(now())
  const projectIds = projectsWith(caller, 'inviteBuyers')
  const filter = { accountId: caller.account.id, groups: getGroups(caller), projectIds, search, state, page }
  const { invitations, total } = await listInvitationsOf(database.kysely, filter, at)
  const describe = await describeInvitations(database.kysely, invitations, caller)
  return { invitations: invitations.map((invitation) => describe(invitation, at)), total }
}

async function create(parts: Parts, caller: Caller, wanted: Wanted, ip: string): Promise<Result<Listed>> {
  if (!getGroups(caller).includes(wanted.group))
    return failedWith('FORBIDDEN', 'Only those who manage people invite staff.')
  const accountId = caller.account.id
  const place = await getPlace(parts.database.kysely, caller, wanted)
  if (!place.ok) return place
  const email = wanted.email.toLowerCase()
  const member = await getMember(parts.database.kysely, accountId, email)
  const roles = await readWantedRoles(parts.database.kysely, accountId, {
    group: wanted.group,
    roles: wanted.roles ?? [],
  })
  if (!roles.ok) return roles
  const units = await newUnitsFor(parts.database.kysely, member, wanted.group, place.value.units)
  if (!units.ok) return units
  const waiting = await parts.limits.take('invitationMail', ip, `${accountId} ${email}`)
  if (waiting !== null) return failed(waiting)
  const wantedInvitation = newInvitation(parts, caller, {
    email,
    firstName: member?.firstName ?? wanted.firstName.trim(),
    lastName: member?.lastName ?? wanted.lastName.trim(),
    group: wanted.group,
    projectId: place.value.project?.id ?? null,
    unitIds: units.value.map(({ id }) => id),
    roles: roles.value,
  })
  const link = { token: newToken(), locale: wanted.locale ?? null, isMember: member !== null }
  const stored = await parts.database.transaction((db) =>
    store(parts, db, caller, { invitation: wantedInvitation, project: place.value.project, link }),
  )
  if (!stored.ok) return stored
  const invitation = stored.value
  parts.mails.wake()
  const describe = await describeInvitations(parts.database.kysely, [invitation], caller)
  return passed(describe(invitation, invitation.createdAt))
}

interface NewInvitation {
  readonly invitation: Invitation
  readonly project: Place['project']
  readonly link: InvitationLink
}

/** Stores it in the place of what it makes outdated, with its mail, and answers it as it is then. */
async function store(
  parts: Parts,
  db: Db,
  caller: Caller,
  { invitation: wanted, project, link }: NewInvitation,
): Promise<Result<Invitation>> {
  const mayHandle = (invitation: Invitation) => isTheirs(caller, invitation)
  const outdated = await revokeOutdated(db, { invitation: wanted, isMember: link.isMember, mayHandle })
  if (!outdated.ok) return outdated
  const at = wanted.createdAt
  const { units } = await placeOfStored(db, { ...wanted, unitIds: outdated.value.unitIds })
  const invitation = { ...wanted, unitIds: units.map(({ id }) => id) }
  for (const other of outdated.value.revoked) await addEntry(db, caller, 'invitation.revoked', other, at)
  await addInvitation(db, invitation, hashToken(link.token))
  await addInvitationMail(parts, db, caller, invitation, { units, project }, link)
  await addEntry(db, caller, 'invitation.created', invitation, at)
  return passed(invitation)
}

type InvitedPerson = Pick<Invitation, 'email' | 'firstName' | 'lastName' | 'group' | 'projectId' | 'unitIds' | 'roles'>

function newInvitation({ now }: Parts, { user, account }: Caller, person: InvitedPerson): Invitation {
  const at = isoTime(now())
  return {
    id: randomUUID(),
    accountId: account.id,
    ...person,
    createdBy: user.id,
    createdAt: at,
    sentAt: at,
    expiresAt: isoTime(now() + INVITATION_MS),
    acceptedAt: null,
    revokedAt: null,
  }
}

async function revoke(parts: Parts, caller: Caller, id: string): Promise<Result<Listed>> {
  const invitation = await findOwn(parts, caller, id)
  if (invitation === null) return unknown()
  const at = isoTime(parts.now())
  const isRevoked = await parts.database.transaction(async (db) => {
    if (!(await revokeInvitation(db, invitation.accountId, id, at))) return false
    await addEntry(db, caller, 'invitation.revoked', invitation, at)
    return true
  })
  if (!isRevoked) return closed()
  const describe = await describeInvitations(parts.database.kysely, [invitation], caller)
  return passed(describe({ ...invitation, revokedAt: at }, at))
}

async function resend(
  parts: Parts,
  caller: Caller,
  { id, locale, ip }: { readonly id: string; readonly locale: Locale | null; readonly ip: string },
): Promise<Result<Listed>> {
  const invitation = await findOwn(parts, caller, id)
  if (invitation === null) return unknown()
  if (isJustSent(parts, invitation)) return tell(parts, caller, invitation)
  const waiting = await parts.limits.take('invitationMail', ip, `${invitation.accountId} ${invitation.email}`)
  if (waiting !== null) return failed(waiting)
  const at = isoTime(parts.now())
  const renewed = { ...invitation, sentAt: at, expiresAt: isoTime(parts.now() + INVITATION_MS) }
  const isMember = (await getMember(parts.database.kysely, invitation.accountId, invitation.email)) !== null
  const link = { token: newToken(), locale, isMember }
  const place = await placeOfStored(parts.database.kysely, invitation)
  const isRenewed = await parts.database.transaction(async (db) => {
    const fields = { tokenHash: hashToken(link.token), sentAt: at, expiresAt: renewed.expiresAt }
    if (!(await renewInvitation(db, invitation, fields))) return false
    await addInvitationMail(parts, db, caller, renewed, place, link)
    await addEntry(db, caller, 'invitation.sent', invitation, at)
    return true
  })
  if (!isRenewed) {
    // Somebody has closed it meanwhile, or sent it in this very moment.
    const now = await findOwn(parts, caller, id)
    return now !== null && isJustSent(parts, now) ? tell(parts, caller, now) : closed()
  }
  parts.mails.wake()
  return tell(parts, caller, renewed)
}

/** It has only just been sent again: another mail would end the link of that one and say the same. */
function isJustSent({ now }: Parts, { createdAt, sentAt, acceptedAt, revokedAt }: Invitation): boolean {
  const isAgain = sentAt !== createdAt && acceptedAt === null && revokedAt === null
  return isAgain && now() - Date.parse(sentAt) < RESEND_PAUSE_MS
}

async function tell({ database, now }: Parts, caller: Caller, invitation: Invitation): Promise<Result<Listed>> {
  const describe = await describeInvitations(database.kysely, [invitation], caller)
  return passed(describe(invitation, isoTime(now())))
}

/** In the history of each unit that somebody is invited to (FIL-4). */
async function addEntry(db: Db, caller: Caller, action: string, invitation: Invitation, at: string): Promise<void> {
  const { id, group, unitIds, roles } = invitation
  const subject = { kind: 'invitation', id }
  const { user, account } = caller
  const details = { group, ...(group === 'user' ? { roles: await describeGrants(db, roles) } : {}) }
  const entry = { accountId: account.id, userId: user.id, action, subject, details, at }
  return addAuditEntries(db, entry, unitIds)
}

/** The invitation, if the caller may handle it. */
async function findOwn({ database }: Parts, caller: Caller, id: string): Promise<Invitation | null> {
  const invitation = await findInvitation(database.kysely, caller.account.id, id)
  return invitation !== null && isTheirs(caller, invitation) ? invitation : null
}

/** Whether the caller may handle an invitation of their account. */
function isTheirs(caller: Caller, { group, projectId }: Invitation): boolean {
  if (!getGroups(caller).includes(group)) return false
  return projectId === null ? mayEverywhere(caller, 'inviteBuyers') : mayIn(caller, 'inviteBuyers', projectId)
}

/** Whom the caller may invite. */
function getGroups(caller: Caller): readonly InvitedGroup[] {
  return mayEverywhere(caller, 'managePeople') ? ['buyer', 'user', 'admin'] : ['buyer']
}

function unknown(): Result<never> {
  return failedWith('NOT_FOUND', 'There is no such invitation.')
}

function closed(): Result<never> {
  return failedWith('INVITATION_CLOSED', 'It has been accepted or taken back already.')
}
