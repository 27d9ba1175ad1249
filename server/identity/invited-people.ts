import type { Db } from '#server/platform/db/database.types.ts'
import type { InvitedGroup } from './invitations.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { findUsersByEmail, listUnitIdsOf, type User } from './users.repository.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'

/** Who has the e-mail in the account already; null = nobody. */
export async function getMember(db: Db, accountId: string, email: string): Promise<User | null> {
  const [member] = await findUsersByEmail(db, email, accountId)
  return member ?? null
}

/** What of it the person does not have yet; staff have no units, and nobody gets a second account. */
export async function newUnitsFor(
  db: Db,
  member: User | null,
  group: InvitedGroup,
  units: readonly Unit[],
): Promise<Result<Unit[]>> {
  if (member === null) return passed([...units])
  if (group !== 'buyer' || member.group !== 'buyer') {
    return failedWith('EMAIL_TAKEN', 'Somebody of the account has this e-mail.', { field: 'email' })
  }
  const own = await listUnitIdsOf(db, member.id)
  const others = units.filter(({ id }) => !own.includes(id))
  if (others.length > 0) return passed(others)
  return failedWith('UNITS_ALREADY_THEIRS', 'They have these units already.', { field: 'unit_ids' })
}
