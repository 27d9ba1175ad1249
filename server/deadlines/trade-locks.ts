import type { Locale } from '#shared/contracts/primitives.ts'
import type { LockedTrade } from '#shared/domain/selections/selections.types.ts'
import type { LocalizedText } from '#server/platform/db/localized-text.ts'
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

/** A date that is still to come. */
export interface ComingDeadline {
  readonly title: string
  readonly titles: LocalizedText
  /** ISO time. */
  readonly expiresAt: string
}

interface ChoosingDates {
  readonly lockedTrades: readonly LockedTrade[]
  /** The first that the unit has not met, that is not over, and for which there is something left to decide; null = there is none. */
  readonly nextDeadline: ComingDeadline | null
}

/** What the deadlines of the unit, its building and its project mean for who chooses there (decision 23). */
export async function getChoosingDates(db: Db, unit: UnitPlace, query: LocksQuery): Promise<ChoosingDates> {
  const deadlines = await listDeadlinesOf(db, unit)
  const today = berlinDay(query.now)
  const lockedTrades = lockTrades(deadlines, query)
  const locked = new Set(lockedTrades.map(({ trade }) => trade))
  const next = deadlines.find(
    ({ completion, expiresAt, deadline: { trades } }) =>
      completion === null &&
      getDay(expiresAt) >= today &&
      // Another one that ran out holds all that it is about.
      (trades.length === 0 || trades.some((trade) => !locked.has(trade))),
  )
  return {
    lockedTrades,
    nextDeadline:
      next === undefined
        ? null
        : {
            title: wordIn(next.deadline.title, query.locale),
            titles: next.deadline.title,
            expiresAt: next.expiresAt,
          },
  }
}

/**
 * What of a unit's deadlines is overdue and not completed, and so locks trades: each once, with the deadline that ran out
 * first. A deadline is overdue from the calendar day after its own, in Berlin.
 */
export function lockTrades(deadlines: readonly UnitDeadline[], { locale, now }: LocksQuery): LockedTrade[] {
  const today = berlinDay(now)
  const overdue = deadlines
    .filter(({ deadline, completion }) => deadline.locks && completion === null)
    .map(({ deadline: { id, title, trades }, expiresAt }) => ({
      deadlineId: id,
      title: wordIn(title, locale),
      titles: title,
      trades,
      expiresAt,
    }))
    .filter(({ expiresAt }) => getDay(expiresAt) < today)
    .toSorted((a, b) => Date.parse(b.expiresAt) - Date.parse(a.expiresAt) || b.title.localeCompare(a.title))
  const byTrade = new Map(
    overdue.flatMap(({ trades, ...deadline }) => trades.map((trade) => [trade, { trade, ...deadline }])),
  )
  return [...byTrade.values()].toSorted((a, b) => a.trade.localeCompare(b.trade))
}
