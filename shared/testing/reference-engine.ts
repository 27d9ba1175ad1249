import type { Catalogue, Item, LineItem, Option, Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { Circumstances, Selections } from '#shared/domain/selections/selections.types.ts'
import { cartBasePrice, defaultTotal, isFlagged, getOption, optionTotal, getQuantity } from './reference/amounts.ts'
import { allBundles, describeBundle, type ReferenceBundle } from './reference/bundles.ts'
import {
  type Assignment,
  type BrokenPair,
  brokenPairs,
  defactoAssignment,
  itemsTakingPart,
  optionIsValid,
  recommendedProducts,
} from './reference/rules.ts'
import {
  allItems,
  allLineItems,
  allSubSections,
  counts,
  isActivated,
  isReplaced,
  isHeld,
  type PlacedItem,
  type Situation,
  sum,
  takesPart,
} from './reference/situation.ts'

export interface ReferenceOption {
  readonly productId: string
  readonly total: number
  readonly relativeTotal: number
  readonly quantity: number
  readonly isOnRequest: boolean
  readonly valid: boolean
  readonly recommended: boolean
  readonly selected: boolean
}

export interface ReferenceItem {
  readonly id: string
  readonly roomId: string | null
  readonly takesPart: boolean
  readonly selectable: boolean
  readonly decided: boolean
  readonly pending: boolean
  readonly hasBuyerSelection: boolean
  readonly defactoProductId: string | null
  readonly quantity: number
  readonly total: number
  /** The de-facto option is flagged. */
  readonly flagged: boolean
  /** It is on request in a total: flagged, counting, not cancelled. */
  readonly onRequest: boolean
  readonly isValid: boolean
  readonly options: readonly ReferenceOption[]
}

export interface ReferenceLineItem {
  readonly id: string
  readonly activated: boolean
  readonly replaced: boolean
  readonly counts: boolean
  readonly pending: boolean
  readonly total: number
  readonly defaultTotal: number
}

export interface ReferenceUnit {
  readonly total: number
  readonly onRequestCount: number
  readonly decidedCount: number
  readonly pendingCount: number
  readonly progress: number
}

export interface ReferenceRoom extends ReferenceUnit {
  readonly id: string
  readonly itemsTotal: number
  readonly basePrice: number
  readonly locked: boolean
  readonly complete: boolean
  readonly sealed: boolean
  readonly shown: boolean
}

export interface ReferenceConfiguration {
  readonly situation: Situation
  readonly assignment: Assignment
  readonly items: ReadonlyMap<string, ReferenceItem>
  readonly lineItems: ReadonlyMap<string, ReferenceLineItem>
  /** Totals by id. */
  readonly subSections: ReadonlyMap<string, number>
  readonly sections: ReadonlyMap<string, number>
  readonly rooms: ReadonlyMap<string, ReferenceRoom>
  /** What the cart shows for items and line items without a room. */
  readonly unitWide: { readonly itemsTotal: number; readonly basePrice: number; readonly total: number }
  readonly unit: ReferenceUnit
  readonly bundles: ReadonlyMap<string, ReferenceBundle>
  /** Rules broken now, by pair of items. */
  readonly conflicts: readonly BrokenPair[]
}

/** Computes everything about a configuration from scratch. Amounts in cents. */
export function referenceConfiguration(
  catalogue: Catalogue,
  selections: Selections,
  circumstances: Circumstances,
): ReferenceConfiguration {
  const situation: Situation = { catalogue, selections, circumstances }
  const assignment = defactoAssignment(situation)
  const taking = itemsTakingPart(situation)
  const items = new Map(
    allItems(catalogue).map((placed) => [placed.item.id, describeItem(situation, taking, assignment, placed)]),
  )
  const lineItems = new Map(allLineItems(catalogue).map((line) => [line.id, describeLineItem(situation, items, line)]))
  const subSections = new Map(
    allSubSections(catalogue).map((subSection) => [
      subSection.id,
      sum(subSection.lineItems.map((line) => countingTotal(lineItems, line.id))),
    ]),
  )
  const sections = new Map(
    catalogue.roomBook.sections.map((section) => [
      section.id,
      sum(section.subSections.map((subSection) => subSections.get(subSection.id) ?? 0)),
    ]),
  )
  return {
    situation,
    assignment,
    items,
    lineItems,
    subSections,
    sections,
    rooms: new Map(catalogue.rooms.map((room) => [room.id, describeRoom(situation, items, room)])),
    unitWide: getCart(situation, items, null),
    unit: { total: sum([...sections.values()]), ...computeProgress([...items.values()]) },
    bundles: new Map(
      allBundles(situation).map((bundle) => [
        bundle.id,
        describeBundle(situation, bundle, {
          lineItemTotal: (lineItemId) => lineItems.get(lineItemId)?.total ?? 0,
          fitted: (itemId) => items.get(itemId) ?? null,
        }),
      ]),
    ),
    conflicts: brokenPairs(catalogue, taking, assignment),
  }
}

function describeItem(
  situation: Situation,
  taking: readonly Item[],
  assignment: Assignment,
  placed: PlacedItem,
): ReferenceItem {
  const { item, lineItem } = placed
  const defactoProductId = assignment.get(item.id) ?? null
  const options = item.options.map((option) => describeOption(situation, taking, assignment, item, option))
  const defacto = options.find((option) => option.selected)
  const hasBuyerSelection = situation.selections.buyerSelections[item.id] !== undefined
  const { completed, simplifiedConfiguration } = situation.circumstances
  const selectable =
    takesPart(situation, placed) &&
    (item.options.length > 1 || item.quantityRange !== null) &&
    !isHeld(situation, item) &&
    !completed
  const onlyOneValid = options.filter((option) => option.valid).length === 1
  const decided = hasBuyerSelection || onlyOneValid || simplifiedConfiguration
  const flagged = defacto?.isOnRequest ?? false
  return {
    id: item.id,
    roomId: item.roomId,
    takesPart: takesPart(situation, placed),
    selectable,
    decided,
    pending: selectable && !decided,
    hasBuyerSelection,
    defactoProductId,
    quantity: defacto?.quantity ?? item.quantity,
    total: item.cancelled ? 0 : (defacto?.total ?? 0) - defaultTotal(item),
    flagged,
    onRequest: flagged && counts(situation, lineItem) && !item.cancelled,
    isValid: optionIsValid(situation.catalogue, taking, assignment, item, defactoProductId),
    options,
  }
}

function describeOption(
  situation: Situation,
  taking: readonly Item[],
  assignment: Assignment,
  item: Item,
  option: Option,
): ReferenceOption {
  const chosen = situation.selections.buyerSelections[item.id]
  // The others are priced at the quantity that choosing them would keep.
  const buyerQuantity = chosen?.quantity ?? null
  const quantity = getQuantity(item, option, buyerQuantity)
  const total = item.cancelled ? 0 : optionTotal(option, quantity)
  const recommended = recommendedProducts(situation, item)
  return {
    productId: option.productId,
    total,
    relativeTotal: total - defaultTotal(item),
    quantity,
    isOnRequest: isFlagged(option),
    valid: optionIsValid(situation.catalogue, taking, assignment, item, option.productId),
    recommended: recommended === null || recommended.has(option.productId),
    selected: getOption(item, assignment.get(item.id) ?? null) === option,
  }
}

function describeLineItem(
  situation: Situation,
  items: ReadonlyMap<string, ReferenceItem>,
  lineItem: LineItem,
): ReferenceLineItem {
  const own = lineItem.subLineItems.flatMap((item) => items.get(item.id) ?? [])
  const defaults = sum(lineItem.subLineItems.map(defaultTotal))
  return {
    id: lineItem.id,
    activated: isActivated(situation, lineItem),
    replaced: isReplaced(situation, lineItem),
    counts: counts(situation, lineItem),
    pending: own.some((item) => item.pending),
    total: sum(own.map((item) => item.total)) + (lineItem.optional ? defaults : 0) - lineItem.replacementTotal,
    defaultTotal: defaults,
  }
}

function countingTotal(lineItems: ReadonlyMap<string, ReferenceLineItem>, lineItemId: string): number {
  const lineItem = lineItems.get(lineItemId)
  return lineItem?.counts ? lineItem.total : 0
}

function describeRoom(situation: Situation, items: ReadonlyMap<string, ReferenceItem>, room: Room): ReferenceRoom {
  const progress = computeProgress([...items.values()].filter((item) => item.roomId === room.id))
  const open = allItems(situation.catalogue).some(
    ({ item, lineItem }) => item.roomId === room.id && lineItem.visible && counts(situation, lineItem),
  )
  return {
    id: room.id,
    ...getCart(situation, items, room.id),
    ...progress,
    locked: !open,
    complete: open && progress.pendingCount === 0,
    sealed: situation.circumstances.completed,
    shown: room.showEmpty || open,
  }
}

function getCart(
  situation: Situation,
  items: ReadonlyMap<string, ReferenceItem>,
  roomId: string | null,
): { itemsTotal: number; basePrice: number; total: number } {
  const counting = allLineItems(situation.catalogue).filter((lineItem) => counts(situation, lineItem))
  const itemsTotal = sum(
    counting
      .flatMap((lineItem) => lineItem.subLineItems)
      .filter((item) => item.roomId === roomId)
      .map((item) => items.get(item.id)?.total ?? 0),
  )
  const basePrice = sum(counting.map((lineItem) => cartBasePrice(lineItem, roomId)))
  return { itemsTotal, basePrice, total: itemsTotal + basePrice }
}

function computeProgress(items: readonly ReferenceItem[]): Omit<ReferenceUnit, 'total'> {
  const decidedCount = items.filter((item) => item.takesPart && item.decided).length
  const pendingCount = items.filter((item) => item.pending).length
  return {
    onRequestCount: items.filter((item) => item.onRequest).length,
    decidedCount,
    pendingCount,
    progress: decidedCount + pendingCount === 0 ? 1 : decidedCount / (decidedCount + pendingCount),
  }
}
