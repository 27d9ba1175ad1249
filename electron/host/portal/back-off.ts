import { setTimeout as wait } from 'node:timers/promises'

interface BackOff {
  /** ms until the second try; doubles with each further one, up to `maxBackOffMs`. */
  readonly backOffMs: number
  readonly maxBackOffMs: number
}

/** ms to wait after the `failures`-th failure in a row, between half and all of it, so that many devices spread. */
export function computeBackOff({ backOffMs, maxBackOffMs }: BackOff, failures: number): number {
  const whole = Math.min(maxBackOffMs, backOffMs * 2 ** Math.max(0, failures - 1))
  return whole * (0.5 + Math.random() / 2)
}

/**
 * Tries until `attempt` answers something.
 *
 * @param attempt null = it did not work, and may the next time
 * @param pause waits so many ms, or until the signal; tests wait for nothing
 * @returns null = all tries are used up, or the signal ended it
 */
export async function tryAgain<T>(
  attempt: () => Promise<T | null>,
  limits: BackOff & { readonly tries: number },
  signal: AbortSignal,
  pause: (ms: number) => Promise<unknown> = (ms) => wait(ms, undefined, { signal }),
): Promise<T | null> {
  for (let tried = 1; tried <= limits.tries; tried++) {
    if (signal.aborted) return null
    const result = await attempt()
    if (result !== null) return result
    if (tried < limits.tries) await pause(computeBackOff(limits, tried)).catch(() => undefined)
  }
  return null
}

/** Runs `task` for every entry, `width` at a time, and stops beginning new ones once one says false. */
export async function forEachOf<T>(
  entries: readonly T[],
  width: number,
  task: (entry: T) => Promise<boolean>,
): Promise<boolean> {
  let next = 0
  let isGood = true
  const worker = async () => {
    while (isGood && next < entries.length) {
      const entry = entries[next]
      next += 1
      if (entry !== undefined && !(await task(entry))) isGood = false
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, entries.length) }, worker))
  return isGood
}
