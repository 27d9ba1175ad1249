import type { Database } from '#server/platform/db/database.types.ts'
import { findAccount } from '#server/projects/accounts.repository.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import { findProfile } from './profiles.repository.ts'
import type { User } from './users.repository.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { PORTAL_LOGO } from '#server/mail/brand.ts'
import { loginLockedMail } from '#server/mail/templates/login-locked.ts'
import { LOGIN_WINDOW_MS } from './login-limits.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'

/** Nobody's mailbox is to be filled by somebody who guesses passwords. */
const NOTICE_RULE = { name: 'login notice', limit: 1, windowMs: 24 * 3_600_000 } as const

export interface LoginNotices {
  /** Mails somebody that their login was locked, once a day at most. */
  tellLocked(user: User): Promise<void>
}

interface Parts {
  readonly database: Database
  readonly rateLimits: RateLimits
  readonly mails: MailQueue
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

/** What people are told about attempts to get in as them; whoever attempts it learns nothing of that. */
export function createLoginNotices({ database, rateLimits, mails, baseUrl, now }: Parts): LoginNotices {
  return {
    async tellLocked(user) {
      const taken = await rateLimits.take([{ rule: NOTICE_RULE, of: user.email }])
      if (!taken.ok) return
      const account = await findAccount(database.kysely, user.accountId)
      const profile = await findProfile(database.kysely, user.id)
      const content = loginLockedMail({
        locale: profile?.preferences.language ?? 'de',
        accountName: account?.name ?? user.accountId,
        url: `${baseUrl()}/bp/${encodeURIComponent(user.accountId)}/users/password`,
        minutes: LOGIN_WINDOW_MS / 60_000,
      })
      await database.transaction(async (db) => {
        await mails.add(db, {
          ...content,
          kind: 'login_locked',
          accountId: user.accountId,
          recipient: user.email,
          replyTo: null,
          pictures: [PORTAL_LOGO],
        })
        await addAuditEntry(db, {
          accountId: user.accountId,
          unitId: null,
          // Whoever it was, they are not known to be the user.
          userId: null,
          action: 'login.locked',
          subject: { kind: 'user', id: user.id },
          details: {},
          at: isoTime(now()),
        })
      })
      mails.wake()
    },
  }
}
