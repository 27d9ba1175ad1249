import type { Circumstances } from '#shared/domain/selections.types.ts'
import type { Db } from '../db/database.ts'
import type { ConfigurationStatus } from '#shared/domain/configuration-status.ts'
import { listTradeLocks } from '../db/repositories/deadlines.repository.ts'
import type { Unit } from '../db/repositories/units.repository.ts'
import { berlinDay } from './berlin-days.ts'

/**
 * Trades locked by an overdue deadline of the unit or its project (decision 23). A deadline is
 * overdue from the calendar day after its own, in Berlin. `now`: ms since epoch.
 */
export async function lockedTradesOf(db: Db, unit: Unit, now: number): Promise<string[]> {
  const locks = await listTradeLocks(db, { unitId: unit.id, projectId: unit.projectId })
  const today = berlinDay(now)
  const overdue = locks.filter((lock) => berlinDay(Date.parse(lock.expiresAt)) < today)
  return [...new Set(overdue.flatMap((lock) => lock.trades))].sort()
}

/** What the engine has to know besides catalogue and selections. */
export function circumstancesOf(
  status: ConfigurationStatus,
  lockedTrades: readonly string[],
  simplifiedConfiguration: boolean,
): Circumstances {
  return { completed: status === 'completed', lockedTrades, simplifiedConfiguration }
}
