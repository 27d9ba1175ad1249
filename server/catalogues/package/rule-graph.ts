import type { CatalogIndex, IndexedItem } from './catalog-index.ts'

/** null = nothing is fitted. */
export type Fitted = string | null

/** A clause between two items: if `when` has one of its products, `then` must have one of its own. */
export interface ItemConstraint {
  readonly ruleAt: number
  readonly when: IndexedItem
  readonly then: IndexedItem
  readonly ifAnyOf: ReadonlySet<string>
  readonly needsOneOf: ReadonlySet<string>
}

/**
 * The rules, spelled out for every pair of items they speak of: different items, in the same room
 * for scope room, any two for scope unit; cancelled and invisible ones never take part (RUL-1).
 */
export function listConstraints({ catalog, itemsByProductGroup }: CatalogIndex): ItemConstraint[] {
  const constraints: ItemConstraint[] = []
  for (const [ruleAt, rule] of catalog.rules.entries()) {
    const clauses = rule.rules.map((clause) => ({ ifAnyOf: new Set(clause.when), needsOneOf: new Set(clause.then) }))
    for (const when of itemsByProductGroup.get(rule.product_group_when) ?? []) {
      for (const then of itemsByProductGroup.get(rule.product_group_then) ?? []) {
        if (when === then || !canTakePart(when) || !canTakePart(then)) continue
        if (rule.scope === 'room' && (when.item.room_id === null || when.item.room_id !== then.item.room_id)) continue
        for (const clause of clauses) constraints.push({ ruleAt, when, then, ...clause })
      }
    }
  }
  return constraints
}

/**
 * What the rules of a catalogue take to work out, found without working it out: pairs of items with a clause between
 * them, and comparisons of a product of the one with a product of the other.
 */
export function ruleWork({ catalog, itemsByProductGroup }: CatalogIndex): { constraints: number; comparisons: number } {
  const sizes = new Map([...itemsByProductGroup].map(([group, items]) => [group, getSizes(items)]))
  let constraints = 0
  let comparisons = 0
  for (const rule of catalog.rules) {
    const clauseLength = rule.rules.reduce((sum, { when, then }) => sum + when.length + then.length, 0)
    const whens = sizes.get(rule.product_group_when)
    const thens = sizes.get(rule.product_group_then)
    for (const [room, when] of whens ?? []) {
      // A rule for the whole unit goes by the sum of all rooms, a rule for a room leaves that out.
      if ((rule.scope === 'unit') !== (room === ALL_ROOMS)) continue
      const then = thens?.get(room) ?? NO_ITEMS
      constraints += when.items * then.items * rule.rules.length
      comparisons += when.options * then.options * clauseLength
    }
  }
  return { constraints, comparisons }
}

interface GroupSize {
  readonly items: number
  readonly options: number
}
const NO_ITEMS: GroupSize = { items: 0, options: 0 }
const ALL_ROOMS = Symbol('all rooms')

/** Of a product group by room; items without one count for all rooms together alone. */
function getSizes(items: readonly IndexedItem[]): Map<string | typeof ALL_ROOMS, GroupSize> {
  const sizes = new Map<string | typeof ALL_ROOMS, GroupSize>()
  for (const { item } of items) {
    for (const place of [ALL_ROOMS, item.room_id] as const) {
      if (place === null) continue
      const { items: count, options } = sizes.get(place) ?? NO_ITEMS
      sizes.set(place, { items: count + 1, options: options + item.options.length + 1 })
    }
  }
  return sizes
}

/** Whether the products of the two items break the constraint. */
export function breaks(constraint: ItemConstraint, when: Fitted, then: Fitted): boolean {
  if (when === null || !constraint.ifAnyOf.has(when)) return false
  return then === null || !constraint.needsOneOf.has(then)
}

export function canTakePart({ item, lineItem }: IndexedItem): boolean {
  return !item.cancelled && item.visible && !lineItem.cancelled && lineItem.visible
}

/** What can be fitted in an item: its options, and nothing where nothing is the standard. */
export function fittable({ item }: IndexedItem): Fitted[] {
  const products: Fitted[] = item.options.map((option) => option.product_id)
  if (item.default_product_id === null) products.push(null)
  return products
}
