import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { acceptInvitation as endpoint } from '#shared/contracts/http/registrations.contract.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { addAuditEntries } from '#server/platform/audit/audit-log.repository.ts'
import { acceptInvitation, findOpenInvitation } from './invitations.repository.ts'
import { getPackageIds } from '#server/platform/db/package-ids.ts'
import { addUnits } from './users.repository.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import type { IdentityLimits } from './identity-limits.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { hashToken } from './session-tokens.ts'
import type { Caller } from './sessions.service.ts'
import { failed, failedWith, passed, type Result } from '#server/platform/result.ts'

export interface InvitationAcceptanceService {
  /** Gives the caller the units that they were invited to, once. `ip`: of the caller, for the limits. */
  accept(caller: Caller, token: string, ip: string): Promise<Result<AnswerOf<typeof endpoint>>>
}

interface Parts {
  readonly database: Database
  readonly changeClock: ChangeClock
  readonly limits: IdentityLimits
  /** ms since epoch. */
  readonly now: () => number
}

/** Further units for buyers who have an account: by the link of the mail and the login together, by neither alone. */
export function createInvitationAcceptanceService({
  database,
  changeClock,
  limits,
  now,
}: Parts): InvitationAcceptanceService {
  return {
    async accept({ user, account }, token, ip) {
      const tokenHash = hashToken(token)
      const waiting = await limits.take('invitationAcceptance', ip, tokenHash)
      if (waiting !== null) return failed(waiting)
      const invitation = await findOpenInvitation(database.kysely, tokenHash, isoTime(now()))
      if (invitation === null) return invalid()
      if (invitation.accountId !== account.id || invitation.email !== user.email) {
        return failedWith('FORBIDDEN', 'The invitation is somebody else’s.')
      }
      // A unit may have gone with an import since the invitation was written.
      const named = await getPackageIds(database.kysely, 'units', invitation.unitIds)
      const unitIds = invitation.unitIds.filter((id) => named.has(id))
      if (invitation.group !== 'buyer' || user.group !== 'buyer' || unitIds.length === 0) return invalid()
      const isAccepted = await database.transaction(async (db) => {
        const at = isoTime(now())
        if (!(await acceptInvitation(db, tokenHash, at))) return false
        await addUnits(db, user.id, unitIds, at)
        const entry = {
          accountId: account.id,
          userId: user.id,
          action: 'invitation.accepted',
          subject: { kind: 'invitation', id: invitation.id },
          details: { unitIds: [...named.values()] },
          at,
        }
        await addAuditEntries(db, entry, unitIds)
        return true
      })
      if (!isAccepted) return invalid()
      // The units name their buyers.
      for (const unitId of unitIds) changeClock.units.end(unitId)
      return passed({ unitIds: unitIds.flatMap((id) => named.get(id) ?? []) })
    },
  }
}

function invalid(): Result<never> {
  return failedWith('TOKEN_INVALID', 'The invitation does not work, or not any more.')
}
