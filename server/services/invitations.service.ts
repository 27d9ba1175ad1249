import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { createInvitation, listInvitations } from '#shared/contracts/http/account.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { Database, Db } from '../db/database.ts'
import { textIn } from '../db/localized-text.ts'
import { addAuditEntry } from '../db/repositories/audit-log.repository.ts'
import {
  addInvitation,
  findInvitation,
  type Invitation,
  type InvitationState,
  type InvitedGroup,
  invitationState,
  listInvitationsOf,
  renewInvitation,
  revokeInvitation,
  revokeInvitationsTo,
} from '../db/repositories/invitations.repository.ts'
import type { Page, Unit } from '../db/repositories/units.repository.ts'
import { findUsersByEmail, listUnitIdsOf, type User } from '../db/repositories/users.repository.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import { LOGO_CID } from '../mail/templates/layout.ts'
import { invitationMail } from '../mail/templates/invitation.ts'
import { type Answer, answer, failed, type Outcome, passed, refuse, type Refusal } from './answers.ts'
import type { IdentityLimits } from './identity-limits.ts'
import { INVITATION_MS } from './identity-terms.ts'
import { type Place, placeOf, placeOfStored } from './invitation-places.ts'
import { hashToken, isoTime, newToken } from './session-tokens.ts'
import type { Caller } from './sessions.service.ts'

type Listed = AnswerOf<typeof listInvitations>[number]
type Wanted = BodyOf<typeof createInvitation>

interface ListQuery {
  readonly search: string | null
  readonly state: InvitationState | null
  readonly page: Page
}

