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
import { findFirstProject, findProject, type Project } from '../db/repositories/projects.repository.ts'
import { findUnit, type Page, type Unit } from '../db/repositories/units.repository.ts'
import { findUsersByEmail } from '../db/repositories/users.repository.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import { LOGO_CID } from '../mail/templates/layout.ts'
import { invitationMail } from '../mail/templates/invitation.ts'
import { type Answer, answer, failed, type Outcome, passed, refuse, type Refusal } from './answers.ts'
import type { IdentityLimits } from './identity-limits.ts'
import { INVITATION_MS } from './identity-terms.ts'
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

/** What a mail is written from, besides the invitation. */
interface Place {
  readonly units: readonly Unit[]
  readonly project: Project | null
}

/** Invitations by the account's own people; the caller has to be one of them. */
export function createInvitationsService({ database, mails, limits, baseUrl, now }: Parts): InvitationsService {
  const time = () => isoTime(now())

  /** The units and the project that are meant, of the caller's account alone. */
  async function placeOf(caller: Caller, { group, unitIds, projectId }: Wanted): Promise<Outcome<Place>> {
    const db = database.kysely
    const accountId = caller.account.id
    const named = projectId === undefined ? null : await findProject(db, projectId, accountId)
    if (projectId !== undefined && named === null) {
      return failed(refuse('UNIT_UNKNOWN', 'There is no such project.', { field: 'project_id' }))
    }
    const units: Unit[] = []
    for (const [index, unitId] of unitIds.entries()) {
      const place = { accountId, projectIdOrSlug: named?.id ?? null }
      const unit = await findUnit(db, unitId, { kind: 'account', accountId }, place)
      if (unit === null || unit.isSample) {
        return failed(refuse('UNIT_UNKNOWN', 'There is no such unit.', { field: `unit_ids.${index}` }))
      }
      if (!units.some(({ id }) => id === unit.id)) units.push(unit)
    }
    if ((group === 'buyer') !== units.length > 0) {
      const message = 'A buyer needs at least one unit, an operator none.'
      return failed(refuse('UNITS_NOT_FITTING', message, { field: 'unit_ids' }))
    }
    return passed({ units, project: named ?? (await projectOf(accountId, units[0]?.projectId ?? null)) })
  }

  function projectOf(accountId: string, projectId: string | null): Promise<Project | null> {
    const db = database.kysely
    return projectId === null ? findFirstProject(db, accountId) : findProject(db, projectId, accountId)
  }

  /** Of an invitation that is stored: what is left of its units and its project. */
  async function placeOfStored({ accountId, projectId, unitIds }: Invitation): Promise<Place> {
    const units: Unit[] = []
    for (const id of unitIds) {
      const unit = await findUnit(database.kysely, id, { kind: 'account', accountId })
      if (unit !== null) units.push(unit)
    }
    return { units, project: await projectOf(accountId, projectId) }
  }

  /** Queues the mail with the link, in the transaction that stores its token. */
  async function addMail(
    db: Db,
    caller: Caller,
    invitation: Invitation,
    { units, project }: Place,
    link: { readonly token: string; readonly locale: Locale | null },
  ): Promise<void> {
    const sourceLanguage = project?.sourceLanguage ?? 'de'
    const locale = link.locale ?? sourceLanguage
    const { account } = caller
    const path = [account.id, ...(project === null ? [] : [project.slug]), 'registration', link.token]
    const content = invitationMail({
      locale,
      projectName: project?.name ?? account.name,
      group: invitation.group,
      firstName: invitation.firstName,
      lastName: invitation.lastName,
      unitNames: units.map(({ displayName }) => textIn(displayName, locale, sourceLanguage)),
      url: `${baseUrl()}/bp/${path.map(encodeURIComponent).join('/')}`,
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
      const place = await placeOf(caller, wanted)
      if (!place.ok) return place.refusal
      const accountId = caller.account.id
      const email = wanted.email.toLowerCase()
      if ((await findUsersByEmail(database.kysely, email, accountId)).length > 0) {
        return refuse('EMAIL_TAKEN', 'Somebody of the account has this e-mail.', { field: 'email' })
      }
      const waiting = limits.take('invitationMail', ip, `${accountId} ${email}`)
      if (waiting !== null) return waiting
      const at = time()
      const invitation: Invitation = {
        id: randomUUID(),
        accountId,
        email,
        firstName: wanted.firstName.trim(),
        lastName: wanted.lastName.trim(),
        group: wanted.group,
        projectId: place.value.project?.id ?? null,
        unitIds: place.value.units.map(({ id }) => id),
        createdBy: caller.user.id,
        createdAt: at,
        sentAt: at,
        expiresAt: isoTime(now() + INVITATION_MS),
        acceptedAt: null,
        revokedAt: null,
      }
      const link = { token: newToken(), locale: wanted.locale ?? null }
      await database.transaction(async (db) => {
        await revokeInvitationsTo(db, accountId, email, at)
        await addInvitation(db, invitation, hashToken(link.token))
        await addMail(db, caller, invitation, place.value, link)
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
      const link = { token: newToken(), locale }
      const place = await placeOfStored(invitation)
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
