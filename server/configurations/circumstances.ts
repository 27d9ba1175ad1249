import type { Circumstances, LockedTrade } from '#shared/domain/selections/selections.types.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { StoredConfiguration } from './configurations.repository.ts'
import { listOpenDeadlinesOf, type OpenDeadline, type TradeLock } from './deadlines.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { berlinDay } from '#server/projects/berlin-days.ts'

export type ComingDeadline = Pick<OpenDeadline, 'title' | 'expiresAt'>

interface UnitDeadlines {
  readonly lockedTrades: readonly LockedTrade[]
  /** The first that nobody has met and that is not over; null = there is none. */
  readonly nextDeadline: ComingDeadline | null
}

/** What the deadlines of a unit and its project mean for who chooses there. `now`: ms since epoch. */
export async function getUnitDeadlines(db: Db, unit: Unit, now: number): Promise<UnitDeadlines> {
  const open = await listOpenDeadlinesOf(db, { unitId: unit.id, projectId: unit.projectId })
  const today = berlinDay(now)
  const next = open
    .toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt))
    .find(({ expiresAt }) => berlinDay(Date.parse(expiresAt)) >= today)
  return {
    lockedTrades: lockTrades(
      open.filter(({ locksTrades }) => locksTrades),
      now,
    ),
    nextDeadline: next === undefined ? null : { title: next.title, expiresAt: next.expiresAt },
  }
}

/**
 * Trades locked by overdue ones of these deadlines (decision 23), each once, with the deadline that ran out first. A
 * deadline is overdue from the calendar day after its own, in Berlin. `now`: ms since epoch.
 */
export function lockTrades(locks: readonly TradeLock[], now: number): LockedTrade[] {
  const today = berlinDay(now)
  const overdue = locks
    .filter((lock) => berlinDay(Date.parse(lock.expiresAt)) < today)
    .toSorted((a, b) => Date.parse(b.expiresAt) - Date.parse(a.expiresAt) || b.title.localeCompare(a.title))
  const byTrade = new Map(
    overdue.flatMap(({ title, expiresAt, trades }) => trades.map((trade) => [trade, { trade, title, expiresAt }])),
  )
  return [...byTrade.values()].toSorted((a, b) => a.trade.localeCompare(b.trade))
}

/** What the engine has to know besides catalogue and selections. */
export function getCircumstances(
  { status, openedPart }: Pick<StoredConfiguration, 'status' | 'openedPart'>,
  lockedTrades: readonly LockedTrade[],
  simplifiedConfiguration: boolean,
): Circumstances {
  return { completed: status === 'completed', lockedTrades, openedPart, simplifiedConfiguration }
}
