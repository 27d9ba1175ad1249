import type { Database, Db } from '#server/platform/db/database.types.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import { endAccess } from './end-access.ts'
import { savePassword } from './profiles.repository.ts'
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
export async function replacePassword(
  db: Db,
  kind: Database['kind'],
  { user, passwordHash, action, at }: PasswordChange,
): Promise<readonly string[]> {
  await savePassword(db, user.id, passwordHash, at)
  const ended = await endAccess(db, kind, user.id)
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
