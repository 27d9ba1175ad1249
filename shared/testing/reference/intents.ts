import { assertNever } from '#shared/domain/assert-never.ts'
import type { DesignLine, DesignLineGroup, Item, QuantityRange } from '#shared/domain/catalogue.types.ts'
import type { IntentErrorCode, OptionRef } from '#shared/domain/configuration.types.ts'
import type { Selections } from '#shared/domain/selections.types.ts'
import { type ReferenceConfiguration, referenceConfiguration } from '../reference-engine.ts'
import { optionOf } from './amounts.ts'
import { deactivate, isBlocked, isHeldByLock, switchOn, toggle } from './bundle-intents.ts'
import { allBundles, bundleIsActive, lineItemIsOpen, standaloneBundle } from './bundles.ts'
import { type Draft, draftOf, selectionsFrom } from './draft.ts'
import { type BrokenPair, brokenPairs, designLineProduct, involves, itemsTakingPart } from './rules.ts'
import { findItem, findLineItem, isActivated, type Situation } from './situation.ts'

export interface WantedOption extends OptionRef {
  readonly quantity: number | null
}

/** What a buyer may ask for, as data, so that tests can generate it. */
export type Intent =
  | { readonly kind: 'chooseOptions'; readonly choices: readonly WantedOption[] }
  | { readonly kind: 'clearOption'; readonly itemId: string }
  | { readonly kind: 'activateLineItem'; readonly lineItemId: string; readonly activated: boolean }
  | { readonly kind: 'toggleBundle'; readonly bundleId: string }
  | {
      readonly kind: 'chooseDesignLine'
      readonly designLineGroupId: string
      readonly designLineId: string
      readonly roomId: string | null
    }

/** `codes`: every ground on which the intent is refused; an implementation names one of them. */
export type ReferenceResult =
  | { readonly ok: true; readonly selections: Selections }
  | { readonly ok: false; readonly codes: readonly IntentErrorCode[] }

/** Next selections, or why not. Source: ADR 0002 from "Bundles" to its end. */
export function applyIntent(situation: Situation, intent: Intent): ReferenceResult {
  const codes = refusals(situation, intent)
  if (codes.length > 0) return { ok: false, codes }
  const draft = draftOf(situation.selections)
  carryOut(situation, intent, draft)
  const selections = selectionsFrom(draft)
  if (leadsToConflict(situation, intent, selections)) return { ok: false, codes: ['CONFLICT'] }
  return { ok: true, selections }
}

function refusals(situation: Situation, intent: Intent): IntentErrorCode[] {
  const codes: IntentErrorCode[] = situation.circumstances.completed ? ['UNIT_COMPLETED'] : []
  switch (intent.kind) {
    case 'chooseOptions':
      return [...codes, ...intent.choices.flatMap((choice) => choiceRefusals(situation, choice))]
    case 'clearOption':
      return [...codes, ...itemRefusals(situation, intent.itemId)]
    case 'activateLineItem':
      return [...codes, ...lineItemRefusals(situation, intent.lineItemId)]
    case 'toggleBundle':
      return [...codes, ...bundleRefusals(situation, intent.bundleId)]
    case 'chooseDesignLine':
      return [...codes, ...designLineRefusals(situation, intent)]
    default:
      return assertNever(intent)
  }
}

function itemRefusals(situation: Situation, itemId: string): IntentErrorCode[] {
  if (findItem(situation.catalogue, itemId) === undefined) return ['ITEM_UNKNOWN']
  return stateOf(situation).items.get(itemId)?.selectable ? [] : ['ITEM_NOT_SELECTABLE']
}

function choiceRefusals(situation: Situation, choice: WantedOption): IntentErrorCode[] {
  const placed = findItem(situation.catalogue, choice.itemId)
  if (placed === undefined) return ['ITEM_UNKNOWN']
  const codes = itemRefusals(situation, choice.itemId)
  if (optionOf(placed.item, choice.productId) === undefined) codes.push('OPTION_UNKNOWN')
  if (choice.quantity !== null) codes.push(...quantityRefusals(placed.item, choice.quantity))
  return codes
}

