import fc from 'fast-check'
import {
  bundleGroups,
  chooseOption,
  type Configuration,
  configure,
  itemView,
  prepareCatalogue,
  type SavingsWish,
  getSelections,
  toggleBundle,
} from '#shared/domain/index.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import { anyCatalogue, consistentCatalogue } from './catalogue-arbitrary.ts'
import { applyToEngine } from './engine-intents.ts'
import { intentFor, rawIntents } from './intent-arbitrary.ts'
import { rarely } from './plain-numbers.ts'
import { clashingLinesCatalogue, ruledCatalogue } from './ruled-catalogue-arbitrary.ts'
import { laterCircumstances, withLockedGroups } from './write-arbitrary.ts'

/** A home and what its buyer wants of a budget. */
export interface BudgetCase {
  readonly configuration: Configuration
  readonly wish: SavingsWish
}

/** Homes of every kind with dear choices in them, and budgets from just missed to out of reach. */
export const budgetCase: fc.Arbitrary<BudgetCase> = fc
  .record({
    catalogue: fc.oneof(
      anyCatalogue(),
      consistentCatalogue(),
      ruledCatalogue(),
      ruledCatalogue(),
      clashingLinesCatalogue(),
    ),
    later: fc.oneof(
      { weight: 3, arbitrary: fc.constant(OPEN_CIRCUMSTANCES) },
      { weight: 1, arbitrary: laterCircumstances() },
    ),
    closes: rarely(6),
    raws: rawIntents(10),
    dear: fc.nat(3),
    share: fc.nat(110),
    /** So many items matter; of few that do not, brute force can follow the choices. */
    kept: fc.oneof(fc.constant(0), fc.nat(9)),
    painSeed: fc.nat(999),
    givesUp: fc.boolean(),
  })
  .map(({ catalogue, later, closes, raws, dear, share, kept, painSeed, givesUp }) => {
    let configuration = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
    for (const raw of raws) {
      const result = applyToEngine(configuration, intentFor(catalogue, raw))
      if (result.ok) configuration = result.configuration
    }
    configuration = withDearChoices(givesUp ? withBundles(configuration) : configuration, dear)
    const prepared = closes ? prepareCatalogue(withLockedGroups(catalogue)) : configuration.prepared
    configuration = configure(prepared, getSelections(configuration), later)
    const computePain = (...ids: readonly (string | null)[]) => PAINS[hash(painSeed, ids) % PAINS.length] ?? 0
    const itemIds = prepared.items.map(({ item }) => item.id)
    const wish = {
      kept: new Set(itemIds.filter((itemId) => hash(painSeed, [itemId]) % 10 < kept)),
      pain: computePain,
      ...(givesUp ? { painOfBundle: computePain } : {}),
    }
    const missing = Math.max(1, Math.round((savable(configuration, wish) * share) / 100))
    return { configuration, wish: { ...wish, budget: configuration.figures.total - missing } }
  })

/** Often the same, so that the number of changes and the room book have to decide. */
const PAINS = [0, 0.5, 1, 1, 2.25, 3, 3.125, 4.5, Number.POSITIVE_INFINITY]

function hash(seed: number, ids: readonly (string | null)[]): number {
  let value = seed
  for (const character of ids.join('|')) value = (value * 31 + character.charCodeAt(0)) % 1_000_003
  return value
}

/** With every bundle on that can be, one after the other. */
function withBundles(start: Configuration): Configuration {
  let configuration = start
  for (const { id } of bundleGroups(start, null).flatMap(({ bundles }) => bundles)) {
    const bundle = bundleGroups(configuration, null)
      .flatMap(({ bundles }) => bundles)
      .find((candidate) => candidate.id === id)
    if (bundle === undefined || bundle.active) continue
    const result = toggleBundle(configuration, { bundleId: id })
    if (result.ok) configuration = result.configuration
  }
  return configuration
}

/** For most items the dearest option that fits, one after the other. */
function withDearChoices(start: Configuration, spared: number): Configuration {
  let configuration = start
  for (const { index, item } of start.prepared.items) {
    if (index % 4 === spared) continue
    const { options, selectable } = itemView(configuration, item.id)
    const [dearest] = options.filter(({ valid }) => valid).toSorted((a, b) => b.total - a.total)
    if (!selectable || dearest === undefined) continue
    const result = chooseOption(configuration, { itemId: item.id, productId: dearest.productId })
    if (result.ok) configuration = result.configuration
  }
  return configuration
}

/** Roughly what could be saved. */
function savable(configuration: Configuration, { kept, painOfBundle }: Omit<SavingsWish, 'budget'>): number {
  const items = configuration.prepared.items.map(({ item }) => {
    const { selectable, total, options } = itemView(configuration, item.id)
    if (!selectable || kept.has(item.id)) return 0
    return Math.max(0, ...options.map((option) => (option.isOnRequest ? 0 : total - option.relativeTotal)))
  })
  const bundles = bundleGroups(configuration, null)
    .flatMap((group) => group.bundles)
    .filter(({ hasBuyerActivation }) => painOfBundle !== undefined && hasBuyerActivation)
    .map(({ surcharge }) => Math.max(0, surcharge))
  return [...items, ...bundles].reduce((sum, cents) => sum + cents, 0)
}
