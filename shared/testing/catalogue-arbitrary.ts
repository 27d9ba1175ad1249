import fc from 'fast-check'
import type {
  Catalogue,
  DesignLineGroup,
  Item,
  LineItem,
  Option,
  Rule,
  Section,
} from '#shared/domain/catalogue/catalogue.types.ts'
import type { Circumstances } from '#shared/domain/selections/selections.types.ts'
import { bundleGroupSpec, bundlesFrom, bundleSpec } from './bundle-arbitrary.ts'
import {
  aBundleGroup,
  aCatalogue,
  aDesignLine,
  aDesignLineGroup,
  aLineItem,
  anItem,
  anOption,
  aRoom,
  aRule,
  aSection,
  aSubSection,
} from './builders.ts'
import { withoutContradictions } from './consistent-catalogue.ts'
import { pick, rarely } from './plain-numbers.ts'
import { aLockedTrade } from './selection-builders.ts'

/**
 * Small random catalogues, well formed and full of corner cases. Everything is generated as plain
 * numbers that are read modulo what there is, so that a failing case shrinks well.
 */

const GROUPS = ['floor', 'wall', 'door']
const TRADES = ['PRK', 'HLS', 'ELT']

const quantity = fc.integer({ min: 0, max: 60_000 }).map((thousandths) => thousandths / 1000)

const optionSpec = fc.record({
  product: fc.nat(99),
  priceMode: fc.constantFrom('fixed', 'fixed', 'per_unit', 'per_unit', 'included', 'on_request'),
  price: fc.oneof(fc.integer({ min: -500_00, max: 5000_00 }), fc.nat(9)),
  isMinimumPrice: rarely(4),
  quantity: fc.option(quantity, { nil: null, freq: 2 }),
  quantityOnRequest: rarely(12),
  isConfigurable: rarely(2),
})

function optionFrom(group: string, spec: typeof optionSpec extends fc.Arbitrary<infer S> ? S : never): Option {
  return anOption(`${group}-${spec.product}`, {
    priceMode: spec.priceMode,
    price: spec.price,
    isMinimumPrice: spec.isMinimumPrice,
    quantity: spec.quantity,
    quantityOnRequest: spec.quantityOnRequest,
    isConfigurable: spec.isConfigurable,
  })
}

function itemSpec(size: CatalogueSize) {
  return fc.record({
    group: fc.nat(GROUPS.length - 1),
    room: fc.nat(99),
    unitWide: rarely(6),
    options: fc.uniqueArray(
      fc.tuple(optionSpec, fc.nat(size.productsPerGroup - 1)).map(([spec, product]) => ({ ...spec, product })),
      { maxLength: size.productsPerGroup, selector: (spec) => spec.product, size: 'max', ...size.optionCount },
    ),
    noDefault: rarely(8),
    standard: fc.nat(99),
    cancelled: rarely(12),
    invisible: rarely(12),
    quantity,
    range: fc.option(fc.record({ min: fc.nat(3), steps: fc.nat(9), step: fc.constantFrom(0.125, 0.5, 1, 2) }), {
      nil: null,
      freq: 2,
    }),
    trade: fc.nat(TRADES.length - 1),
  })
}
type ItemSpec = ReturnType<typeof itemSpec> extends fc.Arbitrary<infer S> ? S : never

function itemFrom(id: string, spec: ItemSpec, roomIds: readonly string[]): Item {
  const group = GROUPS[spec.group] ?? ''
  const options = spec.options.map((option) => optionFrom(group, option))
  const standard = spec.noDefault ? undefined : pick(options, spec.standard)
  const { range } = spec
  return anItem(id, {
    roomId: spec.unitWide ? null : (pick(roomIds, spec.room) ?? null),
    productGroupId: group,
    trade: TRADES[spec.trade] ?? '',
    cancelled: spec.cancelled,
    visible: !spec.invisible,
    quantity: spec.quantity,
    quantityRange: range && { min: range.min, max: range.min + range.steps * range.step, step: range.step },
    defaultProductId: standard?.productId ?? null,
    options,
  })
}

function lineItemSpec(size: CatalogueSize) {
  return fc.record({
    place: fc.nat(99),
    items: fc.array(itemSpec(size), { maxLength: 3, size: 'max' }),
    optional: fc.nat(4).map((value) => value > 2),
    activated: rarely(3),
    cancelled: rarely(12),
    invisible: rarely(12),
    replacementTotal: fc.oneof(fc.constant(0), fc.nat(900_00)),
    replaces: fc.uniqueArray(fc.nat(7), { maxLength: 2 }),
  })
}
type LineItemSpec = ReturnType<typeof lineItemSpec> extends fc.Arbitrary<infer S> ? S : never

function lineItemFrom(id: string, index: number, spec: LineItemSpec, roomIds: readonly string[]): LineItem {
  return aLineItem(
    id,
    spec.items.map((item, i) => itemFrom(`${id}-i${i}`, item, roomIds)),
    {
      optional: spec.optional,
      activated: spec.activated,
      cancelled: spec.cancelled,
      visible: !spec.invisible,
      replacementTotal: spec.replacementTotal,
      replacesLineItemIds: spec.optional ? spec.replaces.filter((other) => other !== index).map((n) => `l${n}`) : [],
    },
  )
}

