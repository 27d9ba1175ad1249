import type { Locale } from '#shared/contracts/primitives.ts'
import { type DeadlineStatus, getOpenStatus } from '#shared/domain/index.ts'
import type { LockedTrade } from '#shared/domain/selections/selections.types.ts'
import { berlinDay } from '#server/projects/berlin-days.ts'
import { byTime, type DeadlineBook, findInUnit } from './deadlines.repository.ts'
import type { Deadline, UnitDeadline, UnitPlace } from './deadlines.types.ts'
import { getDay, remainingDays, wordIn } from './deadline-texts.ts'
import { idInUnit } from './describe-deadline.ts'
import { lockTrades } from './trade-locks.ts'

export interface NextDate {
  readonly title: string
  /** ISO time. */
  readonly expiresAt: string
  /** Its day is over, in Berlin. */
  readonly isOver: boolean
}

interface UnitDates {
  readonly lockedTrades: readonly LockedTrade[]
  /** null = none that the unit has not met. */
  readonly next: NextDate | null
}

interface DatesQuery {
  /** Of the titles, by the database's own id of the project. */
  readonly getLocale: (projectId: string) => Locale
  /** ms since epoch. */
  readonly now: number
}

/**
 * For each unit the first deadline that it has not met, and what overdue ones lock. Units that have nothing of their own,
 * neither deadline nor completion nor extension, share what their building has.
 */
export function sortDeadlines(book: DeadlineBook, { getLocale, now }: DatesQuery) {
  const byOwner = Map.groupBy(book.deadlines, getOwner)
  const special = new Set([...book.completions.keys(), ...book.extensions.keys()].map((key) => key.split(' ')[1] ?? ''))
  const shared = new Map<string, UnitDates>()
  const own = new Map<string, UnitDates>()
  return {
    find(unit: UnitPlace): UnitDates {
      const ownDeadlines = byOwner.get(unit.id)
      const isSpecial = ownDeadlines !== undefined || special.has(unit.id)
      const building = `${unit.projectId} ${unit.buildingId}`
      const [known, key] = isSpecial ? [own, unit.id] : [shared, building]
      const before = known.get(key)
      if (before !== undefined) return before
      const found = [...(ownDeadlines ?? []), ...(byOwner.get(building) ?? []), ...(byOwner.get(unit.projectId) ?? [])]
      const inUnit = found.map((deadline) => findInUnit(book, deadline, unit.id)).toSorted(byTime)
      const locale = getLocale(unit.projectId)
      const dates = {
        lockedTrades: lockTrades(inUnit, { locale, now }),
        next: findNextDate(inUnit, { locale, now }),
      }
      known.set(key, dates)
      return dates
    },
  }
}

function getOwner({ unitId, buildingId, projectId }: Deadline): string {
  return unitId ?? (buildingId === null ? projectId : `${projectId} ${buildingId}`)
}

/** The first of a unit's deadlines that it has not met; null = there is none. `deadlines`: the first first. */
export function findNextDate(
  deadlines: readonly UnitDeadline[],
  { locale, now }: { readonly locale: Locale; readonly now: number },
): NextDate | null {
  const first = deadlines.find(({ completion }) => completion === null)
  if (first === undefined) return null
  const { expiresAt } = first
  return { title: wordIn(first.deadline.title, locale), expiresAt, isOver: getDay(expiresAt) < berlinDay(now) }
}

export interface NextDeadline {
  readonly id: string
  readonly title: string
  /** ISO time. */
  readonly expiresAt: string
  readonly status: Exclude<DeadlineStatus, 'completed'>
}

/** The same with how it stands, for dots and numbers. */
export function findNextDeadline(
  deadlines: readonly UnitDeadline[],
  unit: { readonly id: string },
  { locale, now }: { readonly locale: Locale; readonly now: number },
): NextDeadline | null {
  const first = deadlines.find(({ completion }) => completion === null)
  if (first === undefined) return null
  const { deadline, expiresAt } = first
  const status = getOpenStatus(remainingDays(expiresAt, now))
  const title = wordIn(deadline.title, locale)
  return { id: idInUnit(deadline, unit), title, expiresAt, status }
}
