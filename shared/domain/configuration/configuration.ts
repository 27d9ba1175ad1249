import type { PreparedCatalogue, PreparedDesignLine } from '../catalogue/prepared-catalogue.types.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'
import type { NumberTable } from '../kernel/number-table.ts'
import { fromThousandths } from '../kernel/money.ts'
import type {
  BuyerSelection,
  Circumstances,
  DesignLineSelection,
  LineItemActivation,
  Selections,
} from '../selections/selections.types.ts'

/**
 * A configuration is an immutable snapshot: what the buyer chose and everything that follows from
 * it, as tables of numbers by index. `revise` makes the next one; the view functions read it.
 */

/** Fields of the item table. Options are indexes; `NONE` where there is none. */
export const ItemField = {
  /** The buyer's option. */
  chosen: 0,
  /** The buyer's quantity in thousandths, `NONE` = not set. */
  quantity: 1,
  /** Option of the selected design line of the item's room. */
  designLineOption: 2,
  /** What is fitted; the number of options stands for nothing. */
  defacto: 3,
  /** Cents more than the standard. */
  total: 4,
  /** 1 when the de-facto option is on request. */
  onRequest: 5,
  /** A `Progress`. */
  progress: 6,
} as const
export const ITEM_FIELDS = 7

/** Whether an item is an open decision. */
export const Progress = { none: 0, decided: 1, pending: 2 } as const

/** Fields of the line item table. */
export const LineItemField = {
  /** The buyer's word: `NONE` = none, else 0 or 1. */
  activation: 0,
  /** Index of the bundle it was activated through, or `NONE`. */
  bundle: 1,
  /** Number of activated line items that replace it. */
  replacers: 2,
  counts: 3,
  total: 4,
  pending: 5,
} as const
export const LINE_FIELDS = 6

/** Fields of the room table; its last row is the whole unit's own. */
export const RoomField = {
  itemsTotal: 0,
  basePrice: 1,
  onRequest: 2,
  decided: 3,
  pending: 4,
  /** Line items with an item in the room that count and are visible; none = locked. */
  openLineItems: 5,
} as const
export const ROOM_FIELDS = 6

/** Figures of the whole unit. */
export interface UnitFigures {
  readonly total: number
  readonly onRequest: number
  readonly decided: number
  readonly pending: number
}

export interface Configuration {
  readonly prepared: PreparedCatalogue
  readonly circumstances: Circumstances
  readonly designLineSelections: readonly DesignLineSelection[]
  readonly itemTable: NumberTable
  readonly lineItemTable: NumberTable
  readonly roomTable: NumberTable
  /** One field: cents. */
  readonly subSectionTable: NumberTable
  readonly sectionTable: NumberTable
  readonly figures: UnitFigures
}

/** What the buyer decided, as it is stored and sent. Entries that the catalogue does not know are gone. */
export function getSelections(configuration: Configuration): Selections {
  const { prepared } = configuration
  const buyerSelections: Record<string, BuyerSelection> = {}
  for (const { index, item } of prepared.items) {
    const selection = getBuyerSelection(configuration, index)
    if (selection) buyerSelections[item.id] = selection
  }
  const buyerLineItemActivations: Record<string, LineItemActivation> = {}
  for (const { index, lineItem } of prepared.lineItems) {
    const activation = getActivation(configuration, index)
    if (activation) buyerLineItemActivations[lineItem.id] = activation
  }
  return {
    buyerSelections,
    buyerLineItemActivations,
    buyerDesignLineSelections: configuration.designLineSelections,
  }
}

/** What reading a state takes: a finished configuration, or the next one in the making. */
export interface ReadableState {
  readonly prepared: PreparedCatalogue
  readonly circumstances: Circumstances
  readonly itemTable: Pick<NumberTable, 'get'>
  readonly lineItemTable: Pick<NumberTable, 'get'>
}

/** The buyer's selection of an item, null where there is none. */
export function getBuyerSelection(configuration: Configuration, itemIndex: number): BuyerSelection | null {
  const chosen = configuration.itemTable.get(itemIndex, ItemField.chosen)
  if (chosen === NONE) return null
  const quantity = configuration.itemTable.get(itemIndex, ItemField.quantity)
  return {
    productId: configuration.prepared.items[itemIndex]!.item.options[chosen]!.productId,
    quantity: quantity === NONE ? null : fromThousandths(quantity),
  }
}

