import type { Catalogue } from '#shared/domain/catalogue/catalogue.types.ts'
import type { IntentErrorCode } from '#shared/domain/configuration/configuration.types.ts'
import type { DesignLineSelection, Selections, SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import { getOption } from './amounts.ts'
import { allBundles, lineItemIsOpen } from './bundles.ts'
import { type Draft, makeDraft, selectionsFrom } from './draft.ts'
import { getOutcome, quantityRefusals, type ReferenceResult } from './outcome.ts'
import { findItem, findLineItem, type Situation, takesPart } from './situation.ts'

/** What a write of selections, activations and design lines leads to. Source: domain.md and ADR 0002. */
export function applyWrite(situation: Situation, change: SelectionsChange): ReferenceResult {
  const codes = refusals(situation, change)
  if (codes.length > 0) return { ok: false, codes }
  const draft = makeDraft(situation.selections)
  carryOut(draft, change)
  const asked = selectionsFrom(draft)
  const wanted = Object.keys(change.buyerSelections)
  const outcome = getOutcome(situation, asked, { wanted, setsLines: change.buyerDesignLineSelections !== null })
  const idle = wanted.some((itemId) => {
    const placed = findItem(situation.catalogue, itemId)
    const isChosen = (change.buyerSelections[itemId] ?? null) !== null
    return isChosen && placed !== undefined && !takesPart({ ...situation, selections: asked }, placed)
  })
  if (!idle) return outcome
  return { ok: false, codes: ['ITEM_NOT_SELECTABLE', ...(outcome.ok ? [] : outcome.codes)] }
}

function carryOut(draft: Draft, change: SelectionsChange): void {
  for (const [itemId, selection] of Object.entries(change.buyerSelections)) {
    if (selection === null) draft.buyerSelections.delete(itemId)
    else draft.buyerSelections.set(itemId, selection)
  }
  for (const [lineItemId, activation] of Object.entries(change.buyerLineItemActivations)) {
    if (activation === null) draft.activations.delete(lineItemId)
    else draft.activations.set(lineItemId, activation)
  }
  if (change.buyerDesignLineSelections !== null) draft.designLines = lastOfEach(change.buyerDesignLineSelections)
}

/** A room has one line of a group: the last one named. */
function lastOfEach(lines: readonly DesignLineSelection[]): DesignLineSelection[] {
  return lines.filter((line, index) => !lines.slice(index + 1).some((later) => isSamePlace(line, later)))
}

function isSamePlace(one: DesignLineSelection, two: DesignLineSelection): boolean {
  return one.projectRoomId === two.projectRoomId && one.designLineGroupId === two.designLineGroupId
}

function refusals(situation: Situation, change: SelectionsChange): IntentErrorCode[] {
  const codes: IntentErrorCode[] = situation.circumstances.completed ? ['UNIT_COMPLETED'] : []
  for (const [itemId, selection] of Object.entries(change.buyerSelections)) {
    const item = findItem(situation.catalogue, itemId)?.item
    if (item === undefined) codes.push('ITEM_UNKNOWN')
    else if (selection !== null) {
      if (getOption(item, selection.productId) === undefined) codes.push('OPTION_UNKNOWN')
      if (selection.quantity !== null) codes.push(...quantityRefusals(item, selection.quantity))
    }
  }
  for (const [lineItemId, activation] of Object.entries(change.buyerLineItemActivations)) {
    const lineItem = findLineItem(situation.catalogue, lineItemId)
    if (lineItem === undefined) codes.push('LINE_ITEM_UNKNOWN')
    else if (activation !== null) {
      if (!lineItem.optional) codes.push('LINE_ITEM_NOT_OPTIONAL')
      if (!lineItemIsOpen(lineItem)) codes.push('LINE_ITEM_NOT_SELECTABLE')
      const { upgradeBundleId } = activation
      const bundle = allBundles(situation).find(({ id }) => id === upgradeBundleId)
      if (upgradeBundleId !== null && !bundle?.lineItemIds.includes(lineItemId)) codes.push('BUNDLE_UNKNOWN')
    }
  }
  const lines = change.buyerDesignLineSelections
  return lines === null ? codes : [...codes, ...lineRefusals(situation, lines)]
}

function lineRefusals({ catalogue, selections }: Situation, lines: readonly DesignLineSelection[]): IntentErrorCode[] {
  const codes: IntentErrorCode[] = []
  for (const { projectRoomId, designLineGroupId, designLineId } of lines) {
    if (!catalogue.rooms.some(({ id }) => id === projectRoomId)) codes.push('ROOM_UNKNOWN')
    const group = catalogue.designLineGroups.find(({ id }) => id === designLineGroupId)
    if (!group?.designLines.some(({ id }) => id === designLineId)) codes.push('DESIGN_LINE_UNKNOWN')
  }
  const split = catalogue.designLineGroups
    .filter(({ scope }) => scope === 'unit')
    .some(({ id }) => {
      const now = lineOfEachRoom(catalogue, lines, id)
      const before = lineOfEachRoom(catalogue, selections.buyerDesignLineSelections, id)
      return new Set(now).size > 1 && now.join() !== before.join()
    })
  return split ? [...codes, 'DESIGN_LINE_OF_ALL_ROOMS'] : codes
}

/** The id of the group's line in each room, '' for none. */
function lineOfEachRoom(
  catalogue: Catalogue,
  lines: Selections['buyerDesignLineSelections'],
  groupId: string,
): string[] {
  return catalogue.rooms.map(
    ({ id }) =>
      lines.findLast((line) => line.projectRoomId === id && line.designLineGroupId === groupId)?.designLineId ?? '',
  )
}
