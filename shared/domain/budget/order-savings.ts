import type { BudgetChange } from './savings.types.ts'

/**
 * A plan's changes in the order in which they are worth looking at (BUD-3): what hurts least first, then what saves
 * most. A change stands behind what it needs, unless they need each other.
 */
export function orderSavings(changes: readonly BudgetChange[]): readonly BudgetChange[] {
  const sorted = changes.toSorted((a, b) => a.pain - b.pain || b.saving - a.saving)
  return [...new Set(sorted.flatMap((change) => withNeeded(sorted, change)))]
}

/** A change behind all that it needs, directly or not, as far as that is among `changes`. */
function withNeeded(changes: readonly BudgetChange[], change: BudgetChange): readonly BudgetChange[] {
  if (change.needs.length === 0) return [change]
  const seen = new Set<BudgetChange>()
  const ordered: BudgetChange[] = []
  const visit = (next: BudgetChange) => {
    seen.add(next)
    for (const other of changes) if (next.needs.includes(other.key) && !seen.has(other)) visit(other)
    ordered.push(next)
  }
  visit(change)
  return ordered
}

/**
 * What is left of a plan without some of its changes: all others but those that need one of them. `applySavings` can
 * make it as it is; the engine says what it comes to.
 */
export function withoutChanges(changes: readonly BudgetChange[], keys: ReadonlySet<string>): readonly BudgetChange[] {
  return changes.filter((change) => !withNeeded(changes, change).some(({ key }) => keys.has(key)))
}
