import { env } from 'node:process'
import type { Parameters } from 'fast-check'

/** Fixed, so that a failure repeats; `npm test -- nightly` draws another one and says it. */
const seed = Number(env['PROPERTY_SEED'] ?? 20_261_120)
/** The faults found so far came within as many cases; a nightly run tries many more. */
const numRuns = Number(env['PROPERTY_RUNS'] ?? 200)

/**
 * How every property test runs: PROPERTY_SEED and PROPERTY_RUNS in the environment override.
 *
 * @param overrides `numRuns`: as many at least, for a property that few cases say something about
 */
export function propertySettings<T>(overrides: Parameters<T> = {}): Parameters<T> {
  return { seed, ...overrides, numRuns: Math.max(numRuns, overrides.numRuns ?? 0) }
}
