import type { Catalogue, Rule } from '#shared/domain/catalogue/catalogue.types.ts'
import { aRule } from './builders.ts'
import { type CatalogueDimensions, generateCatalogue } from './generate-catalogue.ts'
import { seededRandom } from './seeded-random.ts'

/** Products before this one are the standard and those of the design lines, which go together. */
const FIRST_SPECIAL = 4
const CHAIN_LENGTHS = [2, 3, 4, 6]
/** So many products of the next item go with each special product. */
const WIDTH = 2

/**
 * A large catalogue in which ways out cascade: on top of `generateCatalogue`'s own rules, chains of kinds in which
 * each special product asks for one of very few of the next kind, which asks for the kind after it, and so on. A
 * fifth of the chains close to a ring whose ends rarely agree, so that some wishes cannot be had at all.
 */
export function generateCascades(dimensions: CatalogueDimensions): Catalogue {
  const catalogue = generateCatalogue(dimensions)
  const random = seededRandom(dimensions.seed + 1)
  const rules: Rule[] = []
  for (let zone = 0; zone < Math.ceil(dimensions.rooms / 4); zone++) {
    let kind = 0
    while (kind < dimensions.itemsPerRoom) {
      const length = Math.min(random.pick(CHAIN_LENGTHS), dimensions.itemsPerRoom - kind)
      const chain = Array.from({ length }, (_, index) => kind + index)
      const links = chain.slice(1).map((next, index) => [chain[index] ?? 0, next] as const)
      const first = chain[0]
      const last = chain.at(-1)
      const isRing = length > 2 && random.chance(0.2)
      if (isRing && first !== undefined && last !== undefined) links.push([last, first])
      for (const [from, to] of links) rules.push(linkRule(`kette-${rules.length}`, from, to, zone, dimensions, random))
      kind += length
    }
  }
  return { ...catalogue, rules: [...catalogue.rules, ...rules] }
}

function linkRule(
  id: string,
  from: number,
  to: number,
  zone: number,
  { optionsPerItem }: CatalogueDimensions,
  random: ReturnType<typeof seededRandom>,
): Rule {
  const specials = Array.from({ length: optionsPerItem - FIRST_SPECIAL }, (_, index) => index + FIRST_SPECIAL)
  return aRule(
    id,
    [`k${from}-z${zone}`, `k${to}-z${zone}`],
    specials.map((product) => ({
      when: [`k${from}-p${product}`],
      then: random.sample(specials, WIDTH).map((allowed) => `k${to}-p${allowed}`),
    })),
    { scope: 'room', description: 'Die Produkte der Reihe gehören zusammen.', hint: 'Bitte die Reihe anpassen.' },
  )
}
