import { quantile } from './rows.ts'
import type { TouchRecord } from './touch-recorder.ts'

/** What the frame that answers a touch must show: option and total, or the picture besides. */
export type Shows = 'choice' | 'picture'

/** ms of each touch. Without an entry, or with a frame that did not show it yet, a touch counts as failed: endless. */
export function feltDurations(touches: readonly TouchRecord[], shows: Shows): number[] {
  return touches.map((touch) => (touch.duration === null || !isShown(touch, shows) ? Infinity : touch.duration))
}

/** The value that three quarters of the touches do not exceed. */
export function p75(durations: readonly number[]): number {
  return quantile(durations, 0.75)
}

/** For reading. */
export function getFigure(touches: readonly TouchRecord[], shows: Shows): string {
  const durations = feltDurations(touches, shows)
  const missing = touches.filter((touch) => touch.duration === null).length
  const late = touches.filter((touch) => !isShown(touch, shows)).length
  return `${p75(durations)} ms (median ${quantile(durations, 0.5)} ms, ${touches.length} clicks, ${missing} without entry, ${late} late)`
}

function isShown(touch: TouchRecord, shows: Shows): boolean {
  return shows === 'choice' ? touch.isShownAtOnce : touch.isPictureShownAtOnce
}
