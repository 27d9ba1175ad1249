import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { getProfile, requestDeletion, updateProfile } from '#shared/contracts/http/profile.contract.ts'
import { snakeKey } from '#shared/contracts/wire.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import type { Account } from '#server/projects/accounts.repository.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import {
  findProfile,
  listAdminsOf,
  markDeletionRequested,
  type Notifications,
  type Preferences,
  type Profile,
  saveProfile,
} from './profiles.repository.ts'
import { listSessionsOf } from './sessions.repository.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { deletionRequestMail } from '#server/mail/templates/deletion-request.ts'
import { PORTAL_LOGO } from '#server/mail/brand.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import type { IdentityLimits } from './identity-limits.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { describeUser } from './session-tokens.ts'
import type { Caller } from './sessions.service.ts'
import { failed, passed, type Result } from '#server/platform/result.ts'

export type ProfileAnswer = AnswerOf<typeof getProfile>
type Change = BodyOf<typeof updateProfile>

export interface ProfilesService {
  /** The caller's own record. */
  read(caller: Caller): Promise<ProfileAnswer>
  /** Changes what is named, and leaves the rest. `ip`: of the caller, for the limits. */
  update(caller: Caller, change: Change, ip: string): Promise<Result<ProfileAnswer>>
  /** Notes the wish to be deleted and tells the admins, once; answers when it was noted. */
  requestDeletion(caller: Caller, message: string): Promise<AnswerOf<typeof requestDeletion>>
}

interface Parts {
  readonly database: Database
  readonly changeClock: ChangeClock
  readonly mails: MailQueue
  readonly limits: IdentityLimits
  /** ms since epoch. */
  readonly now: () => number
}

const ALL_NOTIFICATIONS: Notifications = { messages: true, deadlines: true, configurations: true }

/** Everybody's own record (decision 24). */
export function createProfilesService({ database, changeClock, mails, limits, now }: Parts): ProfilesService {
  const getEntry = ({ account, user }: Caller) => ({
    accountId: account.id,
    unitId: null,
    userId: user.id,
    subject: { kind: 'user', id: user.id },
    at: isoTime(now()),
  })

  return {
    read: async (caller) => describeProfile(await readProfile(database.kysely, caller), caller.account),

    async update(caller, change, ip) {
      const waiting = await limits.take('profileChange', ip, caller.user.id)
      if (waiting !== null) return failed(waiting)
      const { profile, sessions } = await database.transaction(async (db) => {
        const stored = await readProfile(db, caller)
        const { firstName, lastName, mobile } = stored.user
        const at = isoTime(now())
        await saveProfile(
          db,
          caller.user.id,
          {
            firstName: change.firstName?.trim() ?? firstName,
            lastName: change.lastName?.trim() ?? lastName,
            mobile: change.mobile === undefined ? mobile : change.mobile,
            preferences: changedPreferences(stored.preferences, change),
          },
          at,
        )
        // Which fields, not what stands in them: the log is no place for persons' data.
        const details = { fields: Object.keys(change).map(snakeKey) }
        await addAuditEntry(db, { ...getEntry(caller), action: 'profile.changed', details })
        return { profile: await readProfile(db, caller), sessions: await listSessionsOf(db, caller.user.id, at) }
      })
      // Every device knows the user by name.
      for (const { tokenHash } of sessions) changeClock.sessions.end(tokenHash)
      return passed(describeProfile(profile, caller.account))
    },

    async requestDeletion(caller, message) {
      const at = isoTime(now())
      const requestedAt = await database.transaction(async (db) => {
        const isNew = await markDeletionRequested(db, caller.user.id, at)
        if (!isNew) return (await readProfile(db, caller)).deletionRequestedAt ?? at
        await tellAdmins(db, mails, caller, message)
        await addAuditEntry(db, { ...getEntry(caller), action: 'deletion.requested', details: {} })
        return at
      })
      mails.wake()
      return { deletionRequestedAt: requestedAt }
    },
  }
}

/** A mail to each of the account's admins in their own language, with the person to answer to. */
async function tellAdmins(db: Db, mails: MailQueue, { user, account }: Caller, message: string): Promise<void> {
  for (const admin of await listAdminsOf(db, account.id)) {
    const profile = await findProfile(db, admin.id)
    const content = deletionRequestMail({
      locale: profile?.preferences.language ?? 'de',
      accountName: account.name,
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
      message: message.trim(),
    })
    const pictures = [PORTAL_LOGO]
    await mails.add(db, {
      ...content,
      kind: 'deletion_request',
      accountId: account.id,
      recipient: admin.email,
      replyTo: user.email,
      pictures,
      adminsOnly: true,
    })
  }
}

/** @throws when the user is gone: their sessions are gone with them, so that no call comes this far. */
async function readProfile(db: Db, { user }: Caller): Promise<Profile> {
  const profile = await findProfile(db, user.id)
  if (profile === null) throw new Error(`User ${user.id} has no record`)
  return profile
}

function changedPreferences(stored: Preferences, { language, theme, notifications }: Change): Preferences {
  return {
    ...stored,
    ...(language === undefined ? {} : { language }),
    ...(theme === undefined ? {} : { theme }),
    ...(notifications === undefined ? {} : { notifications: changedNotifications(stored, notifications) }),
  }
}

function changedNotifications(
  { notifications: stored = ALL_NOTIFICATIONS }: Preferences,
  { messages, deadlines, configurations }: NonNullable<Change['notifications']>,
): Notifications {
  return {
    messages: messages ?? stored.messages,
    deadlines: deadlines ?? stored.deadlines,
    configurations: configurations ?? stored.configurations,
  }
}

function describeProfile(profile: Profile, account: Account): ProfileAnswer {
  const { user, preferences } = profile
  return {
    ...describeUser(user),
    account,
    language: preferences.language ?? null,
    theme: preferences.theme ?? null,
    notifications: { ...ALL_NOTIFICATIONS, ...preferences.notifications },
    acceptedTermsAt: profile.acceptedTermsAt,
    acceptedPrivacyPolicyAt: profile.acceptedPrivacyAt,
    deletionRequestedAt: profile.deletionRequestedAt,
  }
}
