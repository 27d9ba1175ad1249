import fc from 'fast-check'
import { expect, it } from 'vitest'
import { indexCatalog, type IndexedItem } from './catalog-index.ts'
import { tinyCatalog } from './fixtures/tiny-catalog.ts'
import { breaks, type Fitted, fittable, type ItemConstraint } from './rule-graph.ts'
import { type Assignment, findAssignment } from './rule-search.ts'

const PRODUCTS = ['p0', 'p1', 'p2']

/** Items that differ in nothing but their options: 2 or 3 products, or also nothing. */
function getItems(sizes: readonly { count: number; canBeEmpty: boolean }[]): IndexedItem[] {
  const [template] = indexCatalog(tinyCatalog()).items
  if (!template) throw new Error('The fixture has no items')
  const [option] = template.item.options
  if (!option) throw new Error('The fixture has no options')
  return sizes.map(({ count, canBeEmpty }, at) => ({
    ...template,
    item: {
      ...template.item,
      id: `item-${at}`,
      options: PRODUCTS.slice(0, count).map((id) => ({ ...option, product_id: id })),
      default_product_id: canBeEmpty ? null : 'p0',
    },
  }))
}

/** Every way to fit the items, one after the other. */
function existsByTrying(items: readonly IndexedItem[], keeps: (assignment: Assignment) => boolean): boolean {
  const fitted = new Map<IndexedItem, Fitted>()
  function attempt(at: number): boolean {
    const item = items[at]
    if (!item) return keeps(fitted)
    return fittable(item).some((value) => {
      fitted.set(item, value)
      return attempt(at + 1)
    })
  }
  return attempt(0)
}

const SIZES = fc.array(fc.record({ count: fc.integer({ min: 2, max: 3 }), canBeEmpty: fc.boolean() }), {
  minLength: 2,
  maxLength: 5,
})
const SOME_PRODUCTS = fc.subarray(PRODUCTS, { minLength: 1 }).map((ids) => new Set(ids))
const CLAUSES = fc.array(
  fc.record({ when: fc.nat(4), then: fc.nat(4), ifAnyOf: SOME_PRODUCTS, needsOneOf: SOME_PRODUCTS }),
  {
    maxLength: 14,
  },
)

it('RUL-1 finds a way that keeps all rules exactly when there is one', () => {
  fc.assert(
    fc.property(SIZES, CLAUSES, (sizes, clauses) => {
      const items = getItems(sizes)
      const constraints = clauses.flatMap(({ when, then, ...sets }): ItemConstraint[] => {
        const [from, to] = [items[when], items[then]]
        return from && to && from !== to ? [{ ruleAt: 0, when: from, then: to, ...sets }] : []
      })
      const keeps = (assignment: Assignment) =>
        constraints.every((each) => !breaks(each, assignment.get(each.when) ?? null, assignment.get(each.then) ?? null))
      const found = findAssignment(items, constraints, new Map(), { comparisons: 1_000_000 })
      if (found === 'none') expect(existsByTrying(items, keeps)).toBe(false)
      else expect(found !== 'unknown' && keeps(found)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

it('FOUND-1 leaves off when what it may take is spent, and claims nothing then', () => {
  const items = getItems([2, 3, 3].map((count) => ({ count, canBeEmpty: false })))
  const all = new Set(PRODUCTS)
  const constraints = items.flatMap((when) =>
    items.flatMap((then) => (when === then ? [] : [{ ruleAt: 0, when, then, ifAnyOf: all, needsOneOf: all }])),
  )
  const found = (comparisons: number) => findAssignment(items, constraints, new Map(), { comparisons })
  expect(found(1_000)).toBeInstanceOf(Map)
  for (let comparisons = 0; comparisons < 20; comparisons += 1) expect(found(comparisons)).toBe('unknown')
  const budget = { comparisons: 200 }
  for (let searches = 0; searches < 100; searches += 1) findAssignment(items, constraints, new Map(), budget)
  expect(findAssignment(items, constraints, new Map(), budget)).toBe('unknown')
})
