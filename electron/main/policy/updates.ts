import * as z from 'zod/mini'
import type { FromWire } from '#shared/contracts/wire.ts'

const VersionSchema = z.string().check(z.maxLength(40), z.regex(/^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/i))

/** What is known about the versions of this machine; kept on the disk. */
export const VersionStateSchema = z.strictObject({
  /** The one that ran last. */
  current: VersionSchema,
  /** Whether that has ever run well. */
  is_healthy: z.boolean(),
  /** How often it was started before it ran well. */
  starts: z.int().check(z.minimum(0)),
  /** The one that ran well last; null = none has yet. */
  last_good: z.nullable(VersionSchema),
  /** Versions that were gone back from; they are not installed again. */
  refused: z.array(VersionSchema).check(z.maxLength(50)),
})
export type VersionState = FromWire<z.infer<typeof VersionStateSchema>>

/** Starts that a new version has to run well. */
export const MAX_STARTS = 3
/** Ms that a version has to run with a living page and no fault to count as good. */
export const HEALTHY_AFTER_MS = 2 * 60_000
const KEPT_REFUSED = 50

/** What a start of the program means. */
export interface StartDecision {
  readonly state: VersionState
  /** Version to go back to; null = this one runs. */
  readonly goBackTo: string | null
}

/**
 * Counts a start. A version that did not run well in three starts is gone back from, if the one before is still kept.
 *
 * @param before what the disk says; null = nothing, or it is broken
 * @param canInstall whether a version's installer is kept on this machine
 */
export function countStart(
  before: VersionState | null,
  version: string,
  canInstall: (version: string) => boolean,
): StartDecision {
  const state = before?.current === version ? again(before) : changed(before, version)
  const target = state.lastGood
  const isFailing = !state.isHealthy && state.starts > MAX_STARTS
  if (!isFailing || target === null || target === version || !canInstall(target)) return { state, goBackTo: null }
  const refused = [...new Set([...state.refused, version])].slice(-KEPT_REFUSED)
  return { state: { ...state, refused }, goBackTo: target }
}

function again(state: VersionState): VersionState {
  return state.isHealthy ? state : { ...state, starts: state.starts + 1 }
}

function changed(before: VersionState | null, version: string): VersionState {
  const lastGood = before?.isHealthy ? before.current : (before?.lastGood ?? null)
  // Back at the one that ran well: nothing to prove.
  const isHealthy = lastGood === version
  return { current: version, isHealthy, starts: 1, lastGood, refused: before?.refused ?? [] }
}

/** The version that runs has run well. A version that somebody installs by hand again is forgiven this way too. */
export function countHealthy(state: VersionState): VersionState {
  const refused = state.refused.filter((version) => version !== state.current)
  return { ...state, isHealthy: true, starts: 0, lastGood: state.current, refused }
}

/** Whether a version that is offered is wanted: another one, and none that was gone back from. */
export function isWanted(state: VersionState, offered: string): boolean {
  return offered !== state.current && state.isHealthy && !state.refused.includes(offered)
}

/** When nobody is at the device, and none is about to come. */
export interface Moment {
  /** 0–23, local. */
  readonly hour: number
  readonly secondsIdle: number
}

const NIGHT = { from: 2, to: 5 }
const QUIET_SECONDS = 15 * 60

/** Whether a version may be installed now: at night, with nobody at the device. */
export function mayInstallNow({ hour, secondsIdle }: Moment): boolean {
  return hour >= NIGHT.from && hour < NIGHT.to && secondsIdle >= QUIET_SECONDS
}
