import type { Catalogue, Item, Option } from './catalogue.types.ts'
import { buildConstraintNetwork } from './constraints.ts'
import { prepareBundles } from './prepare-bundles.ts'
import { IndexMarks } from '../kernel/index-set.ts'
import { optionAmount } from './option-amount.ts'
import { priceDisplay } from './price-display.ts'
import type {
  PreparedCatalogue,
  PreparedDesignLine,
  PreparedItem,
  PreparedLineItem,
  PreparedOption,
} from './prepared-catalogue.types.ts'

/** "None" where an index is asked for. */
export const NONE = -1

/** Builds the indexes of a catalogue; linear in its size and in the pairs that its rules relate. */
export function prepareCatalogue(catalogue: Catalogue): PreparedCatalogue {
  const roomIndexById = indexById(catalogue.rooms)
  const book = flattenRoomBook(catalogue, roomIndexById)
  const { items, lineItems } = book
  const itemIndexById = new Map(items.map((entry) => [entry.item.id, entry.index]))
  const lineItemIndexById = new Map(lineItems.map((entry) => [entry.lineItem.id, entry.index]))
  const itemsOfRoom: number[][] = Array.from({ length: catalogue.rooms.length + 1 }, () => [])
  for (const entry of items) itemsOfRoom[entry.roomIndex]!.push(entry.index)
  const roomOfItem = Int32Array.from(items, (entry) => (entry.item.roomId === null ? NONE : entry.roomIndex))
  const { bundleGroups, bundles } = prepareBundles(catalogue, items, lineItems, lineItemIndexById)
  const bundlesOfLineItem: number[][] = lineItems.map(() => [])
  bundles.forEach((bundle, index) => {
    for (const line of bundle.lineItemIndexes) bundlesOfLineItem[line]!.push(index)
  })
  const productById = new Map(catalogue.products.map((product) => [product.id, product]))
  const roomBySlug = new Map(catalogue.rooms.map((room) => [room.slug, room]))
  return {
    catalogue,
    ...book,
    rooms: catalogue.rooms,
    itemsOfRoom,
    network: buildConstraintNetwork(
      items.map((entry) => entry.item),
      roomOfItem,
      catalogue.rules,
    ),
    bundleGroups,
    bundles,
    bundlesOfLineItem,
    designLines: prepareDesignLines(catalogue),
    itemIndexById,
    lineItemIndexById,
    roomIndexById,
    sectionIndexById: indexById(book.sectionIds.map((id) => ({ id }))),
    subSectionIndexById: indexById(book.subSectionIds.map((id) => ({ id }))),
    bundleIndexById: indexById(bundles),
    marks: { changed: new IndexMarks(items.length), affected: new IndexMarks(items.length) },
    product: (productId) => productById.get(productId),
    item: (itemId) => items[itemIndexById.get(itemId) ?? NONE]?.item,
    lineItem: (lineItemId) => lineItems[lineItemIndexById.get(lineItemId) ?? NONE]?.lineItem,
    room: (idOrSlug) => catalogue.rooms[roomIndexById.get(idOrSlug) ?? NONE] ?? roomBySlug.get(idOrSlug),
  }
}

function indexById(entries: readonly { readonly id: string }[]): Map<string, number> {
  return new Map(entries.map((entry, index) => [entry.id, index]))
}

interface FlatRoomBook {
  readonly items: readonly PreparedItem[]
  readonly lineItems: readonly PreparedLineItem[]
  readonly sectionOfSubSection: Int32Array
  readonly sectionIds: readonly string[]
  readonly subSectionIds: readonly string[]
}

