import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getUnitNews } from '#shared/contracts/http/news.contract.ts'
import { listOpenDeadlinesOf } from './deadlines.repository.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { berlinDay } from '#server/projects/berlin-days.ts'
import type { Unit } from '#server/projects/units.repository.ts'

export type NextDeadline = NonNullable<AnswerOf<typeof getUnitNews>['nextDeadline']>

/** Days before a deadline from which on it stands out. */
const UPCOMING_DAYS = 14
const DAY_MS = 24 * 3_600_000

/** The first deadline of a unit that nobody has met; null = there is none. `now`: ms since epoch. */
export async function findNextDeadline(db: Db, unit: Unit, now: number): Promise<NextDeadline | null> {
  const open = await listOpenDeadlinesOf(db, { unitId: unit.id, projectId: unit.projectId })
  const [first] = open.toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt))
  if (first === undefined) return null
  const { id, title, expiresAt } = first
  const day = berlinDay(Date.parse(expiresAt))
  const isOver = day < berlinDay(now)
  return { id, title, expiresAt, status: isOver ? 'overdue' : isSoon(day, now) ? 'upcoming' : 'pending' }
}

function isSoon(day: string, now: number): boolean {
  return day <= berlinDay(now + UPCOMING_DAYS * DAY_MS)
}
