import { createHmac } from 'node:crypto'
import type { Database } from '#server/platform/db/database.types.ts'
import { findAccount } from '#server/projects/accounts.repository.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { User } from './users.repository.ts'
import { getNetwork } from '#server/platform/limits/network-address.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { WindowLimit } from '#server/platform/limits/window-limit.ts'

const WINDOW_MS = 15 * 60_000
/** Entries of one address in a window, and of one account: whoever tries for long must not fill the log. */
const MAX_OF_ADDRESS = 20
const MAX_OF_ACCOUNT = 300
/** Hexadecimal digits that tell e-mails apart. */
const EMAIL_HASH_LENGTH = 16

interface FailedLogin {
  readonly email: string
  /** As the login named it; null = it named none. */
  readonly accountId: string | null
  /** Network address that it came from. */
  readonly address: string
  /** Whose e-mail it is; null = nobody's. */
  readonly user: User | null
}

export interface FailedLogins {
  /** Writes an entry `login.failed`, in the same time whether or not anybody has the e-mail (decision 10). */
  record(failure: FailedLogin): Promise<void>
}

/**
 * Failed logins in the audit log: whose account was tried, and from where. Neither the password nor the e-mail is
 * written. What goes past the limits is counted, and told with the next entry (`details.omitted`). Each process counts
 * for itself.
 *
 * @param auditKey the server's own secret: without it nobody can tell whether a hash is that of an e-mail they guess
 * @param now ms since epoch
 */
export function createFailedLogins(database: Database, auditKey: Buffer, now: () => number): FailedLogins {
  const ofAddress = new WindowLimit({ limit: MAX_OF_ADDRESS, windowMs: WINDOW_MS, now })
  const ofAccount = new WindowLimit({ limit: MAX_OF_ACCOUNT, windowMs: WINDOW_MS, now })
  /** Account (empty: none that there is) → what was not written. */
  const omissions = new Map<string, number>()
  return {
    async record({ email, accountId, address, user }) {
      // Anybody may have written the account's name.
      const account = await findAccount(database.kysely, user?.accountId ?? accountId ?? '')
      const key = account?.id ?? ''
      const network = getNetwork(address)
      const omitted = omissions.get(key) ?? 0
      if (ofAddress.wait(network) > 0 || ofAccount.wait(key) > 0) {
        omissions.set(key, omitted + 1)
        return
      }
      ofAddress.count(network)
      ofAccount.count(key)
      omissions.delete(key)
      const details = { address, emailHash: computeEmailHash(email, auditKey), ...(omitted > 0 ? { omitted } : {}) }
      await addAuditEntry(database.kysely, {
        accountId: account?.id ?? null,
        unitId: null,
        // Whoever it was, they are not known to be the user.
        userId: null,
        action: 'login.failed',
        subject: user === null ? null : { kind: 'user', id: user.id },
        details,
        at: isoTime(now()),
      })
    },
  }
}

/** The same for the same e-mail, so that attempts can be told together. */
function computeEmailHash(email: string, key: Buffer): string {
  const text = `login ${email.trim().toLowerCase()}`
  return createHmac('sha256', key).update(text).digest('hex').slice(0, EMAIL_HASH_LENGTH)
}
