// Plans for a budget in a unit of 1,000 items, without bundles to give up and with them; in cascades too.
import {
  applySavings,
  bundleGroups,
  chooseOption,
  type Configuration,
  configure,
  itemView,
  planSavings,
  prepareCatalogue,
  toggleBundle,
} from '#shared/domain/index.ts'
import type { Catalogue } from '#shared/domain/catalogue/catalogue.types.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import { generateCascades } from '#shared/testing/generate-cascades.ts'
import { generateCatalogue } from '#shared/testing/generate-catalogue.ts'
import { type SeededRandom, seededRandom } from '#shared/testing/seeded-random.ts'
import { atMost, quantile, type Row, report } from './rows.ts'

const CATALOGUE = { rooms: 20, itemsPerRoom: 50, optionsPerItem: 20, rules: 500, seed: 7 }
const HOMES = 10
const CHOICES = 400
const PLANS_PER_HOME = 40
const WARM_UP = 40

interface Measured {
  readonly times: number[]
  proven: number
  short: number
  changes: number
}

/** A home in which dear things were chosen, and bundles switched on. */
function configuredHome(catalogue: Catalogue, random: SeededRandom): Configuration {
  const prepared = prepareCatalogue(catalogue)
  const itemIds = prepared.items.map(({ item }) => item.id)
  let configuration = configure(prepared, NO_SELECTIONS, OPEN_CIRCUMSTANCES)
  const bundles = bundleGroups(configuration, null).flatMap((group) => group.bundles)
  for (const { id } of bundles.filter(() => random.chance(0.3))) {
    const result = toggleBundle(configuration, { bundleId: id })
    if (result.ok) configuration = result.configuration
  }
  for (let count = 0; count < CHOICES; count++) {
    const view = itemView(configuration, random.pick(itemIds))
    const valid = view.options.filter((option) => option.valid)
    if (!view.selectable || valid.length === 0) continue
    const result = chooseOption(configuration, { itemId: view.id, productId: random.pick(valid).productId })
    if (result.ok) configuration = result.configuration
  }
  return configuration
}

/** Repeatable, from 0 to 10 in steps of a hundredth: products are more or less alike. */
function computePain(...ids: readonly (string | null)[]): number {
  let value = 7
  for (const id of ids)
    for (let at = 0; id !== null && at < id.length; at++) value = (value * 31 + id.charCodeAt(at)) % 1_000_003
  return (value % 1_000) / 100
}

function measure(catalogue: Catalogue, givesUp: boolean): Measured {
  const random = seededRandom(11)
  const measured: Measured = { times: [], proven: 0, short: 0, changes: 0 }
  for (let home = 0; home < HOMES; home++) {
    const configuration = configuredHome(catalogue, random)
    const { total } = configuration.figures
    const items = configuration.prepared.items.map(({ item }) => item.id)
    for (let count = 0; count < PLANS_PER_HOME; count++) {
      const wish = {
        budget: total - Math.round((total * random.integer(1, 60)) / 100),
        kept: new Set(items.filter(() => random.chance(0.1))),
        pain: computePain,
        ...(givesUp ? { painOfBundle: computePain } : {}),
      }
      const start = performance.now()
      const plan = planSavings(configuration, wish)
      measured.times.push(performance.now() - start)
      if (plan.kind === 'within') continue
      if (plan.isProvenBest) measured.proven++
      if (plan.kind === 'short') measured.short++
      measured.changes += plan.changes.length
      const made = applySavings(configuration, plan.changes)
      if (!made.ok || made.configuration.figures.total !== plan.total) throw new Error('A plan cannot be made')
    }
  }
  return measured
}

function makeRows(name: string, { times, proven, short, changes }: Measured, bar: Row['bar']): Row[] {
  const measured = times.slice(WARM_UP)
  const ms = (share: number) => quantile(measured, share)
  const percent = (count: number) => `${((count / times.length) * 100).toFixed(1)} %`
  return [
    {
      name: `${name}: median, slowest`,
      figure: `${ms(0.5).toFixed(1)} ms, ${ms(1).toFixed(1)} ms`,
      value: ms(0.5),
      bar: null,
    },
    { name: `${name}: 99th percentile`, figure: `${ms(0.99).toFixed(1)} ms`, value: ms(0.99), bar },
    {
      name: `${name}: proven best, out of reach, changes on average`,
      figure: `${percent(proven)}, ${percent(short)}, ${(changes / times.length).toFixed(1)}`,
      value: proven,
      bar: null,
    },
  ]
}

const plain = generateCatalogue(CATALOGUE)
const bar = atMost(50, 'ms')
report([
  ...makeRows('1,000 items', measure(plain, false), bar),
  ...makeRows('1,000 items and bundles', measure(plain, true), bar),
  // Chains of rules through all items, as no project has them: how it gives way.
  ...makeRows('1,000 items in cascades', measure(generateCascades(CATALOGUE), false), null),
])
