import fc from 'fast-check'
import type { Catalogue, Item, Rule } from '#shared/domain/catalogue/catalogue.types.ts'
import {
  aCatalogue,
  aDesignLine,
  aDesignLineGroup,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aRoom,
  aRule,
  fixedOption,
} from './builders.ts'
import { withConsistentDefaults, withoutContradictions } from './consistent-catalogue.ts'

/** Product groups; rules mostly lead from one to the next, so that ways out cascade. */
const GROUPS = ['a', 'b', 'c', 'd', 'e']
const LAST_PRODUCT = 3

const itemSpec = fc.record({
  group: fc.nat(GROUPS.length - 1),
  secondRoom: fc.nat(4).map((value) => value === 4),
  prices: fc.array(fc.nat(20), { minLength: LAST_PRODUCT + 1, maxLength: LAST_PRODUCT + 1 }),
  optional: fc.nat(7).map((value) => value === 7),
  trade: fc.constantFrom('PRK', 'PRK', 'HLS'),
})

const ruleSpec = fc.record({
  when: fc.nat(GROUPS.length - 1),
  step: fc.constantFrom(1, 1, 1, 2, 3),
  scope: fc.constantFrom('room' as const, 'unit' as const),
  triggers: fc.uniqueArray(fc.integer({ min: 1, max: LAST_PRODUCT }), { minLength: 1, maxLength: 3 }),
  allowed: fc.uniqueArray(fc.nat(LAST_PRODUCT), { minLength: 1, maxLength: 3 }),
})

/** One product of each group; or none, where it is the number after the last. */
const lineSpec = fc.array(fc.nat(LAST_PRODUCT + 1), { minLength: GROUPS.length, maxLength: GROUPS.length })

/**
 * Consistent catalogues for the search for ways out: few items, each related to others by rules
 * under which choosing one option often asks for another one elsewhere, and so on.
 */
export function ruledCatalogue(): fc.Arbitrary<Catalogue> {
  return anyRuledCatalogue().map(withoutContradictions)
}

/** The same, but design lines may break rules: their products then give way in several rounds. */
export function clashingLinesCatalogue(): fc.Arbitrary<Catalogue> {
  return anyRuledCatalogue().map(withConsistentDefaults)
}

function anyRuledCatalogue(): fc.Arbitrary<Catalogue> {
  return fc
    .record({
      items: fc.array(itemSpec, { minLength: 3, maxLength: 6, size: 'max' }),
      rules: fc.array(ruleSpec, { minLength: 2, maxLength: 8, size: 'max' }),
      lines: fc.array(lineSpec, { maxLength: 4, size: 'max' }),
    })
    .map(({ items, rules, lines }) => {
      const lineItems = items.map((spec, index) => {
        const item = itemFrom(`i${index}`, spec)
        return spec.optional ? anOptionalLineItem(`l${index}`, [item]) : aLineItem(`l${index}`, [item])
      })
      const designLines = lines.map((products, index) =>
        aDesignLine(
          `line${index}`,
          products.map((product, group) => `${GROUPS[group]}${product}`),
        ),
      )
      const groups = [
        aDesignLineGroup('mood', designLines.slice(2), { scope: 'unit' }),
        aDesignLineGroup('style', designLines.slice(0, 2)),
      ]
      return aCatalogue({
        rooms: [aRoom('r0'), aRoom('r1')],
        lineItems,
        rules: rules.map((spec, index) => ruleFrom(`rule${index}`, spec)),
        designLineGroups: groups.filter((group) => group.designLines.length > 0),
      })
    })
}

function itemFrom(id: string, spec: typeof itemSpec extends fc.Arbitrary<infer S> ? S : never): Item {
  const group = GROUPS[spec.group] ?? ''
  return anItem(id, {
    roomId: spec.secondRoom ? 'r1' : 'r0',
    productGroupId: group,
    trade: spec.trade,
    options: spec.prices.map((price, product) => fixedOption(`${group}${product}`, price * 50_00)),
  })
}

function ruleFrom(id: string, spec: typeof ruleSpec extends fc.Arbitrary<infer S> ? S : never): Rule {
  const when = GROUPS[spec.when] ?? ''
  const then = GROUPS[(spec.when + spec.step) % GROUPS.length] ?? ''
  const clause = {
    when: spec.triggers.map((product) => `${when}${product}`),
    then: spec.allowed.map((product) => `${then}${product}`),
  }
  return aRule(id, [when, then], [clause], { scope: spec.scope })
}
