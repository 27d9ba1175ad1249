import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { DeletionProtocolSchema, setPersonAccess, updatePerson } from '#shared/contracts/http/people.contract.ts'
import { snakeKey } from '#shared/contracts/wire.ts'
import type * as z from 'zod/mini'
import { ADMIN_GRANTS, type Grant, listProjectsWith } from '#shared/domain/roles/roles.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { announceLessAccess } from '#server/platform/realtime/access-word.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { collectProtocol } from './deletion-protocol.ts'
import { addEmailChangedMails } from './email-changed-mails.ts'
import { endAccess, endMadeAccess } from './end-access.ts'
import { deleteInvitationsTo } from './invitations.repository.ts'
import { describePerson } from './people.service.ts'
import type { LeaveUnits } from './leaving.types.ts'
import { isLastAdmin, lockPeople, savePerson } from './people.repository.ts'
import { listGrants, saveGrants } from './roles.repository.ts'
import { deleteUsers } from './sample-users.repository.ts'
import type { Caller } from './sessions.service.ts'
import { refuseLastAdmin, setAccess } from './set-access.ts'
import { findUser, findUsersByEmail, getGroupRole, listUnitIdsOf, type User } from './users.repository.ts'
import { readWantedRoles } from './wanted-roles.ts'

type Listed = AnswerOf<typeof updatePerson>
type Wanted = BodyOf<typeof updatePerson>
type Protocol = z.infer<typeof DeletionProtocolSchema>

export interface PeopleChangesService {
  /** Gives somebody of the caller's account this name, e-mail, group and these roles (USR-4, USR-6). */
  update(caller: Caller, userId: string, wanted: Wanted): Promise<Result<Listed>>
  /** Keeps them out or lets them in again; either way whatever they were logged in with is over (USR-5). */
  setAccess(caller: Caller, userId: string, wanted: BodyOf<typeof setPersonAccess>): Promise<Result<Listed>>
  /** What deleting them would take away and what would stay. */
  describeDeletion(caller: Caller, userId: string): Promise<Result<Protocol>>
  /** Deletes them for good (USR-7). */
  delete(caller: Caller, userId: string): Promise<Result<Protocol>>
}

