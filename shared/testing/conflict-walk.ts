import type { Catalogue } from '#shared/domain/catalogue/catalogue.types.ts'
import type { OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import {
  chooseOption,
  type Configuration,
  configure,
  itemView,
  prepareCatalogue,
  reportConflict,
} from '#shared/domain/index.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import { allItems } from './reference/situation.ts'
import { circumstances } from './selection-builders.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

/** A wish that breaks a rule, in the configuration in which it is made. */
export interface GeneratedConflict {
  readonly configuration: Configuration
  readonly wanted: OptionRef
}

/** A share of the wishes are made while these trades are locked, so that some ways out are closed. */
const LOCKED_TRADES = ['HLS', 'MET']

/**
 * Wishes that clash, met on a random walk through a catalogue: every few of them the walk goes on by a choice that
 * fits or by a proposed way out, so that they are met in ever other configurations.
 */
export function* conflictWalk(catalogue: Catalogue, seed: number): Generator<GeneratedConflict> {
  const random = seededRandom(seed)
  const prepared = prepareCatalogue(catalogue)
  const itemIds = allItems(catalogue).map(({ item }) => item.id)
  let configuration = configure(prepared, NO_SELECTIONS, OPEN_CIRCUMSTANCES)
  const locked = circumstances({ lockedTrades: LOCKED_TRADES })
  for (let step = 0; ; step++) {
    if (step % 500 === 0) {
      const circumstances = step % 2_000 === 1_500 ? locked : OPEN_CIRCUMSTANCES
      configuration = configure(prepared, NO_SELECTIONS, circumstances)
    }
    const view = itemView(configuration, random.pick(itemIds))
    if (!view.selectable) continue
    const invalid = view.options.filter((option) => !option.valid)
    if (invalid.length === 0) {
      const result = chooseOption(configuration, { itemId: view.id, productId: random.pick(view.options).productId })
      if (result.ok) configuration = result.configuration
      continue
    }
    const wanted = { itemId: view.id, productId: random.pick(invalid).productId }
    yield { configuration, wanted }
    if (random.chance(0.3)) configuration = takenWayOut(configuration, wanted)
    else configuration = anyFitting(configuration, random, itemIds)
  }
}

function takenWayOut(configuration: Configuration, wanted: OptionRef): Configuration {
  const { alternatives } = reportConflict(configuration, wanted)
  const picks = alternatives.map(({ itemId, proposedProductId }) => ({ itemId, productId: proposedProductId }))
  const result = chooseOption(configuration, wanted, ...picks)
  return result.ok ? result.configuration : configuration
}

function anyFitting(configuration: Configuration, random: SeededRandom, itemIds: readonly string[]): Configuration {
  const view = itemView(configuration, random.pick(itemIds))
  const valid = view.options.filter((option) => option.valid)
  if (!view.selectable || valid.length === 0) return configuration
  const result = chooseOption(configuration, { itemId: view.id, productId: random.pick(valid).productId })
  return result.ok ? result.configuration : configuration
}
