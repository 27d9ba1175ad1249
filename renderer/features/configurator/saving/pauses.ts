/** Pauses before another try after a fault of the server's, ms; then it is given up. */
export const RETRY_DELAYS_MS = [400, 1_200, 3_000]
/** Pauses while nobody answers, ms; the last one again and again. */
const OFFLINE_DELAYS_MS = [400, 1_000, 2_000, 4_000, 8_000, 15_000]

/**
 * ms before the next try where the session seems to have ended. The end of the session ends the pause as well; so this
 * is for a session that turns out to be good.
 */
export const UNAUTHORISED_DELAY_MS = 15_000

/** ms before the next try while nobody answers. Not all clients at the same moment when the server is back. */
export function offlineDelay(tries: number): number {
  const delay = OFFLINE_DELAYS_MS[tries] ?? OFFLINE_DELAYS_MS.at(-1) ?? 0
  return delay * (0.75 + Math.random() / 4)
}

export interface Pauses {
  /** Resolves after so many ms, or as soon as `hurry` is called. */
  readonly pause: (ms: number) => Promise<void>
  readonly hurry: () => void
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
    hurry: () => end?.(),
  }
}