interface Parts {
  readonly database: Database
  readonly changeClock: ChangeClock
  readonly mails: MailQueue
  readonly leaveUnits: LeaveUnits
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

interface Changed<T> {
  readonly value: T
  /** Hashes of the sessions that are over. */
  readonly ended: readonly string[]
}

/** What an account's admins do with its people; one of them who can log in is always left (USR-3). */
export function createPeopleChangesService(parts: Parts): PeopleChangesService {
  const { database, changeClock, mails } = parts

  /** Changes one person, alone; then nothing is believed of them that was read before. */
  async function change<T>(
    caller: Caller,
    userId: string,
    work: (db: Db, user: User) => Promise<Result<Changed<T>>>,
  ): Promise<Result<T>> {
    const unitIds = await listUnitIdsOf(database.kysely, userId)
    const result = await database.transaction(async (db) => {
      await lockPeople(db, caller.account.id)
      const user = await findOwn(db, caller, userId)
      return user === null ? unknown() : work(db, user)
    })
    if (!result.ok) return result
    changeClock.sessions.endAll()
    // The units name their buyers.
    for (const unitId of unitIds) changeClock.units.end(unitId)
    mails.wake()
    return passed(result.value.value)
  }

  return {
    update: (caller, userId, wanted) =>
      change(caller, userId, (db, user) => updateUser(parts, db, caller, { user, wanted })),

    setAccess: (caller, userId, { isDisabled }) =>
      change(caller, userId, async (db, user) => {
        const wanted = { user, isDisabled, actorId: caller.user.id, at: isoTime(parts.now()) }
        const ended = await setAccess(db, database.kind, wanted)
        return ended.ok ? passed({ value: await describePerson(db, user), ended: ended.value }) : ended
      }),

    async describeDeletion(caller, userId) {
      const user = await findOwn(database.kysely, caller, userId)
      return user === null ? unknown() : passed(await collectProtocol(database.kysely, user))
    },

    delete: (caller, userId) =>
      change(caller, userId, async (db, user) => {
        if (await isLastAdmin(db, user)) return refuseLastAdmin()
        const protocol = await collectProtocol(db, user)
        const ended = await endAccess(db, database.kind, user.id)
        await deleteInvitationsTo(db, user)
        const unitIds = await listUnitIdsOf(db, user.id)
        const at = isoTime(parts.now())
        await deleteUsers(db, [user.id])
        await parts.leaveUnits(db, { accountId: user.accountId, userId: caller.user.id, unitIds, at })
        const details = { group: user.group, ...protocol }
        await addEntry(db, caller, user, { action: 'user.deleted', details, at })
        return passed({ value: protocol, ended })
      }),
  }
}

interface WantedChange {
  readonly user: User
  readonly wanted: Wanted
}

async function updateUser(
  parts: Parts,
  db: Db,
  caller: Caller,
  { user, wanted }: WantedChange,
): Promise<Result<Changed<Listed>>> {
  const next = {
    ...user,
    firstName: wanted.firstName.trim(),
    lastName: wanted.lastName.trim(),
    email: wanted.email.trim().toLowerCase(),
    group: wanted.group,
    role: wanted.group === user.group ? user.role : getGroupRole(wanted.group),
  }
  if ((user.group === 'buyer') !== (next.group === 'buyer')) {
    return failedWith('INVALID_VALUE', 'Buyers stay buyers, and staff stay staff.', { field: 'group' })
  }
  const roles = await readWantedRoles(db, caller.account.id, wanted)
  if (!roles.ok) return roles
  if (next.group !== 'admin' && (await isLastAdmin(db, user))) return refuseLastAdmin()
  const isMoved = next.email !== user.email
  if (isMoved && (await findUsersByEmail(db, next.email, user.accountId)).length > 0) {
    return failedWith('EMAIL_TAKEN', 'Somebody of the account has this e-mail.', { field: 'email' })
  }
  const before = await listGrants(db, user)
  const { roles: rolesBefore } = await describePerson(db, user)
  const at = isoTime(parts.now())
  await savePerson(db, next, at)
  await saveGrants(db, user.id, roles.value)
  if (isMoved) await addEmailChangedMails(parts, db, { user, newEmail: next.email })
  // Whoever could read the old address must not get in by a link that lies there, nor stay in.
  const ended = isMoved
    ? await endAccess(db, parts.database.kind, user.id)
    : await endLostAccess(db, parts.database.kind, {
        userId: user.id,
        before,
        after: next.group === 'admin' ? ADMIN_GRANTS : roles.value,
      })
  const fields = listChanged(user, next, before, roles.value)
  const details = {
    fields,
    changes: describeChanges(user, next),
    group: next.group,
    roles: wanted.roles,
    ...(fields.includes('roles') ? { rolesBefore } : {}),
  }
  await addEntry(db, caller, user, { action: 'user.changed', details, at })
  return passed({ value: await describePerson(db, next), ended })
}

interface GrantsChange {
  readonly userId: string
  readonly before: readonly Grant[]
  readonly after: readonly Grant[]
}

/** What goes with roles that were taken; answers the hashes of the sessions that ended. */
async function endLostAccess(
  db: Db,
  kind: Database['kind'],
  { userId, before, after }: GrantsChange,
): Promise<readonly string[]> {
  await announceLessAccess(db, kind, [userId])
  const were = listProjectsWith(before, 'inviteBuyers')
  const are = listProjectsWith(after, 'inviteBuyers')
  const isNarrower = are !== null && (were === null || were.some((id) => !are.includes(id)))
  return isNarrower ? endMadeAccess(db, kind, userId) : []
}

const CHANGED = ['firstName', 'lastName', 'email', 'group'] as const

/** Which fields. */
function listChanged(user: User, next: User, before: readonly Grant[], after: readonly Grant[]): string[] {
  const fields = CHANGED.filter((name) => user[name] !== next[name])
  const getText = (grants: readonly Grant[]) => JSON.stringify(grants.map((grant) => JSON.stringify(grant)).toSorted())
  const areOthers = next.group === 'user' && getText(before) !== getText(after)
  return [...fields.map(snakeKey), ...(areOthers ? ['roles'] : [])]
}

/** What stood in them and stands there now. It goes when the person does (`deleteUsers`). */
function describeChanges(user: User, next: User) {
  return CHANGED.filter((name) => user[name] !== next[name]).map((name) => ({
    field: snakeKey(name),
    from: user[name],
    to: next[name],
  }))
}

/** Somebody of the caller's account. */
async function findOwn(db: Db, caller: Caller, userId: string): Promise<User | null> {
  const user = await findUser(db, userId)
  return user?.accountId === caller.account.id ? user : null
}

function addEntry(
  db: Db,
  caller: Caller,
  user: User,
  entry: { readonly action: string; readonly details: Readonly<Record<string, unknown>>; readonly at: string },
): Promise<void> {
  const who = { accountId: caller.account.id, unitId: null, userId: caller.user.id }
  return addAuditEntry(db, { ...who, subject: { kind: 'user', id: user.id }, ...entry })
}

function unknown(): Result<never> {
  return failedWith('NOT_FOUND', 'There is no such person.')
}
