import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { DesignLine, DesignLineGroup, Item } from '#shared/domain/catalogue/catalogue.types.ts'
import type { IntentErrorCode, OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import { referenceConfiguration } from '../reference-engine.ts'
import { getOption } from './amounts.ts'
import { blockedBundles, bringHeldProducts, deactivate, isHeldByLock, switchOn, toggle } from './bundle-intents.ts'
import { allBundles, bundleIsActive, lineItemIsOpen, getLockedItems, standaloneBundle } from './bundles.ts'
import { getOutcome, quantityRefusals, type ReferenceResult } from './outcome.ts'
import { type Draft, makeDraft, selectionsFrom } from './draft.ts'
import { findItem, findLineItem, isActivated, isHeld, type Situation } from './situation.ts'

export interface WantedOption extends OptionRef {
  readonly quantity: number | null
}

/** What a buyer may ask for, as data, so that tests can generate it. */
export type Intent =
  | { readonly kind: 'chooseOptions'; readonly choices: readonly WantedOption[] }
  | { readonly kind: 'clearOption'; readonly itemId: string }
  | { readonly kind: 'activateLineItem'; readonly lineItemId: string; readonly activated: boolean }
  | { readonly kind: 'toggleBundle'; readonly bundleId: string; readonly keepLocked?: boolean }
  | {
      readonly kind: 'chooseDesignLine'
      readonly designLineGroupId: string
      readonly designLineId: string
      readonly roomId: string | null
      readonly keepLocked?: boolean
    }

/** Next selections, or why not. Source: ADR 0002 from "Bundles" to its end. */
export function applyIntent(situation: Situation, intent: Intent): ReferenceResult {
  const codes = refusals(situation, intent)
  if (codes.length > 0) return { ok: false, codes }
  const draft = makeDraft(situation.selections)
  carryOut(situation, intent, draft)
  const wanted = intent.kind === 'chooseOptions' ? intent.choices.map(({ itemId }) => itemId) : null
  return getOutcome(situation, selectionsFrom(draft), {
    wanted,
    setsLines: intent.kind === 'chooseDesignLine',
    keepLocked: 'keepLocked' in intent && intent.keepLocked === true,
  })
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
  const { items } = referenceConfiguration(situation.catalogue, situation.selections, situation.circumstances)
  const state = items.get(itemId)
  if (state?.selectable) return []
  const placed = findItem(situation.catalogue, itemId)
  const isLocked = state?.takesPart === true && placed !== undefined && isHeld(situation, placed.item)
  return [isLocked ? 'ITEM_LOCKED' : 'ITEM_NOT_SELECTABLE']
}

function choiceRefusals(situation: Situation, choice: WantedOption): IntentErrorCode[] {
  const placed = findItem(situation.catalogue, choice.itemId)
  if (placed === undefined) return ['ITEM_UNKNOWN']
  const codes = itemRefusals(situation, choice.itemId)
  if (getOption(placed.item, choice.productId) === undefined) codes.push('OPTION_UNKNOWN')
  if (choice.quantity !== null) codes.push(...quantityRefusals(placed.item, choice.quantity))
  return codes
}

function lineItemRefusals(situation: Situation, lineItemId: string): IntentErrorCode[] {
  const lineItem = findLineItem(situation.catalogue, lineItemId)
  if (lineItem === undefined) return ['LINE_ITEM_UNKNOWN']
  if (!lineItem.optional) return ['LINE_ITEM_NOT_OPTIONAL']
  return lineItemIsOpen(lineItem) ? [] : ['LINE_ITEM_NOT_SELECTABLE']
}

function bundleRefusals(situation: Situation, bundleId: string): IntentErrorCode[] {
  const bundle = allBundles(situation).find((candidate) => candidate.id === bundleId)
  if (bundle === undefined) return ['BUNDLE_UNKNOWN']
  const codes: IntentErrorCode[] = isHeldByLock(situation, bundle) ? ['BUNDLE_GROUP_LOCKED'] : []
  for (const blocked of blockedBundles(situation, bundle)) {
    codes.push('BUNDLE_NOT_SELECTABLE')
    if (getLockedItems(situation, blocked).length > 0) codes.push('ITEM_LOCKED')
  }
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
      if (situation.catalogue.upgradeBundles.includes(bundle)) {
        toggle(situation, bundle, draft)
        bringHeldProducts(situation, draft)
      } else setActivation(situation, draft, bundle.id, !bundleIsActive(situation, bundle))
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
  bringHeldProducts(situation, draft)
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
  return isHeld(situation, item) || item.cancelled || !item.visible
}
