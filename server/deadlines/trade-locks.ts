import type { Locale } from '#shared/contracts/primitives.ts'
import type { LockedTrade } from '#shared/domain/selections/selections.types.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { berlinDay } from '#server/projects/berlin-days.ts'
import { listDeadlinesOf } from './deadlines.repository.ts'
import type { UnitDeadline, UnitPlace } from './deadlines.types.ts'
import { getDay, wordIn } from './deadline-texts.ts'

interface LocksQuery {
  /** Of the deadlines' titles. */
  readonly locale: Locale
  /** ms since epoch. */
  readonly now: number
}

/** Trades that an overdue deadline of the unit, its building or its project locks (decision 23). */
export async function listLockedTrades(db: Db, unit: UnitPlace, query: LocksQuery): Promise<LockedTrade[]> {
  return lockTrades(await listDeadlinesOf(db, unit), query)
}

/**
 * What of a unit's deadlines is overdue and not completed, and so locks trades: each once, with the deadline that ran out
 * first. A deadline is overdue from the calendar day after its own, in Berlin.
 */
export function lockTrades(deadlines: readonly UnitDeadline[], { locale, now }: LocksQuery): LockedTrade[] {
  const today = berlinDay(now)
  const overdue = deadlines
    .filter(({ deadline, completion }) => deadline.locks && completion === null)
    .map(({ deadline: { title, trades }, expiresAt }) => ({ title: wordIn(title, locale), trades, expiresAt }))
    .filter(({ expiresAt }) => getDay(expiresAt) < today)
    .toSorted((a, b) => Date.parse(b.expiresAt) - Date.parse(a.expiresAt) || b.title.localeCompare(a.title))
  const byTrade = new Map(
    overdue.flatMap(({ title, expiresAt, trades }) => trades.map((trade) => [trade, { trade, title, expiresAt }])),
  )
  return [...byTrade.values()].toSorted((a, b) => a.trade.localeCompare(b.trade))
}
