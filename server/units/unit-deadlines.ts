import type { LockedTrade } from '#shared/domain/selections/selections.types.ts'
import { lockTrades } from '#server/configurations/circumstances.ts'
import type { OpenDeadline } from '#server/configurations/deadlines.repository.ts'
import { berlinDay } from '#server/projects/berlin-days.ts'
import type { Unit } from '#server/projects/units.repository.ts'

export interface NextDate {
  readonly title: string
  /** ISO time. */
  readonly expiresAt: string
  /** Its day is over, in Berlin. */
  readonly isOver: boolean
}

interface UnitDates {
  readonly lockedTrades: readonly LockedTrade[]
  /** null = none that nobody has met. */
  readonly next: NextDate | null
}

/**
 * For each unit the first deadline that nobody has met, and what overdue ones lock: its own and its project's.
 * `deadlines`: the first first; `now`: ms since epoch.
 */
export function sortDeadlines(deadlines: readonly OpenDeadline[], now: number) {
  const today = berlinDay(now)
  const byOwner = new Map<string, OpenDeadline[]>()
  for (const deadline of deadlines) {
    const owner = deadline.unitId ?? deadline.projectId
    const known = byOwner.get(owner)
    if (known === undefined) byOwner.set(owner, [deadline])
    else known.push(deadline)
  }
  const shared = new Map<string, UnitDates>()
  const own = new Map<string, UnitDates>()
  return {
    find({ id, projectId }: Pick<Unit, 'id' | 'projectId'>): UnitDates {
      const ownDeadlines = byOwner.get(id)
      const [known, key] = ownDeadlines === undefined ? [shared, projectId] : [own, id]
      const before = known.get(key)
      if (before !== undefined) return before
      const dates = describeDates([...(ownDeadlines ?? []), ...(byOwner.get(projectId) ?? [])], today, now)
      known.set(key, dates)
      return dates
    },
  }
}

function describeDates(found: readonly OpenDeadline[], today: string, now: number): UnitDates {
  const [first] = found.toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt))
  const locking = found.filter(({ locksTrades }) => locksTrades)
  if (first === undefined) return { lockedTrades: [], next: null }
  const { title, expiresAt } = first
  const next = { title, expiresAt, isOver: berlinDay(Date.parse(expiresAt)) < today }
  return { lockedTrades: locking.length === 0 ? [] : lockTrades(locking, now), next }
}