function quantityRefusals(item: Item, quantity: number): IntentErrorCode[] {
  if (item.quantityRange === null) return ['QUANTITY_NOT_ALLOWED']
  return isWithin(item.quantityRange, quantity) ? [] : ['QUANTITY_OUT_OF_RANGE']
}

function isWithin({ min, max, step }: QuantityRange, quantity: number): boolean {
  const thousandths = (value: number): number => Math.round(value * 1000)
  const onGrid = (thousandths(quantity) - thousandths(min)) % thousandths(step) === 0
  return quantity >= min && quantity <= max && onGrid
}

function lineItemRefusals(situation: Situation, lineItemId: string): IntentErrorCode[] {
  const lineItem = findLineItem(situation.catalogue, lineItemId)
  if (lineItem === undefined) return ['LINE_ITEM_UNKNOWN']
  if (!lineItem.optional) return ['LINE_ITEM_NOT_OPTIONAL']
  return lineItemIsOpen(situation, lineItem) ? [] : ['LINE_ITEM_NOT_SELECTABLE']
}

function bundleRefusals(situation: Situation, bundleId: string): IntentErrorCode[] {
  const bundle = allBundles(situation).find((candidate) => candidate.id === bundleId)
  if (bundle === undefined) return ['BUNDLE_UNKNOWN']
  const codes: IntentErrorCode[] = isHeldByLock(situation, bundle) ? ['BUNDLE_GROUP_LOCKED'] : []
  if (isBlocked(situation, bundle)) codes.push('BUNDLE_NOT_SELECTABLE')
  return codes
}

function designLineRefusals(
  situation: Situation,
  intent: { readonly designLineGroupId: string; readonly designLineId: string; readonly roomId: string | null },
): IntentErrorCode[] {
  const codes: IntentErrorCode[] = []
  if (findLine(situation, intent) === null) codes.push('DESIGN_LINE_UNKNOWN')
  const { roomId } = intent
  if (roomId !== null && !situation.catalogue.rooms.some((room) => room.id === roomId)) codes.push('ROOM_UNKNOWN')
  return codes
}

function findLine(
  situation: Situation,
  wanted: { readonly designLineGroupId: string; readonly designLineId: string },
): { readonly group: DesignLineGroup; readonly line: DesignLine } | null {
  const group = situation.catalogue.designLineGroups.find((candidate) => candidate.id === wanted.designLineGroupId)
  const line = group?.designLines.find((candidate) => candidate.id === wanted.designLineId)
  return group !== undefined && line !== undefined ? { group, line } : null
}

function carryOut(situation: Situation, intent: Intent, draft: Draft): void {
  switch (intent.kind) {
    case 'chooseOptions':
      for (const { itemId, productId, quantity } of intent.choices) {
        draft.buyerSelections.set(itemId, { productId, quantity })
      }
      return
    case 'clearOption':
      draft.buyerSelections.delete(intent.itemId)
      return
    case 'activateLineItem':
      setActivation(situation, draft, intent.lineItemId, intent.activated)
      return
    case 'toggleBundle': {
      const bundle = allBundles(situation).find((candidate) => candidate.id === intent.bundleId)
      if (bundle === undefined) return
      if (situation.catalogue.upgradeBundles.includes(bundle)) toggle(situation, bundle, draft)
      else setActivation(situation, draft, bundle.id, !bundleIsActive(situation, bundle))
      return
    }
    case 'chooseDesignLine':
      setDesignLine(situation, draft, intent)
      return
    default:
      assertNever(intent)
  }
}

function setActivation(situation: Situation, draft: Draft, lineItemId: string, activated: boolean): void {
  const lineItem = findLineItem(situation.catalogue, lineItemId)
  if (lineItem === undefined || isActivated(situation, lineItem) === activated) return
  const alone = standaloneBundle(lineItem)
  if (activated) switchOn(situation, draft, alone, null)
  else deactivate(situation, draft, alone, () => false)
}

