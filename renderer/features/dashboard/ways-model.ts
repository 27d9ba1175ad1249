import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import {
  type Configuration,
  designLineGroups,
  type DesignLineView,
  isRoomBegun,
  pendingItemIds,
  roomState,
} from '#shared/domain/index.ts'

/** What a decision takes who looks at its options, in minutes. */
const MINUTES_PER_DECISION = 0.75
/** Minutes are named in such steps, and hours from here on. */
const STEP = 5
const HOURS_FROM = 50

/** How long so many decisions take, for people: minutes in steps of five, or whole hours. */
export function estimateDuration(decisions: number): { readonly unit: 'minutes' | 'hours'; readonly count: number } {
  const minutes = decisions * MINUTES_PER_DECISION
  return minutes >= HOURS_FROM
    ? { unit: 'hours', count: Math.max(1, Math.round(minutes / 60)) }
    : { unit: 'minutes', count: Math.max(STEP, Math.ceil(minutes / STEP) * STEP) }
}

/** The lines that a style can be begun with: those of the first group that has a choice; none = there is no such way. */
export function findStyleLines(configuration: Configuration): readonly DesignLineView[] {
  return designLineGroups(configuration).find(({ designLines }) => designLines.length > 1)?.designLines ?? []
}

/** The first open decision in a room's order; null = none is open. */
export function firstOpenItem(configuration: Configuration, room: Room): string | null {
  return pendingItemIds(configuration, room.id)[0] ?? null
}

/**
 * The room to go on in: one that the buyer has begun before one that nobody has touched, in their order; null = nothing
 * is open.
 */
export function unfinishedRoom(configuration: Configuration, roomIds: readonly string[]): string | null {
  const open = roomIds.filter((id) => roomState(configuration, id).pendingCount > 0)
  return open.find((id) => isRoomBegun(configuration, id)) ?? open[0] ?? null
}
