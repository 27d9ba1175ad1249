import type { Db } from '#server/platform/db/database.types.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import {
  type Invitation,
  invitationState,
  listUnansweredInvitations,
  revokeInvitation,
} from './invitations.repository.ts'

interface Replacement {
  readonly invitation: Invitation
  /** Who is invited has an account already. */
  readonly isMember: boolean
  /** Whether whoever invites may handle an invitation that is there. */
  readonly mayHandle: (invitation: Invitation) => boolean
}

interface Outdated {
  /** What was taken back. */
  readonly revoked: readonly Invitation[]
  /** The units that the new invitation is for: its own, and those that were promised by what it takes the place of. */
  readonly unitIds: readonly string[]
}

/**
 * Takes back what a new invitation takes the place of, as far as whoever invites may handle it (USR-10): somebody
 * registers once, a buyer who is there may be asked about one unit after the other. Refuses where somebody else wants the
 * person in the team. In the transaction that stores the new one.
 */
export async function revokeOutdated(
  db: Db,
  { invitation, isMember, mayHandle }: Replacement,
): Promise<Result<Outdated>> {
  const { accountId, createdAt: now } = invitation
  const unanswered = await listUnansweredInvitations(db, invitation)
  const isOpen = (other: Invitation) => invitationState(other, now) === 'open'
  if (!isMember && unanswered.some((other) => other.group !== 'buyer' && isOpen(other) && !mayHandle(other))) {
    return failedWith('INVITED_BY_OTHERS', 'Others have invited them into the team.', { field: 'email' })
  }
  const isCovered = ({ unitIds }: Invitation) => unitIds.every((id) => invitation.unitIds.includes(id))
  const revoked: Invitation[] = []
  for (const other of unanswered) {
    if (!mayHandle(other) || (isMember && !isCovered(other))) continue
    if (await revokeInvitation(db, accountId, other.id, now)) revoked.push(other)
  }
  const promised = revoked.filter((other) => invitation.group === 'buyer' && isOpen(other))
  const unitIds = [...invitation.unitIds, ...promised.flatMap((other) => other.unitIds)]
  return passed({ revoked, unitIds: [...new Set(unitIds)] })
}
