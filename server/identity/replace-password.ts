import type { Db } from '#server/platform/db/database.types.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import { endMadeAccess } from './end-access.ts'
import { deleteTokensOf } from './one-time-tokens.repository.ts'
import { savePassword } from './profiles.repository.ts'
import { deleteSessionsOf } from './sessions.repository.ts'
import type { User } from './users.repository.ts'

interface PasswordChange {
  readonly user: User
  readonly passwordHash: string
  /** Of the audit entry. */
  readonly action: string
  /** ISO 8601. */
  readonly at: string
}

/** Stores a new password and ends everything that a change of it ends. In a transaction. Answers the hashes of the sessions, to be told after the commit. */
export async function replacePassword(db: Db, { user, passwordHash, action, at }: PasswordChange): Promise<string[]> {
  await savePassword(db, user.id, passwordHash, at)
  await deleteTokensOf(db, user.id)
  const ended = [...(await deleteSessionsOf(db, user.id, null)), ...(await endMadeAccess(db, user.id))]
  await addAuditEntry(db, {
    accountId: user.accountId,
    unitId: null,
    userId: user.id,
    action,
    subject: { kind: 'user', id: user.id },
    details: { endedSessions: ended.length },
    at,
  })
  return ended
}