/** The buyer's word on a line item, null where there is none. */
export function getActivation(configuration: Configuration, lineItemIndex: number): LineItemActivation | null {
  const activation = configuration.lineItemTable.get(lineItemIndex, LineItemField.activation)
  if (activation === NONE) return null
  const bundle = configuration.lineItemTable.get(lineItemIndex, LineItemField.bundle)
  return {
    activated: activation === 1,
    upgradeBundleId: bundle === NONE ? null : configuration.prepared.bundles[bundle]!.id,
  }
}

/** The selected lines of a room in the order that decides (ADR 2 "De-facto option"). */
export function getSelectedDesignLines(
  prepared: PreparedCatalogue,
  selections: readonly DesignLineSelection[],
  roomIndex: number,
): readonly PreparedDesignLine[] {
  const roomId = prepared.rooms[roomIndex]?.id
  if (roomId === undefined || selections.length === 0) return []
  const groups = prepared.catalogue.designLineGroups
  const scopeRank = (line: PreparedDesignLine) => (groups[line.groupIndex]!.scope === 'room' ? 0 : 1)
  return selections
    .flatMap((selection) =>
      selection.projectRoomId === roomId
        ? (prepared.designLines.get(selection.designLineGroupId)?.get(selection.designLineId) ?? [])
        : [],
    )
    .sort((a, b) => scopeRank(a) - scopeRank(b) || a.groupIndex - b.groupIndex)
}

/** Whether a line item is activated by the buyer or, without the buyer's word, by the catalogue. */
export function isActivated(configuration: ReadableState, lineItemIndex: number): boolean {
  const { lineItem } = configuration.prepared.lineItems[lineItemIndex]!
  if (!lineItem.optional) return true
  const activation = configuration.lineItemTable.get(lineItemIndex, LineItemField.activation)
  return activation === NONE ? lineItem.activated : activation === 1
}

/** Only then is it shown, counted as a decision and looked at by rules. */
export function takesPart(configuration: ReadableState, itemIndex: number): boolean {
  const entry = configuration.prepared.items[itemIndex]!
  return (
    entry.canTakePart &&
    configuration.prepared.lineItems[entry.lineItemIndex]!.lineItem.visible &&
    configuration.lineItemTable.get(entry.lineItemIndex, LineItemField.counts) === 1
  )
}

/** Takes part, leaves a choice, nothing holds it, the unit is not completed. */
export function isSelectable(configuration: ReadableState, itemIndex: number): boolean {
  const entry = configuration.prepared.items[itemIndex]!
  return entry.hasChoice && isOpen(configuration, itemIndex) && takesPart(configuration, itemIndex)
}

/** The unit is not completed, and nothing holds the item. */
export function isOpen(configuration: ReadableState, itemIndex: number): boolean {
  return !configuration.circumstances.completed && !isHeld(configuration, itemIndex)
}

/** Whether the deadline of the item's trade has run out, or an order holds it of which the team has opened others. */
export function isHeld({ prepared, circumstances }: ReadableState, itemIndex: number): boolean {
  const { lockedTrades, openedPart } = circumstances
  if (lockedTrades.length === 0 && openedPart === null) return false
  const { id, trade } = prepared.items[itemIndex]!.item
  return (
    lockedTrades.some((locked) => locked.trade === trade) || (openedPart !== null && !openedPart.itemIds.includes(id))
  )
}

/** What counts of the item: the buyer's quantity, for the option that the buyer chose; else the catalogue's. */
export function quantityAt({ prepared, itemTable }: ReadableState, itemIndex: number): number {
  const { item, options } = prepared.items[itemIndex]!
  const option = itemTable.get(itemIndex, ItemField.defacto)
  const buyers = itemTable.get(itemIndex, ItemField.quantity)
  if (buyers !== NONE && itemTable.get(itemIndex, ItemField.chosen) === option) return fromThousandths(buyers)
  return options[option]?.quantity ?? item.quantity
}
