import type {
  Catalogue,
  DesignLine,
  DesignLineGroup,
  Item,
  LineItem,
  SubSection,
} from '#shared/domain/catalogue/catalogue.types.ts'
import type { Circumstances, Selections } from '#shared/domain/selections/selections.types.ts'

/**
 * The naive second implementation of the engine, written for clarity alone: it looks everything up
 * by scanning, recomputes everything each time, and shares nothing with `shared/domain` but types.
 * All amounts are integer cents. Source: the domain formulas and ADR 0002.
 */
export interface Situation {
  readonly catalogue: Catalogue
  readonly selections: Selections
  readonly circumstances: Circumstances
}

/** An item together with the line item that it is part of. */
export interface PlacedItem {
  readonly item: Item
  readonly lineItem: LineItem
}

export function allSubSections(catalogue: Catalogue): SubSection[] {
  return catalogue.roomBook.sections.flatMap((section) => section.subSections)
}

/** The deadline of the item's trade has run out, or the item is of an order of which others are open again. */
export function isHeld({ circumstances }: Situation, item: Item): boolean {
  const { lockedTrades, openedPart } = circumstances
  if (lockedTrades.some(({ trade }) => trade === item.trade)) return true
  return openedPart !== null && !openedPart.itemIds.includes(item.id)
}

/** In room-book order. */
export function allLineItems(catalogue: Catalogue): LineItem[] {
  return allSubSections(catalogue).flatMap((subSection) => subSection.lineItems)
}

/** In room-book order. */
export function allItems(catalogue: Catalogue): PlacedItem[] {
  return allLineItems(catalogue).flatMap((lineItem) => lineItem.subLineItems.map((item) => ({ item, lineItem })))
}

export function findItem(catalogue: Catalogue, itemId: string): PlacedItem | undefined {
  return allItems(catalogue).find(({ item }) => item.id === itemId)
}

export function findLineItem(catalogue: Catalogue, lineItemId: string): LineItem | undefined {
  return allLineItems(catalogue).find((lineItem) => lineItem.id === lineItemId)
}

/** ADR 0002 "Takes part, counts, replaced". */
export function isActivated(situation: Situation, lineItem: LineItem): boolean {
  if (!lineItem.optional) return true
  return situation.selections.buyerLineItemActivations[lineItem.id]?.activated ?? lineItem.activated
}

export function isReplaced(situation: Situation, lineItem: LineItem): boolean {
  return allLineItems(situation.catalogue).some(
    (other) =>
      other.optional &&
      !other.cancelled &&
      isActivated(situation, other) &&
      other.replacesLineItemIds.includes(lineItem.id),
  )
}

export function counts(situation: Situation, lineItem: LineItem): boolean {
  return !lineItem.cancelled && !isReplaced(situation, lineItem) && isActivated(situation, lineItem)
}

export function takesPart(situation: Situation, { item, lineItem }: PlacedItem): boolean {
  return counts(situation, lineItem) && lineItem.visible && item.visible && !item.cancelled
}

/** Lines selected for a room, groups of scope room before those of scope unit, else catalogue order. */
export function selectedLines(situation: Situation, roomId: string | null): DesignLine[] {
  const groups = situation.catalogue.designLineGroups
  return [...groups.filter((g) => g.scope === 'room'), ...groups.filter((g) => g.scope === 'unit')].flatMap((group) =>
    selectedLinesOfGroup(situation, group, roomId),
  )
}

function selectedLinesOfGroup(situation: Situation, group: DesignLineGroup, roomId: string | null): DesignLine[] {
  return situation.selections.buyerDesignLineSelections
    .filter((entry) => entry.projectRoomId === roomId && entry.designLineGroupId === group.id)
    .flatMap((entry) => group.designLines.filter((line) => line.id === entry.designLineId))
}

/** The room of a line item is the room of its first item by position, else none. */
export function roomOfLineItem(lineItem: LineItem): string | null {
  return lineItem.subLineItems.toSorted((a, b) => a.position - b.position)[0]?.roomId ?? null
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
