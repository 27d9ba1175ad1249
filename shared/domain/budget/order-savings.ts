import type { BudgetChange } from './savings.types.ts'

/**
 * A plan's changes in the order in which they are worth looking at: what saves most for its pain first, together with
 * all that it needs. A change stands behind what it needs, unless they need each other.
 */
export function orderSavings(changes: readonly BudgetChange[]): readonly BudgetChange[] {
  const ordered = new Set<BudgetChange>()
  let rest = changes.map((change) => withNeeded(changes, change))
  while (rest.length > 0) {
    const open = rest.map((group) => group.filter((change) => !ordered.has(change)))
    const next = open.reduce((best, group) => (isWorthMore(group, best) ? group : best))
    for (const change of next) ordered.add(change)
    rest = open.filter((group) => !ordered.has(group.at(-1)!))
  }
  return [...ordered]
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

/** More cents for as much pain, compared without dividing; on equal terms more cents. */
function isWorthMore(one: readonly BudgetChange[], two: readonly BudgetChange[]): boolean {
  const [a, b] = [sums(one), sums(two)]
  const difference = a.saving * b.pain - b.saving * a.pain
  return difference === 0 ? a.saving > b.saving : difference > 0
}

function sums(changes: readonly BudgetChange[]): { readonly saving: number; readonly pain: number } {
  let [saving, pain] = [0, 0]
  for (const change of changes) {
    saving += change.saving
    pain += change.pain
  }
  return { saving, pain }
}
