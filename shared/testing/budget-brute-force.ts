import {
  applySavings,
  type BudgetChange,
  bundleGroups,
  type Configuration,
  itemState,
  itemView,
  type SavingsWish,
  getSelections,
} from '#shared/domain/index.ts'
import { computeHurt, computeOrder } from '#shared/domain/budget/hurt.ts'
import { switchOff } from '#shared/domain/budget/switch-off.ts'

/** A plan as it is compared with others. */
export interface WorthOfPlan {
  /** Cents of the unit. */
  readonly total: number
  readonly hurt: number
  readonly order: number
}

type AppliedChange = Parameters<typeof applySavings>[1][number]

/** A change that might be part of a plan. */
interface Candidate {
  readonly change: AppliedChange
  readonly hurt: number
  readonly order: number
}

/** Of two plans: the lower total where it is asked for, then less pain, fewer changes, further to the front. */
export function isBetter(one: WorthOfPlan, two: WorthOfPlan, asksTotal: boolean): boolean {
  if (asksTotal && one.total !== two.total) return one.total < two.total
  return one.hurt === two.hurt ? one.order < two.order : one.hurt < two.hurt
}

/** Sets of changes that can be tried: those that hurt less alone, and all of them. */
const MOST_SETS = 20_000
const MOST_MADE = 600

/**
 * Tries every set of changes that a plan may have, through the engine, for one that is better than `known`. Within the
 * budget the total counts no more; out of reach the lowest one counts first.
 *
 * @returns 'too big' where there are too many sets; null = there is none
 */
export function betterByBruteForce(
  configuration: Configuration,
  wish: SavingsWish,
  known: WorthOfPlan,
): WorthOfPlan | 'too big' | null {
  const isWithin = known.total <= wish.budget
  const limit = isWithin ? MOST_SETS : MOST_MADE
  const offs = subsets(listBundlesToGiveUp(configuration, wish))
  let sets = 0
  let best: WorthOfPlan | null = null
  for (const off of offs) {
    const lists = candidates(configuration, wish, off)
    if (lists === null) continue
    sets += lists.reduce((product, list) => product * (list.length + 1), 1)
    if (sets > limit) return 'too big'
    for (const chosen of listChoices(lists)) {
      const all = [...off, ...chosen]
      const [hurt, order] = [sum(all.map((each) => each.hurt)), sum(all.map((each) => each.order))]
      if (isWithin && !isBetter({ total: 0, hurt, order }, best ?? known, false)) continue
      const made = applySavings(
        configuration,
        all.map(({ change }) => change),
      )
      if (!made.ok) continue
      const { total } = made.configuration.figures
      if (isWithin ? total <= wish.budget : isBetter({ total, hurt, order }, best ?? known, true))
        best = { total, hurt, order }
    }
  }
  return best
}

/** What a plan's changes come to. */
export function computeWorth(
  configuration: Configuration,
  wish: SavingsWish,
  total: number,
  changes: readonly BudgetChange[],
): WorthOfPlan {
  const { prepared } = configuration
  const worths = changes.flatMap((change) => {
    if (change.kind === 'bundle') return listBundleCandidates(configuration, wish, change.bundleIds)
    const item = prepared.itemIndexById.get(change.itemId) ?? -1
    const option = prepared.items[item]?.optionIndexByProductId.get(change.toProductId) ?? -1
    return [{ hurt: computeHurt(change.pain), order: computeOrder(item, option) }]
  })
  return { total, hurt: sum(worths.map(({ hurt }) => hurt)), order: sum(worths.map(({ order }) => order)) }
}

/** Bundles alone, with what they hurt. */
function listBundleCandidates(configuration: Configuration, wish: SavingsWish, ids: readonly string[]): Candidate[] {
  const { prepared } = configuration
  return ids.map((id) => {
    const lineItemIndexes = prepared.bundles[prepared.bundleIndexById.get(id) ?? -1]?.lineItemIndexes ?? []
    const place = Math.min(...lineItemIndexes.map((line) => prepared.lineItems[line]?.firstItem ?? 0))
    const hurt = computeHurt(wish.painOfBundle?.(id) ?? Number.POSITIVE_INFINITY)
    return { change: { kind: 'bundle' as const, bundleIds: [id] }, hurt, order: computeOrder(place, 0) }
  })
}

