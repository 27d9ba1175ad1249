import { takesPart } from '../configuration/configuration.ts'
import type { Alternative, ConflictReport, OptionRef, RuleConflict } from '../configuration/configuration.types.ts'
import { type ConflictProblem, findDifference, selectedValue, getUnlikeness } from './conflict-problem.ts'
import { satisfies } from '../catalogue/constraints.ts'
import type { PreparedCatalogue } from '../catalogue/prepared-catalogue.types.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'
import { type Solution, solveConflict } from './solve-conflict.ts'
import { supportedChoices } from './supported-choices.ts'

/**
 * Which rules are broken, and which items could change so that none is (RUL-2). The ways out are
 * searched when they are first asked for: whoever only refuses (the server) never pays for them.
 */
export function describeConflict(problem: ConflictProblem): ConflictReport {
  const { prepared } = problem.state
  const conflicts = conflictsIn(problem)
  let solved: { readonly solution: Solution | null } | null = null
  const solution = () => {
    solved ??= { solution: conflicts.length > 0 ? solveConflict(problem) : null }
    return solved.solution
  }
  return {
    wanted: [...problem.pinned].flatMap(([item, value]) => optionRef(prepared, item, value)),
    conflicts,
    hints: [...new Set(conflicts.map(({ hint }) => hint))].filter((hint) => hint !== ''),
    get resolvable() {
      return conflicts.length === 0 || solution() !== null
    },
    get alternatives() {
      return getAlternatives(problem, solution())
    },
    narrow: (picks) => narrowed(problem, getAlternatives(problem, solution()), picks),
  }
}

/** The alternatives with these picks: each list holds just what still ends without a conflict. Throws on unknown ids. */
function narrowed(
  problem: ConflictProblem,
  alternatives: readonly Alternative[],
  picks: readonly OptionRef[],
): readonly Alternative[] {
  const { prepared } = problem.state
  const items = alternatives.map(({ itemId }) => prepared.itemIndexById.get(itemId)!)
  const picked = new Map(
    picks.map((pick) => {
      const { itemIndex, option } = getIndexes(prepared, pick)
      return [itemIndex, option]
    }),
  )
  const choices = supportedChoices(problem, items, picked)
  return alternatives.map((alternative, position) => {
    const index = items[position]!
    const { options } = prepared.items[index]!.item
    const productIds = nearestFirst(problem, index, choices.get(index)!).map((value) => options[value]!.productId)
    const { proposedProductId } = alternative
    return {
      ...alternative,
      productIds,
      proposedProductId: productIds.includes(proposedProductId)
        ? proposedProductId
        : (productIds[0] ?? proposedProductId),
    }
  })
}

/** Indexes of an option in the catalogue. Throws on unknown ids. */
export function getIndexes(
  prepared: PreparedCatalogue,
  { itemId, productId }: OptionRef,
): { itemIndex: number; option: number } {
  const itemIndex = prepared.itemIndexById.get(itemId)
  const option = prepared.items[itemIndex ?? NONE]?.optionIndexByProductId.get(productId)
  if (itemIndex === undefined || option === undefined) {
    throw new Error(`The catalogue has no option ${productId} of item ${itemId}`)
  }
  return { itemIndex, option }
}

function getAlternatives(problem: ConflictProblem, solution: Solution | null): readonly Alternative[] {
  if (solution === null) return []
  return [...solution.choices].map(([item, values]) => {
    const { id, options } = problem.state.prepared.items[item]!.item
    return {
      itemId: id,
      productIds: nearestFirst(problem, item, values).map((value) => options[value]!.productId),
      proposedProductId: options[solution.proposed.get(item)!]!.productId,
    }
  })
}

/** Values of an item: what looks most like what it has, then the nearest price, then the catalogue's order (LIKE-8). */
function nearestFirst(problem: ConflictProblem, item: number, values: readonly number[]): readonly number[] {
  return values
    .map((value) => ({
      value,
      unlikeness: getUnlikeness(problem, item, value),
      price: Math.abs(findDifference(problem, item, value)),
    }))
    .sort((a, b) => a.unlikeness - b.unlikeness || a.price - b.price || a.value - b.value)
    .map(({ value }) => value)
}

function optionRef(prepared: PreparedCatalogue, item: number, value: number): OptionRef[] {
  const entry = prepared.items[item]!.item
  const option = entry.options[value]
  return option === undefined ? [] : [{ itemId: entry.id, productId: option.productId }]
}

/** The broken rules between a seed and another item, each pair once, named by the item that is not pinned. */
export function conflictsIn(problem: ConflictProblem): RuleConflict[] {
  const { state, pinned, seeds } = problem
  const { prepared } = state
  const product = (item: number) => prepared.items[item]!.item.options[selectedValue(problem, item)]?.productId ?? null
  const conflicts: RuleConflict[] = []
  const seen = new Set<string>()
  for (const item of seeds) {
    if (!takesPart(state, item)) continue
    for (const { other, pairRules } of prepared.network.edges[item]!) {
      if (!takesPart(state, other)) continue
      for (const { rule, itemIsWhen } of pairRules) {
        const [when, then] = itemIsWhen ? [item, other] : [other, item]
        const key = `${rule.id} ${when} ${then}`
        if (seen.has(key) || satisfies(rule, product(when), product(then))) continue
        seen.add(key)
        const named = pinned.has(other) && !pinned.has(item) ? item : other
        conflicts.push({
          ruleId: rule.id,
          description: rule.description,
          hint: rule.hint,
          itemId: prepared.items[named]!.item.id,
          productId: product(named),
        })
      }
    }
  }
  return conflicts
}
