import type { SeenState, StaffVisit } from './visits.repository.ts'

/** Who comes back within half an hour is still on the same visit: what was new to them a moment ago still is. */
const SAME_VISIT_MS = 30 * 60_000

/** What a file opened at `now` (ms since epoch) is compared with: what there was when the visit before ended. */
export function getComparedState({ since, last }: StaffVisit, now: number): SeenState | null {
  return now - Date.parse(last.at) > SAME_VISIT_MS ? last : since
}

/** The visits after somebody has looked and seen this. */
export function nextVisit(visit: StaffVisit | null, seen: SeenState): StaffVisit {
  return { since: visit === null ? null : getComparedState(visit, Date.parse(seen.at)), last: seen }
}