/** Those that are on, and of which the buyer has switched something on. */
function listBundlesToGiveUp(configuration: Configuration, wish: SavingsWish): Candidate[] {
  const { buyerLineItemActivations } = getSelections(configuration)
  const ids = bundleGroups(configuration, null)
    .flatMap(({ bundles }) => bundles)
    .filter((bundle) => bundle.active && !bundle.default && !bundle.actsAsPreselection)
    .filter(({ lineItemIds }) => lineItemIds.some((id) => buyerLineItemActivations[id]?.activated === true))
    .map(({ id }) => id)
  return listBundleCandidates(configuration, wish, [...new Set(ids)]).filter(({ hurt }) => Number.isFinite(hurt))
}

/** For each item that may be chosen once the bundles are off, other options; null = they must not go off. */
function candidates(configuration: Configuration, wish: SavingsWish, off: readonly Candidate[]): Candidate[][] | null {
  const ids = off.flatMap(({ change }) => (change.kind === 'bundle' ? change.bundleIds : []))
  const without = switchOff(configuration, ids)
  if ('refusal' in without) return null
  const { prepared } = configuration
  const { buyerSelections } = getSelections(configuration)
  const isKept = prepared.items.every(({ item: { id } }) => {
    const [was, is] = [itemState(configuration, id), itemState(without.configuration, id)]
    const isSame = is.takesPart && is.defactoProductId === was.defactoProductId && is.total === was.total
    return !wish.kept.has(id) || !was.takesPart || isSame
  })
  if (!isKept) return null
  return prepared.items.flatMap(({ index, item: { id } }) => {
    const [was, is] = [itemState(configuration, id), itemView(without.configuration, id)]
    if (!is.selectable || wish.kept.has(id)) return []
    const from = was.takesPart ? was.defactoProductId : is.defactoProductId
    const list = is.options.flatMap(({ productId, isOnRequest }, option): Candidate[] => {
      if (
        isOnRequest ||
        productId === from ||
        productId === is.defactoProductId ||
        isClosed(configuration, index, option)
      )
        return []
      const hurt = computeHurt(wish.pain(id, from, productId))
      const quantity = buyerSelections[id]?.quantity ?? null
      const change = { kind: 'option' as const, itemId: id, toProductId: productId, quantity }
      return Number.isFinite(hurt) ? [{ change, hurt, order: computeOrder(index, option) }] : []
    })
    return list.length === 0 ? [] : [list]
  })
}

/** A product of a preselection of a locked group in which none may go on. */
function isClosed({ prepared }: Configuration, item: number, option: number): boolean {
  return prepared.bundleGroups
    .filter(({ locked, mode, actsAsPreselection }) => locked && mode === 'SINGLE_SELECT' && actsAsPreselection)
    .flatMap(({ bundleIndexes }) => bundleIndexes.flatMap((index) => prepared.bundles[index] ?? []))
    .filter(({ isDefault }) => !isDefault)
    .some(({ products }) => products.some((product) => product.itemIndex === item && product.option === option))
}

/** One of each list, or none. */
function* listChoices(lists: readonly (readonly Candidate[])[]): Generator<readonly Candidate[]> {
  const [list, ...others] = lists
  if (list === undefined) {
    yield []
    return
  }
  for (const rest of listChoices(others)) {
    yield rest
    for (const candidate of list) yield [candidate, ...rest]
  }
}

function subsets<T>(list: readonly T[]): T[][] {
  return Array.from({ length: 2 ** list.length }, (_, at) => list.filter((_entry, bit) => ((at >> bit) & 1) === 1))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