function lineGroupSpec(size: CatalogueSize) {
  const product = fc.tuple(fc.nat(GROUPS.length - 1), fc.nat(size.productsPerGroup - 1))
  return fc.record({
    scope: fc.constantFrom('room' as const, 'unit' as const),
    lines: fc.array(fc.uniqueArray(product, { maxLength: 6, selector: String, size: 'max' }), {
      minLength: 1,
      maxLength: 3,
    }),
  })
}
type LineGroupSpec = ReturnType<typeof lineGroupSpec> extends fc.Arbitrary<infer S> ? S : never

function lineGroupFrom(id: string, spec: LineGroupSpec): DesignLineGroup {
  const lines = spec.lines.map((products, n) =>
    aDesignLine(
      `${id}-${n}`,
      products.map(([group, product]) => `${GROUPS[group]}-${product}`),
    ),
  )
  return aDesignLineGroup(id, lines, { scope: spec.scope })
}

function ruleSpec(size: CatalogueSize) {
  const products = fc.uniqueArray(fc.nat(size.productsPerGroup - 1), { minLength: 1, maxLength: 4 })
  return fc.record({
    when: fc.nat(GROUPS.length - 1),
    then: fc.nat(GROUPS.length - 1),
    scope: fc.constantFrom('room' as const, 'unit' as const),
    clauses: fc.array(fc.record({ when: products, then: products }), { minLength: 1, maxLength: 2 }),
  })
}
type RuleSpec = ReturnType<typeof ruleSpec> extends fc.Arbitrary<infer S> ? S : never

function ruleFrom(id: string, spec: RuleSpec): Rule {
  const when = GROUPS[spec.when] ?? ''
  const then = GROUPS[spec.then] ?? ''
  const clauses = spec.clauses.map((clause) => ({
    when: clause.when.map((n) => `${when}-${n}`),
    then: clause.then.map((n) => `${then}-${n}`),
  }))
  return aRule(id, [when, then], clauses, { scope: spec.scope })
}

function sectionsFrom(lineItems: readonly (readonly [place: number, lineItem: LineItem])[], count: number): Section[] {
  return Array.from({ length: count }, (_, s) =>
    aSection(
      `s${s}`,
      [0, 1].map((u) =>
        aSubSection(
          `s${s}-${u}`,
          lineItems.filter(([place]) => place % (count * 2) === s * 2 + u).map(([, lineItem]) => lineItem),
        ),
      ),
    ),
  )
}

export interface CatalogueSize {
  /** Products to choose options from, in each product group. */
  readonly productsPerGroup: number
  readonly maxLineItems: number
  readonly maxRules: number
  /** Least number of options of an item. */
  readonly optionCount?: { readonly minLength: number }
}

const SMALL: CatalogueSize = { productsPerGroup: 6, maxLineItems: 8, maxRules: 5 }

/** Well formed, but its rules may contradict its defaults, its lines and each other. */
export function anyCatalogue(size: CatalogueSize = SMALL): fc.Arbitrary<Catalogue> {
  return fc
    .record({
      rooms: fc.array(fc.boolean(), { minLength: 2, maxLength: 4 }),
      sections: fc.integer({ min: 1, max: 3 }),
      lineItems: fc.array(lineItemSpec(size), { minLength: 1, maxLength: size.maxLineItems, size: 'max' }),
      bundleGroups: fc.array(bundleGroupSpec, { maxLength: 2, size: 'max' }),
      bundles: fc.array(bundleSpec, { maxLength: 6, size: 'max' }),
      lineGroups: fc.array(lineGroupSpec(size), { maxLength: 2, size: 'max' }),
      rules: fc.array(ruleSpec(size), { maxLength: size.maxRules, size: 'max' }),
    })
    .map((spec) => {
      const rooms = spec.rooms.map((showEmpty, n) => aRoom(`r${n}`, { showEmpty }))
      const roomIds = rooms.map((room) => room.id)
      const lineItems = spec.lineItems.map((line, n) => [line.place, lineItemFrom(`l${n}`, n, line, roomIds)] as const)
      const bundleGroups = spec.bundleGroups.map((group, n) => aBundleGroup(`g${n}`, group))
      return aCatalogue({
        rooms,
        sections: sectionsFrom(lineItems, spec.sections),
        bundleGroups,
        bundles: bundlesFrom(
          spec.bundles,
          bundleGroups,
          lineItems.map(([, lineItem]) => lineItem),
        ),
        designLineGroups: spec.lineGroups.map((group, n) => lineGroupFrom(`d${n}`, group)),
        rules: spec.rules.map((rule, n) => ruleFrom(`rule${n}`, rule)),
      })
    })
}

/** The defaults break no rule, nor do the products of one design line among themselves. */
export function consistentCatalogue(size: CatalogueSize = SMALL): fc.Arbitrary<Catalogue> {
  return anyCatalogue(size).map(withoutContradictions)
}

/** Of the line items that come first. */
const ITEM_IDS = [0, 1, 2, 3].flatMap((line) => [0, 1].map((item) => `l${line}-i${item}`))

export function anyCircumstances(): fc.Arbitrary<Circumstances> {
  return fc.record({
    completed: rarely(12),
    lockedTrades: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.subarray(TRADES, { maxLength: 1 }).map((trades) => trades.map(aLockedTrade)) },
    ),
    openedPart: fc.oneof(
      { weight: 5, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.subarray(ITEM_IDS).map((itemIds) => ({ orderNumber: 'O-2026-0001', itemIds })) },
    ),
    simplifiedConfiguration: rarely(8),
  })
}
