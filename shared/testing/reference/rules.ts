import type { Catalogue, Item, Rule } from '#shared/domain/catalogue/catalogue.types.ts'
import { getOption } from './amounts.ts'
import { allItems, type Situation, selectedLines, takesPart } from './situation.ts'

/** Product by item id for all items; null = nothing fitted. */
export type Assignment = ReadonlyMap<string, string | null>

/** A pair of items with which a rule is broken. */
export interface BrokenPair {
  readonly ruleId: string
  readonly whenItemId: string
  readonly thenItemId: string
}

/** Every pair of items that take part with which some clause of some rule is broken. */
export function brokenPairs(catalogue: Catalogue, taking: readonly Item[], assignment: Assignment): BrokenPair[] {
  return catalogue.rules.flatMap((rule) => brokenPairsOfRule(rule, taking, assignment))
}

/** The items that rules look at. */
export function itemsTakingPart(situation: Situation): Item[] {
  return allItems(situation.catalogue)
    .filter((placed) => takesPart(situation, placed))
    .map(({ item }) => item)
}

export function brokenPairsOfRule(rule: Rule, taking: readonly Item[], assignment: Assignment): BrokenPair[] {
  const broken: BrokenPair[] = []
  for (const when of taking.filter((item) => item.productGroupId === rule.productGroupWhen)) {
    for (const then of taking.filter((item) => item.productGroupId === rule.productGroupThen)) {
      if (when.id === then.id) continue
      if (rule.scope === 'room' && (when.roomId === null || when.roomId !== then.roomId)) continue
      if (breaksClause(rule, assignment.get(when.id) ?? null, assignment.get(then.id) ?? null)) {
        broken.push({ ruleId: rule.id, whenItemId: when.id, thenItemId: then.id })
      }
    }
  }
  return broken
}

function breaksClause(rule: Rule, whenProduct: string | null, thenProduct: string | null): boolean {
  return rule.rules.some(
    (clause) =>
      whenProduct !== null &&
      clause.when.includes(whenProduct) &&
      (thenProduct === null || !clause.then.includes(thenProduct)),
  )
}

export function involves(pair: BrokenPair, itemId: string): boolean {
  return pair.whenItemId === itemId || pair.thenItemId === itemId
}

/** An option is valid when no pair with its item is broken, all else unchanged. */
export function optionIsValid(
  catalogue: Catalogue,
  taking: readonly Item[],
  assignment: Assignment,
  item: Item,
  productId: string | null,
): boolean {
  if (!taking.includes(item)) return true
  const changed = new Map(assignment).set(item.id, productId)
  return !brokenPairs(catalogue, taking, changed).some((pair) => involves(pair, item.id))
}

/** ADR 0002 "De-facto option", including the rounds in which line products fall to the default. */
export function defactoAssignment(situation: Situation): Map<string, string | null> {
  const { catalogue, selections } = situation
  const taking = itemsTakingPart(situation)
  const assignment = new Map<string, string | null>()
  const fromLine = new Set<string>()
  for (const { item } of allItems(catalogue)) {
    const chosen = selections.buyerSelections[item.id]?.productId
    const lineProduct = designLineProduct(situation, item)
    if (chosen === undefined && lineProduct !== null) fromLine.add(item.id)
    assignment.set(item.id, chosen ?? lineProduct ?? item.defaultProductId)
  }
  for (;;) {
    const broken = brokenPairs(catalogue, taking, assignment)
    const falling = allItems(catalogue).filter(
      ({ item }) => fromLine.has(item.id) && broken.some((pair) => involves(pair, item.id)),
    )
    if (falling.length === 0) return assignment
    for (const { item } of falling) {
      assignment.set(item.id, item.defaultProductId)
      fromLine.delete(item.id)
    }
  }
}

/** Product of the first selected line that has one among the item's options, in option order. */
export function designLineProduct(situation: Situation, item: Item): string | null {
  if (item.roomId === null) return null
  for (const line of selectedLines(situation, item.roomId)) {
    const option = item.options.find((candidate) => line.productIds.includes(candidate.productId))
    if (option !== undefined) return option.productId
  }
  return null
}

/** Products of the item that the selected lines of its room recommend; null = all of them. */
export function recommendedProducts(situation: Situation, item: Item): ReadonlySet<string> | null {
  if (item.roomId === null) return null
  const products = selectedLines(situation, item.roomId)
    .flatMap((line) => line.productIds)
    .filter((productId) => getOption(item, productId) !== undefined)
  return products.length === 0 ? null : new Set(products)
}
