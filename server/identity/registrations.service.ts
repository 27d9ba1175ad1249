import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { createRegistration, getInvitation } from '#shared/contracts/http/registrations.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { Grant } from '#shared/domain/roles/roles.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { type Account, findAccount } from '#server/projects/accounts.repository.ts'
import { addAuditEntries } from '#server/platform/audit/audit-log.repository.ts'
import { acceptInvitation, findOpenInvitation, type Invitation, reopenInvitation } from './invitations.repository.ts'
import { addRegisteredUser } from './profiles.repository.ts'
import { findProject, type Project } from '#server/projects/projects.repository.ts'
import { getPackageIds } from '#server/platform/db/package-ids.ts'
import { findUnit, type Unit } from '#server/projects/units.repository.ts'
import { assignUnits, findUsersByEmail, getGroupRole, type User } from './users.repository.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import type { IdentityLimits } from './identity-limits.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { passwordFaults } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { saveGrants } from './roles.repository.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { type ClientFacts, describeLogin, hashToken, startSession } from './session-tokens.ts'
import { failed, failedWith, type Fault, passed, type Result } from '#server/platform/result.ts'

type Shown = AnswerOf<typeof getInvitation>
type Registration = BodyOf<typeof createRegistration>

export interface RegistrationsService {
  /** What the registration page shows (AUT-22); `locale` null = the project's language. */
  invitation(token: string, locale: Locale | null, ip: string): Promise<Result<Shown>>
  /** Makes the user, with their units, and logs them in (AUT-20, AUT-21). */
  register(registration: Registration, facts: ClientFacts): Promise<Result<AnswerOf<typeof createRegistration>>>
}

interface Parts {
  readonly database: Database
  readonly changeClock: ChangeClock
  readonly mails: Pick<MailQueue, 'keepsMails'>
  readonly limits: IdentityLimits
  /** ms since epoch. */
  readonly now: () => number
}

/** Registration with an invitation; without one nobody registers. */
export function createRegistrationsService(parts: Parts): RegistrationsService {
  return {
    invitation: (token, locale, ip) => showInvitation(parts, { token, locale, ip }),
    register: (registration, facts) => register(parts, registration, facts),
  }
}

async function showInvitation(
  { database, limits, now }: Parts,
  { token, locale, ip }: { readonly token: string; readonly locale: Locale | null; readonly ip: string },
): Promise<Result<Shown>> {
  const tokenHash = hashToken(token)
  const waiting = await limits.take('invitationLookup', ip, tokenHash)
  if (waiting !== null) return failed(waiting)
  const db = database.kysely
  const invitation = await findOpenInvitation(db, tokenHash, isoTime(now()))
  const account = invitation === null ? null : await findAccount(db, invitation.accountId)
  if (invitation === null || account === null) {
    return failedWith('NOT_FOUND', 'There is no such invitation, or not any more.')
  }
  const { accountId, projectId, unitIds } = invitation
  const project = projectId === null ? null : await findProject(db, projectId, accountId)
  const units: Unit[] = []
  for (const id of unitIds) {
    const unit = await findUnit(db, id, { kind: 'account', accountId })
    if (unit !== null) units.push(unit)
  }
  const hasAccount = (await findUsersByEmail(db, invitation.email, accountId)).length > 0
  const projectIds = await getPackageIds(
    db,
    'projects',
    units.map((unit) => unit.projectId),
  )
  return passed(describe({ invitation, token, account, project, units, projectIds, locale, hasAccount }))
}

async function register(
  parts: Parts,
  registration: Registration,
  { ip, userAgent }: ClientFacts,
): Promise<Result<AnswerOf<typeof createRegistration>>> {
  const { database, changeClock, mails, limits, now } = parts
  const tokenHash = hashToken(registration.token)
  const waiting = await limits.take('registration', ip, tokenHash)
  if (waiting !== null) return failed(waiting)
  const invitation = await findOpenInvitation(database.kysely, tokenHash, isoTime(now()))
  const account = invitation === null ? null : await findAccount(database.kysely, invitation.accountId)
  if (invitation === null || account === null) return invalid()
  const [first, ...others] = await findFaults(database.kysely, registration, invitation)
  if (first !== undefined) return failed({ faults: [first, ...others] })
  const mismatch = findMismatch(registration, invitation)
  if (mismatch !== null) return mismatch
  const user = newUser(invitation, registration, await hashPassword(registration.password))
  const stored = await store(parts, user, { tokenHash, invitation, registration, userAgent })
  if (!stored.ok) return stored
  // The units name their buyers.
  for (const unitId of invitation.unitIds) changeClock.units.end(unitId)
  const login = await describeLogin({ db: database.kysely, mails }, user)
  return passed({ token: { authToken: stored.value, ...login, account } })
}

