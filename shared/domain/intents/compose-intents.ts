import type { Configuration } from '../configuration/configuration.ts'
import { composeChanges } from '../selections/selection-algebra.ts'
import { type Intent, unchanged } from './intent.ts'

/**
 * Several intents as one: each on the result of the one before; the first refusal refuses all. The
 * change is what has to be written to get from the start to the end.
 */
export function composeIntents(
  configuration: Configuration,
  intents: readonly ((current: Configuration) => Intent)[],
): Intent {
  let all = unchanged(configuration)
  for (const intent of intents) {
    if (!all.ok) return all
    const next = intent(all.configuration)
    if (!next.ok) return next
    all = { ...next, change: composeChanges(all.change, next.change) }
  }
  return all
}
