import { PORTAL_LOGO } from '#server/mail/brand.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { emailChangedMail } from '#server/mail/templates/email-changed.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { findAccount } from '#server/projects/accounts.repository.ts'
import { findProfile } from './profiles.repository.ts'
import type { User } from './users.repository.ts'

interface Parts {
  readonly mails: MailQueue
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
}

/** Tells both addresses that the second takes the place of the first (USR-6): whoever did not want that hears of it. */
export async function addEmailChangedMails(
  { mails, baseUrl }: Parts,
  db: Db,
  { user, newEmail }: { readonly user: User; readonly newEmail: string },
): Promise<void> {
  const account = await findAccount(db, user.accountId)
  const profile = await findProfile(db, user.id)
  for (const recipient of [user.email, newEmail]) {
    const content = emailChangedMail({
      locale: profile?.preferences.language ?? 'de',
      accountName: account?.name ?? user.accountId,
      isNewAddress: recipient === newEmail,
      url: `${baseUrl()}/bp/${encodeURIComponent(user.accountId)}`,
    })
    const to = { accountId: user.accountId, recipient, replyTo: null, pictures: [PORTAL_LOGO] }
    await mails.add(db, { ...content, ...to, kind: 'email_changed' })
  }
}