/** DSL-9: first the conflicting selections of the scope are removed, then the line is set. */
function setDesignLine(
  situation: Situation,
  draft: Draft,
  intent: { readonly designLineGroupId: string; readonly designLineId: string; readonly roomId: string | null },
): void {
  const found = findLine(situation, intent)
  if (found === null) return
  const { group, line } = found
  const everyRoom = group.scope === 'unit' || intent.roomId === null
  const roomIds = situation.catalogue.rooms.map((room) => room.id).filter((id) => everyRoom || id === intent.roomId)
  for (const [itemId, selection] of draft.buyerSelections) {
    const item = findItem(situation.catalogue, itemId)?.item
    if (item === undefined || isOutOfReach(situation, item)) continue
    if (item.roomId === null || !roomIds.includes(item.roomId)) continue
    const inGroup = item.options.some((option) =>
      group.designLines.some((l) => l.productIds.includes(option.productId)),
    )
    if (inGroup && !line.productIds.includes(selection.productId)) draft.buyerSelections.delete(itemId)
  }
  draft.designLines = [
    ...draft.designLines.filter(
      (entry) => !(entry.designLineGroupId === group.id && roomIds.includes(entry.projectRoomId)),
    ),
    ...roomIds.map((roomId) => ({ projectRoomId: roomId, designLineId: line.id, designLineGroupId: group.id })),
  ]
}

/** Selections that a design line leaves alone: locked by trade, cancelled or invisible. */
function isOutOfReach(situation: Situation, item: Item): boolean {
  return situation.circumstances.lockedTrades.includes(item.trade) || item.cancelled || !item.visible
}

function stateOf({ catalogue, selections, circumstances }: Situation): ReferenceConfiguration {
  return referenceConfiguration(catalogue, selections, circumstances)
}

function leadsToConflict(situation: Situation, intent: Intent, selections: Selections): boolean {
  const before = stateOf(situation)
  if (intent.kind === 'chooseOptions') {
    const wantedIds = intent.choices.map((choice) => choice.itemId)
    if (laidOver(before, intent.choices).some((pair) => wantedIds.some((id) => involves(pair, id)))) return true
  }
  const after = stateOf({ ...situation, selections })
  const changed = changedItems(before, after)
  return after.conflicts.some((pair) => changed.some((id) => involves(pair, id)))
}

/** What breaks with the wanted options laid over the assignment, before lines are resolved anew. */
function laidOver(before: ReferenceConfiguration, choices: readonly WantedOption[]): BrokenPair[] {
  const assignment = new Map(before.assignment)
  for (const { itemId, productId } of choices) assignment.set(itemId, productId)
  return brokenPairs(before.situation.catalogue, itemsTakingPart(before.situation), assignment)
}

/** Items with another selection, line product or product, and those that take part now and did not before. */
export function changedItems(before: ReferenceConfiguration, after: ReferenceConfiguration): string[] {
  return [...after.items.values()]
    .filter((item) => {
      const old = before.items.get(item.id)
      return (
        old === undefined ||
        old.defactoProductId !== item.defactoProductId ||
        (item.takesPart && !old.takesPart) ||
        !sameSelection(before, after, item.id) ||
        lineProductOf(before, item.id) !== lineProductOf(after, item.id)
      )
    })
    .map((item) => item.id)
}

function lineProductOf({ situation }: ReferenceConfiguration, itemId: string): string | null {
  const placed = findItem(situation.catalogue, itemId)
  return placed === undefined ? null : designLineProduct(situation, placed.item)
}

function sameSelection(before: ReferenceConfiguration, after: ReferenceConfiguration, itemId: string): boolean {
  const old = before.situation.selections.buyerSelections[itemId]
  const now = after.situation.selections.buyerSelections[itemId]
  return old?.productId === now?.productId && old?.quantity === now?.quantity
}