function flattenRoomBook(catalogue: Catalogue, roomIndexById: ReadonlyMap<string, number>): FlatRoomBook {
  const unitWide = catalogue.rooms.length
  const items: PreparedItem[] = []
  const lineItems: PreparedLineItem[] = []
  const sectionOfSubSection: number[] = []
  const subSectionIds: string[] = []
  const sections = [...catalogue.roomBook.sections].sort(byPosition)
  const lines = sections.flatMap((section, sectionIndex) =>
    [...section.subSections].sort(byPosition).flatMap((subSection) => {
      const subSectionIndex = subSectionIds.push(subSection.id) - 1
      sectionOfSubSection.push(sectionIndex)
      return [...subSection.lineItems].sort(byPosition).map((lineItem) => ({ lineItem, subSectionIndex }))
    }),
  )
  const lineIndexById = new Map(lines.map(({ lineItem }, index) => [lineItem.id, index]))
  lines.forEach(({ lineItem, subSectionIndex }, index) => {
    const firstItem = items.length
    for (const item of [...lineItem.subLineItems].sort(byPosition)) {
      const roomIndex = item.roomId === null ? unitWide : (roomIndexById.get(item.roomId) ?? unitWide)
      items.push(prepareItem(item, items.length, index, roomIndex))
    }
    const own = items.slice(firstItem)
    lineItems.push({
      index,
      lineItem,
      subSectionIndex,
      firstItem,
      itemCount: own.length,
      roomIndex: own[0]?.roomIndex ?? unitWide,
      roomIndexes: [...new Set(own.map((entry) => entry.roomIndex))],
      defaultTotal: own.reduce((sum, entry) => sum + entry.defaultTotal, 0),
      replaces: lineItem.replacesLineItemIds.flatMap((id) => lineIndexById.get(id) ?? []),
    })
  })
  return {
    items,
    lineItems,
    sectionOfSubSection: Int32Array.from(sectionOfSubSection),
    sectionIds: sections.map((section) => section.id),
    subSectionIds,
  }
}

function byPosition(a: { readonly position: number }, b: { readonly position: number }): number {
  return a.position - b.position
}

function prepareItem(item: Item, index: number, lineItemIndex: number, roomIndex: number): PreparedItem {
  const optionIndexByProductId = new Map<string, number>()
  item.options.forEach(({ productId }, option) => {
    if (!optionIndexByProductId.has(productId)) optionIndexByProductId.set(productId, option)
  })
  const defaultOption =
    (item.defaultProductId === null ? null : optionIndexByProductId.get(item.defaultProductId)) ?? NONE
  const standard = item.options[defaultOption]
  const defaultTotal = standard === undefined || item.cancelled ? 0 : optionAmount(item, standard, null).cents
  return {
    index,
    item,
    lineItemIndex,
    roomIndex,
    optionIndexByProductId,
    options: item.options.map((option) => prepareOption(item, option, null, defaultTotal)),
    defaultOption,
    defaultTotal,
    canTakePart: item.visible && !item.cancelled,
    hasChoice: item.options.length > 1 || item.quantityRange !== null,
  }
}

/** An option at a quantity of the buyer's, or (null) at the catalogue's. `defaultTotal`: cents of the standard. */
export function prepareOption(
  item: Item,
  option: Option,
  buyerQuantity: number | null,
  defaultTotal: number,
): PreparedOption {
  const { cents, isOnRequest, quantity } = optionAmount(item, option, buyerQuantity)
  const total = item.cancelled ? 0 : cents
  const relativeTotal = total - defaultTotal
  return {
    option,
    quantity,
    total,
    relativeTotal,
    isOnRequest,
    unitPrice: option.priceMode === 'per_unit' ? option.price : null,
    price: priceDisplay(option, relativeTotal, isOnRequest),
  }
}

function prepareDesignLines(catalogue: Catalogue): Map<string, Map<string, PreparedDesignLine>> {
  return new Map(
    catalogue.designLineGroups.map((group, groupIndex) => [
      group.id,
      new Map(
        group.designLines.map((line, lineItemIndex) => [
          line.id,
          { groupIndex, lineItemIndex, id: line.id, products: new Set(line.productIds) },
        ]),
      ),
    ]),
  )
}
