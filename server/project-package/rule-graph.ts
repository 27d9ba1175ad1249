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
