import type { IndexedItem } from './catalog-index.ts'
import { breaks, type Fitted, fittable, type ItemConstraint } from './rule-graph.ts'

export type Assignment = ReadonlyMap<IndexedItem, Fitted>
type Domains = Map<IndexedItem, readonly Fitted[]>

/** Steps after which a search gives up; an open question is not reported as a fault. */
const MAX_STEPS = 20_000

/** What all searches in one catalogue may take together. */
export interface SearchBudget {
  /** Products that may still be compared; below 0 = every search gives up. */
  comparisons: number
}

/**
 * Looks for a way to fit all `items` so that no constraint among them is broken, by constraint
 * propagation and search.
 * @param pinned items whose product is given
 * @param shared what is left for this search and others; it takes its part
 * @returns an assignment; 'none' when it is proven that there is none; 'unknown' when it took too long
 */
export function findAssignment(
  items: readonly IndexedItem[],
  constraints: readonly ItemConstraint[],
  pinned: Assignment,
  shared: SearchBudget,
): Assignment | 'none' | 'unknown' {
  const domains: Domains = new Map(
    items.map((item) => [item, pinned.has(item) ? [pinned.get(item) ?? null] : fittable(item)]),
  )
  const byItem = new Map<IndexedItem, ItemConstraint[]>(items.map((item) => [item, []]))
  for (const constraint of constraints) {
    if (!domains.has(constraint.when) || !domains.has(constraint.then)) continue
    byItem.get(constraint.when)?.push(constraint)
    byItem.get(constraint.then)?.push(constraint)
  }
  const getConstraints = (item: IndexedItem) => byItem.get(item) ?? []
  const budget = { steps: MAX_STEPS, shared }
  shared.comparisons -= constraints.length
  if (!propagate(domains, items, getConstraints, shared)) return 'none'
  const found = search(domains, getConstraints, budget)
  if (found) return new Map([...found].map(([item, values]) => [item, values[0] ?? null]))
  return budget.steps > 0 && shared.comparisons >= 0 ? 'none' : 'unknown'
}

/**
 * Removes what no neighbour supports; false when an item is left with nothing. Changes `domains`. Leaves off when the
 * budget is spent.
 */
function propagate(
  domains: Domains,
  changed: readonly IndexedItem[],
  getConstraints: (item: IndexedItem) => readonly ItemConstraint[],
  shared: SearchBudget,
): boolean {
  const queue = new Set(changed)
  for (const item of queue) {
    queue.delete(item)
    for (const constraint of getConstraints(item)) {
      const other = constraint.when === item ? constraint.then : constraint.when
      const own = domains.get(item) ?? []
      const others = domains.get(other) ?? []
      shared.comparisons -= own.length * others.length
      if (shared.comparisons < 0) return true
      const kept = others.filter((value) =>
        own.some(
          (mine) => !(other === constraint.then ? breaks(constraint, mine, value) : breaks(constraint, value, mine)),
        ),
      )
      if (kept.length === others.length) continue
      if (kept.length === 0) return false
      domains.set(other, kept)
      queue.add(other)
    }
  }
  return [...domains.values()].every((values) => values.length > 0)
}

function search(
  domains: Domains,
  getConstraints: (item: IndexedItem) => readonly ItemConstraint[],
  budget: { steps: number; readonly shared: SearchBudget },
): Domains | null {
  budget.shared.comparisons -= domains.size
  if (budget.shared.comparisons < 0) return null
  const open = [...domains].filter(([item, values]) => values.length > 1 && getConstraints(item).length > 0)
  const next = open.toSorted(([, a], [, b]) => a.length - b.length)[0]
  if (!next) return domains
  const [item, values] = next
  for (const value of values) {
    if (budget.steps <= 0) return null
    budget.steps -= 1
    const attempt: Domains = new Map(domains)
    attempt.set(item, [value])
    if (!propagate(attempt, [item], getConstraints, budget.shared)) continue
    const found = search(attempt, getConstraints, budget)
    if (found) return found
  }
  return null
}
