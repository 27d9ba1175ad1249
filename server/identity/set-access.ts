import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { endAccess } from './end-access.ts'
import { isLastAdmin, saveDisabled } from './people.repository.ts'
import type { User } from './users.repository.ts'

interface WantedAccess {
  readonly user: User
  readonly isDisabled: boolean
  /** Who wants it; null = somebody at the machine itself. */
  readonly actorId: string | null
  /** ISO time. */
  readonly at: string
}

/**
 * Keeps somebody out or lets them in again, and ends whatever they were logged in with either way (USR-5). Answers the
 * hashes of their sessions. In a transaction that has locked the account's people.
 */
export async function setAccess(
  db: Db,
  kind: Database['kind'],
  { user, isDisabled, actorId, at }: WantedAccess,
): Promise<Result<readonly string[]>> {
  if (isDisabled && (await isLastAdmin(db, user))) return refuseLastAdmin()
  await saveDisabled(db, user.id, isDisabled ? (user.disabledAt ?? at) : null, at)
  const ended = await endAccess(db, kind, user.id)
  await addAuditEntry(db, {
    accountId: user.accountId,
    unitId: null,
    userId: actorId,
    action: isDisabled ? 'user.disabled' : 'user.enabled',
    subject: { kind: 'user', id: user.id },
    details: actorId === null ? { by: 'command line' } : {},
    at,
  })
  return passed(ended)
}

/** USR-3 */
export function refuseLastAdmin(): Result<never> {
  return failedWith('LAST_ADMIN', 'One admin who can log in has to be left.')
}
