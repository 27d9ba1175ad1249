import type { Configuration } from '../configuration/configuration.ts'
import { applySavings } from './apply-savings.ts'
import { listChanges } from './list-changes.ts'
import { savingsModel } from './savings-model.ts'
import { findAnswer } from './savings-search.ts'
import type { BudgetChange, SavingsPlan, SavingsWish } from './savings.types.ts'

/** Enough to prove the best plan of a unit of the usual size, and nearly always that of one with 1,000 items. */
const NODES = 60_000

/**
 * The least painful way to bring a unit's total under a budget (BUD-3). The total is the surcharge that every total of
 * the unit shows; what is on request counts nothing in it.
 *
 * A plan is a set of other products for items, and of bundles to switch off where the wish says how much that would
 * hurt: bundles that the buyer has switched on (but neither preselections nor standards of a group) and optional line
 * items that are offered like one by themselves, switched off as the buyer would do it: what they brought goes, what
 * they replaced is back. A plan switches nothing on, sets no quantity, chooses no design line, no product whose price is
 * on request, and none of a preselection that a locked group keeps off. All else stays: what the buyer keeps, what is
 * cancelled, locked items and groups, and what a design line gives.
 *
 * Of all plans under the budget it is one with the smallest sum of pain, of these one with the fewest changes, of these
 * the one furthest to the front of the room book (the smallest sum of places). `applySavings` makes it, and leads to the
 * total that is named; no rule is broken that was not broken before.
 *
 * Work grows with the room book; in a very large one it takes long enough to belong in a worker.
 */
export function planSavings(configuration: Configuration, wish: SavingsWish): SavingsPlan {
  const { total } = configuration.figures
  if (total <= wish.budget) return { kind: 'within', total }
  const { changes, isProven } = wantedChanges(configuration, wish)
  const made = applySavings(configuration, changes)
  // Not known to happen; then to propose nothing is better than to propose what cannot be had.
  if (!made.ok) return { kind: 'short', changes: [], total, pain: 0, isProvenBest: false }
  const reached = made.configuration.figures.total
  const foreseen = changes.reduce((cents, { saving }) => cents - saving, total)
  return {
    kind: reached <= wish.budget ? 'plan' : 'short',
    changes,
    total: reached,
    pain: changes.reduce((sum, { pain }) => sum + pain, 0),
    isProvenBest: isProven && reached === foreseen,
  }
}

/** The changes of the best plan, or of the one that leads to the lowest total. */
function wantedChanges(
  configuration: Configuration,
  wish: SavingsWish,
): { readonly changes: readonly BudgetChange[]; readonly isProven: boolean } {
  const { budget, nodes = NODES } = wish
  const model = savingsModel(configuration, wish)
  const cheapest = findAnswer(model, configuration.figures.total - budget, nodes)
  const { decisions, isProven } = cheapest.decisions === null ? findAnswer(model, null, nodes) : cheapest
  return { changes: decisions === null ? [] : listChanges(configuration, model, decisions), isProven }
}
