import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { announceLessAccess } from '#server/platform/realtime/access-word.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { LeaveUnits } from './leaving.types.ts'
import type { Caller } from './sessions.service.ts'
import { removeUnit } from './users.repository.ts'

export interface UnitBuyersService {
  /** Takes the unit from one of its buyers; what was chosen stays (FIL-5). */
  remove(caller: Caller, unit: Unit, buyerId: string): Promise<Result<{ readonly id: string }>>
}

interface Parts {
  readonly database: Database
  readonly changeClock: ChangeClock
  readonly leaveUnits: LeaveUnits
  /** ms since epoch. */
  readonly now: () => number
}

/** Whose a unit is. */
export function createUnitBuyersService({ database, changeClock, leaveUnits, now }: Parts): UnitBuyersService {
  return {
    async remove(caller, unit, buyerId) {
      const isRemoved = await database.transaction(async (db) => {
        if (!(await removeUnit(db, buyerId, unit.id))) return false
        await announceLessAccess(db, database.kind, [buyerId])
        const at = isoTime(now())
        await addAuditEntry(db, {
          accountId: unit.accountId,
          unitId: unit.id,
          userId: caller.user.id,
          action: 'buyer.removed',
          subject: { kind: 'user', id: buyerId },
          details: {},
          at,
        })
        await leaveUnits(db, { accountId: unit.accountId, userId: caller.user.id, unitIds: [unit.id], at })
        return true
      })
      if (!isRemoved) return failedWith('BUYER_UNKNOWN', 'The unit has no such buyer.', { field: 'buyer_id' })
      // Who is let in to it is asked for again.
      changeClock.unitWritten(unit.id)
      return passed({ id: buyerId })
    },
  }
}
