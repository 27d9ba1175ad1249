/** What can go wrong around the page. */
export type Fault =
  | 'renderer-gone'
  | 'renderer-hangs'
  | 'page-failed'
  | 'page-silent'
  | 'gpu-gone'
  | 'helper-gone'
  | 'host-failed'
  | 'visit-kept'

/**
 * What is done about it. `reload`: the page anew. `recreate`: a window anew. `relaunch`: the program anew. `rest`: the
 * built-in page is shown and everything is tried again later.
 */
export type Remedy = 'none' | 'reload' | 'recreate' | 'relaunch' | 'rest'

/** What is done, and after how long (ms). */
export interface Step {
  readonly remedy: Remedy
  readonly after: number
}

/** A fault and when it was; ms of any one clock. */
export interface FaultAt {
  readonly fault: Fault
  readonly at: number
}

/** Faults further back than this no longer count: a kiosk runs for weeks, and one fault a day is not a series. */
export const SERIES_MS = 10 * 60_000
/** Ms until everything is tried again while the built-in page is shown. */
export const REST_MS = 60_000
const FIRST_WAIT = 250
const LONGEST_WAIT = 20_000
/** Relaunches that may follow one another within `SERIES_MS`; kept on the disk, as the program's memory is gone. */
const MAX_RELAUNCHES = 3

/** Remedies in the order they are tried for a fault that comes back; the last one stays. */
const LADDER: Readonly<Record<Fault, readonly Remedy[]>> = {
  'page-failed': ['reload', 'reload', 'reload', 'recreate', 'relaunch'],
  'page-silent': ['reload', 'recreate', 'relaunch'],
  // A window whose page has crashed is made anew: reloading it would keep the process that crashed.
  'renderer-gone': ['recreate', 'recreate', 'recreate', 'relaunch'],
  'renderer-hangs': ['recreate', 'recreate', 'relaunch'],
  // Chromium starts its graphics process anew by itself, and falls back to software after some times.
  'gpu-gone': ['none', 'none', 'recreate', 'relaunch'],
  'helper-gone': ['none', 'none', 'none', 'relaunch'],
  'host-failed': ['none', 'reload', 'relaunch'],
  // The page's session is in memory: with the program, whatever it still holds of a visit is gone.
  'visit-kept': ['relaunch'],
}

/**
 * What to do about a fault, from those before it. Each further one in a series waits twice as long, and a program that
 * was relaunched again and again shows its built-in page instead of doing so for ever.
 *
 * @param before earlier faults, in any order
 * @param relaunches times of earlier relaunches, from the disk
 */
export function decideRemedy({ fault, at }: FaultAt, before: readonly FaultAt[], relaunches: readonly number[]): Step {
  const recent = before.filter((one) => one.fault === fault && isRecent(one.at, at))
  const ladder = LADDER[fault]
  const remedy = ladder[Math.min(recent.length, ladder.length - 1)] ?? 'rest'
  if (remedy === 'relaunch' && relaunches.filter((time) => isRecent(time, at)).length >= MAX_RELAUNCHES)
    return { remedy: 'rest', after: 0 }
  return { remedy, after: remedy === 'none' ? 0 : waitFor(recent.length) }
}

function isRecent(time: number, now: number): boolean {
  // A clock that was set back makes times of the future; the near ones count too, those far off do not.
  return Math.abs(now - time) < SERIES_MS
}

function waitFor(faults: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** faults)
}
