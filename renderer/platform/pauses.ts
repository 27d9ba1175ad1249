/** Pauses before another try after a fault of the server's, ms: it may be gone before anybody has to hear of it. */
export const RETRY_DELAYS_MS = [400, 1_200, 3_000]
/** Pauses after that, while it is said and the user may take the choice back, ms; the last one again and again. */
const FAULT_DELAYS_MS = [10_000, 20_000, 40_000, 60_000]
/** ms. No server's wish makes anybody wait longer for their choice to be stored. */
const LONGEST_WISH_MS = 5 * 60_000
/** Pauses while nobody answers, ms; the last one again and again. */
const OFFLINE_DELAYS_MS = [400, 1_000, 2_000, 4_000, 8_000, 15_000]

/**
 * ms before the next try where the session seems to have ended. The end of the session ends the pause as well; so this
 * is for a session that turns out to be good.
 */
export const UNAUTHORISED_DELAY_MS = 15_000

/**
 * ms before the next try while nobody answers, or the server cannot; not before `wishMs`, which the server asked for.
 */
export function offlineDelay(tries: number, wishMs: number | null = null): number {
  return spread(OFFLINE_DELAYS_MS, tries, wishMs)
}

/** ms before the next try of what the server broke over more often than `RETRY_DELAYS_MS` has pauses. */
export function faultDelay(tries: number, wishMs: number | null = null): number {
  return spread(FAULT_DELAYS_MS, tries, wishMs)
}

/** Not all clients at the same moment when the server is back. */
function spread(delays: readonly number[], tries: number, wishMs: number | null): number {
  const delay = (delays[tries] ?? delays.at(-1) ?? 0) * (0.75 + Math.random() / 4)
  const wish = Math.min(wishMs ?? 0, LONGEST_WISH_MS)
  return Math.max(delay, wish * (1 + Math.random() / 4))
}

export interface Pauses {
  /** Resolves after so many ms, or as soon as `retryNow` is called. */
  readonly pause: (ms: number) => Promise<void>
  readonly retryNow: () => void
}

/** Pauses that can be cut short. */
export function createPauses(wait: (ms: number) => Promise<void>): Pauses {
  let end: (() => void) | null = null
  return {
    async pause(ms) {
      await Promise.race([
        wait(ms),
        new Promise<void>((resolve) => {
          end = resolve
        }),
      ])
      end = null
    },
    retryNow: () => end?.(),
  }
}
