import type { Catalogue } from '#shared/domain/catalogue/catalogue.types.ts'
import { configure, prepareCatalogue, getSelections, type Configuration, type Intent } from '#shared/domain/index.ts'
import type { Circumstances, Selections } from '#shared/domain/selections/selections.types.ts'
import { type CircumstanceParts, circumstances, selections } from './selection-builders.ts'

/** A configuration of a hand-written catalogue, open unless said otherwise. */
export function configured(
  catalogue: Catalogue,
  chosen: Selections = selections(),
  now: CircumstanceParts = {},
): Configuration {
  return configure(prepareCatalogue(catalogue), chosen, circumstances(now))
}

/** The configuration after intents that must all be accepted. */
export function after(
  configuration: Configuration,
  ...intents: readonly ((current: Configuration) => Intent)[]
): Configuration {
  return intents.reduce((current, intent) => {
    const result = intent(current)
    if (!result.ok) throw new Error(`refused: ${result.error.code} ${result.error.subjectId ?? ''}`)
    return result.configuration
  }, configuration)
}

/** The error of an intent that must be refused. */
export function refusal(result: Intent) {
  if (result.ok) throw new Error('accepted')
  return result.error
}

/** The same choices under other circumstances (completed, locked trades, flags), as when they are read again. */
export function withCircumstances(configuration: Configuration, now: Circumstances): Configuration {
  return configure(configuration.prepared, getSelections(configuration), now)
}
