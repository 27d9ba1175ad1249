import type { Item, LineItem, QuantityRange, UpgradeBundle } from '#shared/domain/catalogue/catalogue.types.ts'
import type { IntentErrorCode } from '#shared/domain/configuration/configuration.types.ts'
import type { BuyerSelection, Selections } from '#shared/domain/selections/selections.types.ts'
import { type ReferenceConfiguration, referenceConfiguration } from '../reference-engine.ts'
import { bundlesOfGroup, countsAsOn, isBuyersChoice, getLineItems, listProducts } from './bundles.ts'
import {
  type BrokenPair,
  brokenPairs,
  defactoAssignment,
  designLineProduct,
  involves,
  itemsTakingPart,
} from './rules.ts'
import { allItems, counts, findItem, isActivated, isHeld, type Situation, takesPart } from './situation.ts'

/** `codes`: every ground on which something is refused; an implementation names one of them. */
export type ReferenceResult =
  | { readonly ok: true; readonly selections: Selections }
  | { readonly ok: false; readonly codes: readonly IntentErrorCode[] }

/** What was asked for, as far as it is judged by more than what it leads to. */
export interface Asked {
  /** Items for which an option was asked; null = those whose selection is another one. */
  readonly wanted: readonly string[] | null
  /** Design lines were named, the same ones or others. */
  readonly setsLines: boolean
  /** Locked items keep what is fitted. */
  readonly keepLocked?: boolean
}

/**
 * Judges selections by what they lead to, on whatever path: locked items and locked groups stay, no rule is broken.
 * Options for items that do not take part then are left out.
 */
export function getOutcome(situation: Situation, asked: Selections, how: Asked): ReferenceResult {
  const { wanted, setsLines, keepLocked = false } = how
  const before = readState(situation)
  const kept = keepLocked ? keptLocked(before, asked) : {}
  const selections = withoutIdle(situation, withChoices(asked, kept))
  const after = readState({ ...situation, selections })
  const edited = [
    ...new Set([...(wanted ?? []), ...Object.keys(kept), ...itemIdsWithOtherSelection(situation.selections, asked)]),
  ]
  const chosen = (wanted ?? edited).filter((itemId) => asked.buyerSelections[itemId] !== undefined)
  const codes: IntentErrorCode[] = []
  if (lockedItemIds(before, after).length > 0) codes.push('ITEM_LOCKED')
  if (heldBundles(before.situation, after.situation).length > 0) codes.push('BUNDLE_GROUP_LOCKED')
  const isMere = !setsLines && !switchesLineItems(situation.selections, asked)
  const changed = [...edited, ...changedItems(before, after)]
  const isBroken = after.conflicts.some((pair) => changed.some((id) => involves(pair, id)))
  if (isBroken || (isMere && clashesAsItStands(situation, asked, chosen))) codes.push('CONFLICT')
  return codes.length > 0 ? { ok: false, codes } : { ok: true, selections }
}

/** ADR 2 "Kept as they stand": what is fitted in locked items, as the buyer's selection, until none of them would change. */
function keptLocked(before: ReferenceConfiguration, asked: Selections): Selections['buyerSelections'] {
  const { situation } = before
  let kept: Selections['buyerSelections'] = {}
  for (;;) {
    const after = readState({ ...situation, selections: withoutIdle(situation, withChoices(asked, kept)) })
    const changing = lockedItemIds(before, after)
    const fitted = changing.map((id) => [id, before.items.get(id)?.defactoProductId ?? null] as const)
    const canKeep = fitted.every(
      ([id, productId]) => productId !== null && before.items.get(id)?.takesPart && after.items.get(id)?.takesPart,
    )
    if (changing.length === 0 || !canKeep) return kept
    const choices = fitted.map(([id, fittedId]): [string, BuyerSelection] => {
      const own = situation.selections.buyerSelections[id]
      const productId = fittedId ?? ''
      return [id, { productId, quantity: own?.productId === productId ? own.quantity : null }]
    })
    kept = { ...kept, ...Object.fromEntries(choices) }
  }
}

function withChoices(selections: Selections, choices: Selections['buyerSelections']): Selections {
  return { ...selections, buyerSelections: { ...selections.buyerSelections, ...choices } }
}

function readState({ catalogue, selections, circumstances }: Situation): ReferenceConfiguration {
  return referenceConfiguration(catalogue, selections, circumstances)
}

/** New selections of items that do not take part give way to what was there. */
function withoutIdle(situation: Situation, asked: Selections): Selections {
  const next: Situation = { ...situation, selections: asked }
  const before = situation.selections.buyerSelections
  const buyerSelections = { ...asked.buyerSelections }
  for (const { item, lineItem } of allItems(situation.catalogue)) {
    if (buyerSelections[item.id] === undefined || takesPart(next, { item, lineItem })) continue
    const old = before[item.id]
    if (old === undefined) delete buyerSelections[item.id]
    else buyerSelections[item.id] = old
  }
  return { ...asked, buyerSelections }
}

