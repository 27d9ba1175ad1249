import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { listActedChanges, startActing } from '#shared/contracts/http/acting.contract.ts'
import { copyChange, diffSelections, invertChange, isNoChange } from '#shared/domain/index.ts'
import type { Selections } from '#shared/domain/selections/selections.types.ts'
import { getSince } from '#server/identity/get-since.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { listBuyersOfUnit } from '#server/identity/users.repository.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import {
  type ActingPeriod,
  addActedChange,
  addActingPeriod,
  endActingPeriod,
  findActingPeriod,
  listUnseenPeriods,
  markPeriodSeen,
} from './acting.repository.ts'
import type { RevisionedWrite } from './configurations.types.ts'

/** ms after which nobody chooses in anybody's name any more. */
const ACTING_MS = 8 * 3_600_000

type Started = AnswerOf<typeof startActing>
type Acted = AnswerOf<typeof listActedChanges>[number]

export interface ActingService {
  /** The caller begins to choose in a buyer's name (ACT-2); they have to be of the staff. */
  start(caller: Caller, unit: Unit, wanted: BodyOf<typeof startActing>): Promise<Result<Started>>
  end(caller: Caller, unit: Unit, periodId: string): Promise<Result<{ readonly id: string }>>
  /** What was chosen in the buyers' name and nobody has put aside, the latest first; to buyers nothing in others' name. */
  list(caller: Caller, unit: Unit): Promise<Acted[]>
  /** A buyer has seen it. */
  putAside(caller: Caller, unit: Unit, periodId: string): Promise<Result<{ readonly id: string }>>
}

interface Parts {
  readonly database: Database
  /** ms since epoch. */
  readonly now: () => number
}

/** Choosing in a buyer's name: entered on purpose, attributed, and taken back by the buyer (decision 60). */
export function createActingService({ database, now }: Parts): ActingService {
  const db = database.kysely

  function note(within: Db, caller: Caller, period: ActingPeriod, accountId: string, action: string) {
    return addAuditEntry(within, {
      accountId,
      unitId: period.unitId,
      userId: caller.user.id,
      action,
      subject: { kind: 'acting', id: period.id },
      details: period.buyerId === null ? {} : { userIds: [period.buyerId] },
      at: isoTime(now()),
    })
  }

  return {
    async start(caller, unit, { buyerId, reason }) {
      const buyers = await listBuyersOfUnit(db, unit.id)
      const buyer = buyers.find(({ id }) => id === buyerId)
      if (buyer === undefined && (buyerId !== null || buyers.length > 0)) {
        return failedWith('BUYER_UNKNOWN', 'The unit has no such buyer.', { field: 'buyer_id' })
      }
      const { user } = caller
      const period: ActingPeriod = {
        id: randomUUID(),
        unitId: unit.id,
        staffId: user.id,
        buyerId: buyer?.id ?? null,
        staffName: `${user.firstName} ${user.lastName}`.trim(),
        buyerName: buyer === undefined ? '' : `${buyer.firstName} ${buyer.lastName}`.trim(),
        sessionHash: caller.tokenHash,
        reason: reason.trim(),
        startedAt: isoTime(now()),
        endsAt: isoTime(now() + ACTING_MS),
        seenAt: null,
      }
      await database.transaction(async (within) => {
        await addActingPeriod(within, period)
        await note(within, caller, period, unit.accountId, 'acting.started')
      })
      return passed({ id: period.id, buyerName: period.buyerName, reason: period.reason, endsAt: period.endsAt })
    },

    async end(caller, unit, periodId) {
      const period = await findActingPeriod(db, unit.id, periodId)
      if (period === null) return unknownPeriod()
      await database.transaction(async (within) => {
        if (await endActingPeriod(within, period.id, isoTime(now())))
          await note(within, caller, period, unit.accountId, 'acting.ended')
      })
      return passed({ id: period.id })
    },

    async list(caller, unit) {
      const periods = await listUnseenPeriods(db, unit.id)
      const since = await getSince(db, caller, unit)
      return periods
        .filter((period) => period.changes.length > 0 && isShownSince(period, since))
        .map(({ id, staffName, buyerName, reason, startedAt, changes }) => ({
          id,
          staffName,
          buyerName,
          reason,
          startedAt,
          changes: changes.map(({ revision, at, change, undo }) => ({
            revision,
            at,
            change: copyChange(change),
            undo: copyChange(undo),
          })),
        }))
    },

    async putAside(caller, unit, periodId) {
      const period = await findActingPeriod(db, unit.id, periodId)
      if (period === null || !isShownSince(period, await getSince(db, caller, unit))) return unknownPeriod()
      await markPeriodSeen(db, unit.id, periodId, isoTime(now()))
      return passed({ id: periodId })
    },
  }
}

/**
 * The time of acting that a write is made in: null for a buyer's own, and where the unit is a sample. Staff's is refused where there is none that is
 * theirs, of their session, of this unit and not over (ACT-1).
 */
export async function findActing(
  db: Db,
  { caller, unit, conditions }: RevisionedWrite,
  now: number,
): Promise<Result<ActingPeriod | null>> {
  if (caller.user.group === 'buyer' || unit.isSample) return passed(null)
  const { actingId } = conditions
  const period = actingId === null ? null : await findActingPeriod(db, unit.id, actingId)
  const isTheirs = period?.staffId === caller.user.id && period.sessionHash === caller.tokenHash
  if (period === null || !isTheirs || Date.parse(period.endsAt) <= now) {
    return failedWith('ACTING_NEEDED', 'Staff look at units; to choose, begin to choose in the name of a buyer.')
  }
  return passed(period)
}

/** Keeps what was chosen with what was there before, so that the buyer can take it back. */
export async function noteActed(
  db: Db,
  period: ActingPeriod,
  write: { readonly before: Selections; readonly after: Selections; readonly revision: number },
  now: number,
): Promise<void> {
  const { before, after, revision } = write
  const change = diffSelections(before, after)
  if (isNoChange(change)) return
  await addActedChange(db, period.id, { revision, change, undo: invertChange(before, change), at: isoTime(now) })
}

/** Not in the name of those who had the unit before; what was chosen in nobody's is for whoever comes (ACT-2). */
function isShownSince({ startedAt, buyerName }: ActingPeriod, since: string): boolean {
  return startedAt >= since || buyerName === ''
}

function unknownPeriod(): Result<never> {
  return failedWith('NOT_FOUND', 'There is no such time of acting.')
}