export interface InvitationsService {
  /** The invitations that the caller may see, the latest first. */
  list(caller: Caller, query: ListQuery): Promise<{ invitations: Listed[]; total: number }>
  /** Stores an invitation and mails its link. `ip`: of the caller, for the limits. */
  create(caller: Caller, wanted: Wanted, ip: string): Promise<Answer<Listed>>
  /** Takes one back. */
  revoke(caller: Caller, id: string): Promise<Answer<Listed>>
  /** Mails one again with a new link; `locale` null = the project's language. */
  resend(caller: Caller, id: string, locale: Locale | null, ip: string): Promise<Answer<Listed>>
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
export function createInvitationsService({ database, mails, limits, baseUrl, now }: Parts): InvitationsService {
  const time = () => isoTime(now())

  /** Who has the e-mail in the account already; null = nobody. */
  async function memberOf(accountId: string, email: string): Promise<User | null> {
    const [member] = await findUsersByEmail(database.kysely, email, accountId)
    return member ?? null
  }

  /** What of it the person does not have yet; staff have no units, and nobody gets a second account. */
  async function newUnitsFor(
    member: User | null,
    group: InvitedGroup,
    units: readonly Unit[],
  ): Promise<Outcome<Unit[]>> {
    if (member === null) return passed([...units])
    if (group !== 'buyer' || member.group !== 'buyer') {
      return failed(refuse('EMAIL_TAKEN', 'Somebody of the account has this e-mail.', { field: 'email' }))
    }
    const own = await listUnitIdsOf(database.kysely, member.id)
    const others = units.filter(({ id }) => !own.includes(id))
    if (others.length > 0) return passed(others)
    return failed(refuse('UNITS_ALREADY_THEIRS', 'They have these units already.', { field: 'unit_ids' }))
  }

  /** Queues the mail with the link, in the transaction that stores its token. */
  async function addMail(
    db: Db,
    caller: Caller,
    invitation: Invitation,
    { units, project }: Place,
    link: { readonly token: string; readonly locale: Locale | null; readonly isMember: boolean },
  ): Promise<void> {
    const sourceLanguage = project?.sourceLanguage ?? 'de'
    const locale = link.locale ?? sourceLanguage
    const { account } = caller
    const page = ['registration', link.token].map(encodeURIComponent).join('/')
    const projectPart = project === null ? '' : `${encodeURIComponent(project.slug)}/`
    const path = link.isMember
      ? `users/units?${new URLSearchParams({ token: link.token }).toString()}`
      : `${projectPart}${page}`
    const content = invitationMail({
      locale,
      projectName: project?.name ?? account.name,
      kind: link.isMember ? 'member' : invitation.group,
      firstName: invitation.firstName,
      lastName: invitation.lastName,
      unitNames: units.map(({ displayName }) => textIn(displayName, locale, sourceLanguage)),
      url: `${baseUrl()}/bp/${encodeURIComponent(account.id)}/${path}`,
      expiresAt: invitation.expiresAt,
    })
    await mails.add(db, {
      ...content,
      accountId: account.id,
      recipient: invitation.email,
      replyTo: null,
      pictures: [{ kind: 'logo', cid: LOGO_CID }],
      adminsOnly: invitation.group !== 'buyer',
    })
  }

  function addEntry(db: Db, caller: Caller, action: string, { id, group }: Invitation, at: string): Promise<void> {
    const subject = { kind: 'invitation', id }
    const { user, account } = caller
    return addAuditEntry(db, {
      accountId: account.id,
      unitId: null,
      userId: user.id,
      action,
      subject,
      details: { group },
      at,
    })
  }

  /** The invitation, if the caller may handle it. */
  async function findOwn(caller: Caller, id: string): Promise<Invitation | null> {
    const invitation = await findInvitation(database.kysely, caller.account.id, id)
    return invitation !== null && groupsOf(caller).includes(invitation.group) ? invitation : null
  }

  return {
    async list(caller, { search, state, page }) {
      const at = time()
      const filter = { accountId: caller.account.id, groups: groupsOf(caller), search, state, page }
      const { invitations, total } = await listInvitationsOf(database.kysely, filter, at)
      return { invitations: invitations.map((invitation) => describe(invitation, at)), total }
    },

    async create(caller, wanted, ip) {
      if (!groupsOf(caller).includes(wanted.group)) return refuse('FORBIDDEN', 'Only admins invite operators.')
      const accountId = caller.account.id
      const place = await placeOf(database.kysely, accountId, wanted)
      if (!place.ok) return place.refusal
      const email = wanted.email.toLowerCase()
      const member = await memberOf(accountId, email)
      const units = await newUnitsFor(member, wanted.group, place.value.units)
      if (!units.ok) return units.refusal
      const waiting = limits.take('invitationMail', ip, `${accountId} ${email}`)
      if (waiting !== null) return waiting
      const at = time()
      const invitation: Invitation = {
        id: randomUUID(),
        accountId,
        email,
        firstName: member?.firstName ?? wanted.firstName.trim(),
        lastName: member?.lastName ?? wanted.lastName.trim(),
        group: wanted.group,
        projectId: place.value.project?.id ?? null,
        unitIds: units.value.map(({ id }) => id),
        createdBy: caller.user.id,
        createdAt: at,
        sentAt: at,
        expiresAt: isoTime(now() + INVITATION_MS),
        acceptedAt: null,
        revokedAt: null,
      }
      const link = { token: newToken(), locale: wanted.locale ?? null, isMember: member !== null }
      // Somebody registers once; a buyer may be asked about one unit after the other.
      const isOutdated = (other: Invitation) =>
        member === null || other.unitIds.every((id) => invitation.unitIds.includes(id))
      await database.transaction(async (db) => {
        await revokeInvitationsTo(db, invitation, isOutdated, at)
        await addInvitation(db, invitation, hashToken(link.token))
        await addMail(db, caller, invitation, { ...place.value, units: units.value }, link)
        await addEntry(db, caller, 'invitation.created', invitation, at)
      })
      mails.wake()
      return answer(describe(invitation, at), {}, 201)
    },

    async revoke(caller, id) {
      const invitation = await findOwn(caller, id)
      if (invitation === null) return unknown()
      const at = time()
      const isRevoked = await database.transaction(async (db) => {
        if (!(await revokeInvitation(db, invitation.accountId, id, at))) return false
        await addEntry(db, caller, 'invitation.revoked', invitation, at)
        return true
      })
      return isRevoked ? answer(describe({ ...invitation, revokedAt: at }, at)) : closed()
    },

    async resend(caller, id, locale, ip) {
      const invitation = await findOwn(caller, id)
      if (invitation === null) return unknown()
      const waiting = limits.take('invitationMail', ip, `${invitation.accountId} ${invitation.email}`)
      if (waiting !== null) return waiting
      const at = time()
      const renewed = { ...invitation, sentAt: at, expiresAt: isoTime(now() + INVITATION_MS) }
      const isMember = (await memberOf(invitation.accountId, invitation.email)) !== null
      const link = { token: newToken(), locale, isMember }
      const place = await placeOfStored(database.kysely, invitation)
      const isRenewed = await database.transaction(async (db) => {
        const fields = { tokenHash: hashToken(link.token), sentAt: at, expiresAt: renewed.expiresAt }
        if (!(await renewInvitation(db, invitation, fields))) return false
        await addMail(db, caller, renewed, place, link)
        await addEntry(db, caller, 'invitation.sent', invitation, at)
        return true
      })
      if (!isRenewed) return closed()
      mails.wake()
      return answer(describe(renewed, at))
    },
  }
}

/** Whom the caller may invite. */
function groupsOf({ user }: Caller): readonly InvitedGroup[] {
  return user.group === 'admin' ? ['buyer', 'user'] : ['buyer']
}

function unknown(): Refusal {
  return refuse('NOT_FOUND', 'There is no such invitation.')
}

function closed(): Refusal {
  return refuse('INVITATION_CLOSED', 'It has been accepted or taken back already.')
}

function describe(invitation: Invitation, now: string): Listed {
  const { id, email, firstName, lastName, group, projectId, unitIds, createdAt, sentAt, expiresAt, acceptedAt } =
    invitation
  const state = invitationState(invitation, now)
  return {
    id,
    email,
    firstName,
    lastName,
    group,
    projectId,
    unitIds: [...unitIds],
    state,
    createdAt,
    sentAt,
    expiresAt,
    acceptedAt,
  }
}