function itemIdsWithOtherSelection(before: Selections, after: Selections): string[] {
  const ids = [...Object.keys(before.buyerSelections), ...Object.keys(after.buyerSelections)]
  return [...new Set(ids)].filter((id) => {
    const [old, now] = [before.buyerSelections[id], after.buyerSelections[id]]
    return old?.productId !== now?.productId || old?.quantity !== now?.quantity
  })
}

function switchesLineItems(before: Selections, after: Selections): boolean {
  const [old, now] = [before.buyerLineItemActivations, after.buyerLineItemActivations]
  return [...Object.keys(old), ...Object.keys(now)].some((id) => old[id]?.activated !== now[id]?.activated)
}

/** What breaks with the chosen options laid over what stands without the removed ones, before lines are resolved anew. */
function clashesAsItStands(situation: Situation, asked: Selections, chosen: readonly string[]): boolean {
  const kept = Object.entries(situation.selections.buyerSelections).filter(
    ([itemId]) => asked.buyerSelections[itemId] !== undefined,
  )
  const standing = { ...situation, selections: { ...situation.selections, buyerSelections: Object.fromEntries(kept) } }
  const assignment = defactoAssignment(standing)
  for (const itemId of chosen) assignment.set(itemId, asked.buyerSelections[itemId]?.productId ?? null)
  const broken: BrokenPair[] = brokenPairs(situation.catalogue, itemsTakingPart(standing), assignment)
  return broken.some((pair) => chosen.some((itemId) => involves(pair, itemId)))
}

/** Decision 55: items of locked trades that take part in one of the two, and are not the same in both. */
function lockedItemIds(before: ReferenceConfiguration, after: ReferenceConfiguration): string[] {
  return allItems(before.situation.catalogue)
    .filter(({ item }) => isHeld(before.situation, item))
    .map(({ item }) => item.id)
    .filter((id) => {
      const [old, now] = [before.items.get(id), after.items.get(id)]
      if (old?.takesPart !== true && now?.takesPart !== true) return false
      return (
        old?.takesPart !== now?.takesPart ||
        old?.defactoProductId !== now?.defactoProductId ||
        old?.quantity !== now?.quantity
      )
    })
}

/** Decision 56: bundles of locked groups that would not stay as they are; a standard follows from the others. */
function heldBundles(before: Situation, after: Situation): UpgradeBundle[] {
  return before.catalogue.upgradeBundleGroups
    .filter((group) => group.locked)
    .flatMap((group) =>
      bundlesOfGroup(before, group.id).filter((bundle) => {
        if (bundle.default) return false
        const [wasOn, isOn] = [countsAsOn(before, bundle), countsAsOn(after, bundle)]
        if (!wasOn) return group.mode === 'SINGLE_SELECT' && isOn
        if (!isOn) return true
        if (group.actsAsPreselection) return losesProduct(before, after, bundle)
        return getLineItems(before, bundle).some((line) => losesLineItem(before, after, line))
      }),
    )
}

function losesProduct(before: Situation, after: Situation, bundle: UpgradeBundle): boolean {
  return listProducts(before, bundle).some(
    (product) => isBuyersChoice(before, product) && !isBuyersChoice(after, product),
  )
}

function losesLineItem(before: Situation, after: Situation, lineItem: LineItem): boolean {
  return (
    (isActivated(before, lineItem) && !isActivated(after, lineItem)) ||
    (counts(before, lineItem) && !counts(after, lineItem))
  )
}

/** Items with another line product or product, and those that take part now and did not before. */
function changedItems(before: ReferenceConfiguration, after: ReferenceConfiguration): string[] {
  return [...after.items.values()]
    .filter((item) => {
      const old = before.items.get(item.id)
      return (
        old === undefined ||
        old.defactoProductId !== item.defactoProductId ||
        (item.takesPart && !old.takesPart) ||
        getLineProduct(before, item.id) !== getLineProduct(after, item.id)
      )
    })
    .map((item) => item.id)
}

function getLineProduct({ situation }: ReferenceConfiguration, itemId: string): string | null {
  const placed = findItem(situation.catalogue, itemId)
  return placed === undefined ? null : designLineProduct(situation, placed.item)
}

/** Why a quantity of the buyer's cannot be taken. */
export function quantityRefusals(item: Item, quantity: number): IntentErrorCode[] {
  if (item.quantityRange === null) return ['QUANTITY_NOT_ALLOWED']
  return isWithin(item.quantityRange, quantity) ? [] : ['QUANTITY_OUT_OF_RANGE']
}

function isWithin({ min, max, step }: QuantityRange, quantity: number): boolean {
  const thousandths = (value: number): number => Math.round(value * 1000)
  const onGrid = (thousandths(quantity) - thousandths(min)) % thousandths(step) === 0
  return quantity >= min && quantity <= max && onGrid
}
