import type { DeadlineForm } from './deadline-form.ts'
import { dayIn } from '../units/unit-words.ts'
import type { ProjectDeadlines, StaffDeadline } from './use-project-deadlines.ts'

/** Another deadline that is for the same trades and homes. */
export interface Overlap {
  readonly deadline: StaffDeadline
  /** The day that it has there, the latest of several. */
  readonly day: string
}

/**
 * Those that somebody there has not met and that leave as much time or more for one of the trades: what the new one locks,
 * they do not open. `ownId`: of the deadline that is changed; null = it is a new one.
 */
export function listOverlapping(
  { deadlines, units }: ProjectDeadlines,
  form: DeadlineForm,
  ownId: string | null,
): readonly Overlap[] {
  const { day, place, buildingId, unitId } = form
  if (day === '') return []
  const isThere = (id: string) =>
    place === 'project' ||
    (place === 'unit' ? id === unitId : units.find((unit) => unit.id === id)?.buildingId === buildingId)
  return deadlines.flatMap((deadline) => {
    if (deadline.id === ownId || !deadline.trades.some((trade) => form.trades.includes(trade))) return []
    const days = deadline.units
      .filter((unit) => unit.status !== 'completed' && isThere(unit.unitId))
      .map(({ expiresAt }) => dayIn(expiresAt))
      .filter((held) => held >= day)
      .toSorted()
    const latest = days.at(-1)
    return latest === undefined ? [] : { deadline, day: latest }
  })
}
