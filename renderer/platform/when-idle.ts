/** ms; for what is only prepared, and which the page that is shown can do without for as long as it is busy. */
export const AHEAD_MS = 30_000

/**
 * Runs once the browser has nothing better to do. Answers a function that calls it off.
 *
 * @param latestMs after which it runs all the same
 */
export function whenIdle(run: () => void, latestMs = 3_000): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 60)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: latestMs })
  return () => window.cancelIdleCallback(handle)
}