function newUser(invitation: Invitation, { firstName, lastName }: Registration, passwordHash: string): User {
  const { accountId, email, group } = invitation
  return {
    id: randomUUID(),
    accountId,
    email,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    mobile: null,
    group,
    role: getGroupRole(group),
    passwordHash,
    disabledAt: null,
  }
}

interface Entry {
  readonly tokenHash: string
  readonly invitation: Invitation
  readonly registration: Registration
  readonly userAgent: string
}

/** User, units and session, or why not; all or nothing. */
async function store({ database, now }: Parts, user: User, entry: Entry): Promise<Result<string>> {
  const { tokenHash, invitation, registration, userAgent } = entry
  return database.transaction(async (db) => {
    const at = now()
    if (!(await acceptInvitation(db, tokenHash, isoTime(at)))) return invalid()
    const preferences = { language: registration.language ?? null }
    if (!(await addRegisteredUser(db, user, preferences, isoTime(at)))) {
      // Whoever has the e-mail can still accept it, logged in.
      await reopenInvitation(db, tokenHash)
      return taken()
    }
    // A unit may have gone with an import since the invitation was written.
    const named = await getPackageIds(db, 'units', invitation.unitIds)
    const unitIds = invitation.unitIds.filter((id) => named.has(id))
    await assignUnits(db, user.id, unitIds, isoTime(at))
    if (user.group === 'user') await saveGrants(db, user.id, await withoutGoneProjects(db, invitation.roles))
    const entry = {
      accountId: user.accountId,
      userId: user.id,
      action: 'user.registered',
      subject: { kind: 'invitation', id: invitation.id },
      details: { group: user.group, unitIds: [...named.values()] },
      at: isoTime(at),
    }
    await addAuditEntries(db, entry, unitIds)
    return passed(await startSession(db, { user, userAgent, method: 'registration', at }))
  })
}

/** A project may have gone since, too. */
async function withoutGoneProjects(db: Db, roles: readonly Grant[]): Promise<readonly Grant[]> {
  const ids = roles.flatMap(({ projectId }) => projectId ?? [])
  const known = await getPackageIds(db, 'projects', ids)
  return roles.filter(({ projectId }) => projectId === null || known.has(projectId))
}

/** AUT-15..17: what the form should have seen. */
async function findFaults(db: Db, registration: Registration, { accountId, email }: Invitation): Promise<Fault[]> {
  const { password, passwordConfirmation, firstName, lastName, acceptedTerms, acceptedPrivacyPolicy } = registration
  const missing = (field: string): Fault => ({ field, code: 'TERMS_NOT_ACCEPTED', message: 'It has to be accepted.' })
  const owner = { accountId, email, firstName, lastName }
  const confirmation = passwordConfirmation === undefined ? {} : { confirmation: passwordConfirmation }
  return [
    ...(await passwordFaults(db, { password, owner, ...confirmation })),
    ...(acceptedTerms ? [] : [missing('accepted_terms')]),
    ...(acceptedPrivacyPolicy ? [] : [missing('accepted_privacy_policy')]),
  ]
}

/** API-114: what is sent along besides the token has to be the invitation's. */
function findMismatch({ id, email }: Registration, invitation: Invitation): Result<never> | null {
  const message = 'It is not the invitation’s.'
  if (id !== undefined && id !== invitation.id) return failedWith('INVALID_VALUE', message, { field: 'id' })
  if (email !== undefined && email.trim().toLowerCase() !== invitation.email) {
    return failedWith('INVALID_VALUE', message, { field: 'email' })
  }
  return null
}

function invalid(): Result<never> {
  return failedWith('TOKEN_INVALID', 'The invitation does not work, or not any more.', { field: 'token' })
}

function taken(): Result<never> {
  return failedWith('EMAIL_TAKEN', 'Somebody of the account has this e-mail.', { field: 'email' })
}

interface InvitationFacts {
  readonly invitation: Invitation
  readonly token: string
  readonly account: Account
  readonly project: Project | null
  readonly units: readonly Unit[]
  /** As the packages call the projects, by the database's id. */
  readonly projectIds: ReadonlyMap<string, string>
  readonly locale: Locale | null
  readonly hasAccount: boolean
}

function describe({
  invitation,
  token,
  account,
  project,
  units,
  projectIds,
  locale,
  hasAccount,
}: InvitationFacts): Shown {
  const { id, email, firstName, lastName, group, expiresAt } = invitation
  const sourceLanguage = project?.sourceLanguage ?? 'de'
  return {
    id,
    email,
    token,
    firstName,
    lastName,
    group,
    account,
    project: project === null ? null : { id: project.packageId, slug: project.slug, name: project.name },
    units: units.map((unit) => ({
      id: unit.packageId,
      slug: unit.slug,
      projectId: projectIds.get(unit.projectId) ?? '',
      displayName: textIn(unit.displayName, locale ?? sourceLanguage, sourceLanguage),
    })),
    expiresAt,
    hasAccount,
  }
}
