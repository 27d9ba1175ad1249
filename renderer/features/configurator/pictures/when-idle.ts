/** ms after which it runs all the same. */
const LATEST_MS = 3_000

/** Runs once the browser has nothing better to do. Answers a function that calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}
