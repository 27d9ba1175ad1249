import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Catalogue, Rule } from '../catalogue/catalogue.types.ts'
import { satisfies } from '../catalogue/constraints.ts'
import { type Configuration, configure, planSavings, prepareCatalogue } from '#shared/domain/index.ts'
import { aCatalogue, aLineItem, anItem, aRule, fixedOption } from '#shared/testing/builders.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'
import { seededRandom } from '#shared/testing/seeded-random.ts'
import { selections } from '#shared/testing/selection-builders.ts'
import { OPEN_CIRCUMSTANCES } from '../selections/selections.types.ts'
import { computeWorth } from '#shared/testing/budget-brute-force.ts'
import { computeHurt } from './hurt.ts'

// Homes of many rooms with rules inside each: too large for brute force as a whole, but not room by room.

const KINDS = ['a', 'b', 'c', 'd']
const PRODUCTS = [0, 1, 2, 3]

interface Home {
  readonly rooms: readonly { readonly itemIds: readonly string[]; readonly rules: readonly Rule[] }[]
  readonly configuration: Configuration
}

/** Every item begins with its first product; half of the others are cheaper. */
function buildUnit(seed: number, rooms: number): Home {
  const random = seededRandom(seed)
  const made = Array.from({ length: rooms }, (_, room) => {
    const items = KINDS.map((kind) => {
      const options = PRODUCTS.map((product) =>
        fixedOption(`${kind}${room}-${product}`, random.integer(0, 400) * 25_00),
      )
      return anItem(`${kind}${room}`, { roomId: `room${room}`, options })
    })
    const rules = Array.from({ length: random.integer(1, 4) }, (_rule, at) => {
      const [when, then] = random.sample(KINDS, 2)
      const names = (kind: string | undefined, products: readonly number[]) =>
        products.map((n) => `${kind}${room}-${n}`)
      const clause = {
        when: names(when, random.sample([1, 2, 3], 2)),
        then: names(then, random.sample(PRODUCTS, random.integer(1, 2))),
      }
      return aRule(`rule${room}-${at}`, [`${when}${room}`, `${then}${room}`], [clause])
    })
    return { items, rules }
  })
  const catalogue: Catalogue = aCatalogue({
    lineItems: made.map(({ items }, room) => aLineItem(`line${room}`, items)),
    rules: made.flatMap(({ rules }) => rules),
  })
  return {
    rooms: made.map(({ items, rules }) => ({ itemIds: items.map(({ id }) => id), rules })),
    configuration: configure(prepareCatalogue(catalogue), selections(), OPEN_CIRCUMSTANCES),
  }
}

/** What some rooms can save together, and how much that hurts at least: none hurts more and saves less than another. */
type Front = readonly { readonly saving: number; readonly hurt: number }[]

function findFrontOfRoom({ prepared }: Configuration, room: Home['rooms'][number], pain: Pain): Front {
  const items = room.itemIds.map((itemId) => prepared.items[prepared.itemIndexById.get(itemId)!]!)
  const choices = items.reduce<number[][]>(
    (all, { options }) => all.flatMap((chosen) => options.map((_, option) => [...chosen, option])),
    [[]],
  )
  const fitting = choices.filter((chosen) => {
    const product = (group: string) => {
      const at = items.findIndex(({ item }) => item.productGroupId === group)
      return items[at]!.item.options[chosen[at]!]!.productId
    }
    return room.rules.every((rule) => satisfies(rule, product(rule.productGroupWhen), product(rule.productGroupThen)))
  })
  return keepBest(
    fitting.map((chosen) => {
      let [saving, hurt] = [0, 0]
      items.forEach(({ item, options }, at) => {
        const [option, first] = [options[chosen[at]!]!, options[0]!]
        if (option === first) return
        saving -= option.relativeTotal
        hurt += computeHurt(pain(item.id, first.option.productId, option.option.productId))
      })
      return { saving, hurt }
    }),
  )
}

type Pain = (itemId: string, from: string | null, to: string) => number

function hash(seed: number, ids: readonly (string | null)[]): number {
  let value = seed % 1_000
  for (const character of ids.join('|')) value = (value * 31 + character.charCodeAt(0)) % 1_000_003
  return value
}

function keepBest(list: Front): Front {
  const sorted = list.toSorted((a, b) => b.saving - a.saving || a.hurt - b.hurt)
  let least = Number.POSITIVE_INFINITY
  return sorted.filter(({ hurt }) => {
    const isBetter = hurt < least
    if (isBetter) least = hurt
    return isBetter
  })
}

/** Least hurt for every saving, by merging the rooms one after the other without any bound. */
function findFrontOfUnit({ rooms, configuration }: Home, pain: Pain): Front {
  return rooms.reduce<Front>(
    (home, room) => {
      const own = findFrontOfRoom(configuration, room, pain)
      return keepBest(home.flatMap((a) => own.map((b) => ({ saving: a.saving + b.saving, hurt: a.hurt + b.hurt }))))
    },
    [{ saving: 0, hurt: 0 }],
  )
}

/** Fewer and the usual number of steps. */
const NODES = [{ nodes: 0 }, { nodes: 300 }, {}, {}]

describe('plans for homes of many rooms', () => {
  it('BUD-3 what is said to be the best is the best, the lowest total the lowest, and nothing is far from it', () => {
    const asked = { all: 0, proven: 0, distance: 0 }
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 25, max: 45 }),
        fc.integer({ min: 1, max: 105 }),
        fc.constantFrom(...NODES),
        (seed, count, share, effort) => {
          const home = buildUnit(seed, count)
          const { configuration } = home
          const pain: Pain = (...ids) => (hash(seed, ids) % 9) / 2
          const front = findFrontOfUnit(home, pain)
          const most = front[0]?.saving ?? 0
          const gap = Math.max(1, Math.round((most * share) / 100))
          const wish = { budget: configuration.figures.total - gap, kept: new Set<string>(), pain, ...effort }
          const plan = planSavings(configuration, wish)
          if (plan.kind === 'within') throw new Error('Nothing is saved')
          const best = front.findLast(({ saving }) => saving >= Math.min(gap, most))?.hurt ?? 0
          const { hurt } = computeWorth(configuration, wish, plan.total, plan.changes)
          expect(plan.kind).toBe(gap <= most ? 'plan' : 'short')
          if (plan.isProvenBest) expect(hurt).toBe(best)
          if ('nodes' in effort) return
          asked.all++
          asked.proven += plan.isProvenBest ? 1 : 0
          asked.distance = Math.max(asked.distance, hurt / Math.max(1, best) - 1)
        },
      ),
      propertySettings(),
    )
    expect(asked.proven / asked.all).toBeGreaterThan(0.95)
    expect(asked.distance).toBeLessThan(0.1)
  })
})
