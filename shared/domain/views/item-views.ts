import {
  ItemField,
  LineItemField,
  Progress,
  getActivation,
  isActivated,
  isSelectable,
  quantityAt,
  getSelectedDesignLines,
  takesPart,
  type Configuration,
} from '../configuration/configuration.ts'
import type { ItemState, ItemView, LineItemState, OptionView } from '../configuration/configuration.types.ts'
import { fromThousandths } from '../kernel/money.ts'
import type { PreparedItem } from '../catalogue/prepared-catalogue.types.ts'
import { NONE, prepareOption } from '../catalogue/prepare-catalogue.ts'
import { hasValue, isValidValue, validValues } from '../configuration/validity.ts'

/** An item as it stands, without its options. Throws on an id that the catalogue does not have. */
export function itemState(configuration: Configuration, itemId: string): ItemState {
  return itemStateAt(configuration, getItemIndex(configuration, itemId))
}

/** An item with its options: prices, validity, recommendation (domain.md). Throws on an unknown id. */
export function itemView(configuration: Configuration, itemId: string): ItemView {
  const index = getItemIndex(configuration, itemId)
  return { ...itemStateAt(configuration, index), options: optionViews(configuration, index) }
}

/** A line item as it stands. Throws on an unknown id. */
export function lineItemState(configuration: Configuration, lineItemId: string): LineItemState {
  const { prepared, lineItemTable } = configuration
  const index = prepared.lineItemIndexById.get(lineItemId)
  const line = prepared.lineItems[index ?? NONE]
  if (line === undefined) throw new Error(`The catalogue has no line item ${lineItemId}`)
  return {
    id: line.lineItem.id,
    optional: line.lineItem.optional,
    activated: isActivated(configuration, line.index),
    replaced: lineItemTable.get(line.index, LineItemField.replacers) > 0,
    cancelled: line.lineItem.cancelled,
    visible: line.lineItem.visible,
    counts: lineItemTable.get(line.index, LineItemField.counts) === 1,
    total: lineItemTable.get(line.index, LineItemField.total),
    defaultTotal: line.defaultTotal,
    buyerSelectionPending: lineItemTable.get(line.index, LineItemField.pending) > 0,
    upgradeBundleId: getActivation(configuration, line.index)?.upgradeBundleId ?? null,
  }
}

function getItemIndex(configuration: Configuration, itemId: string): number {
  const index = configuration.prepared.itemIndexById.get(itemId)
  if (index === undefined) throw new Error(`The catalogue has no item ${itemId}`)
  return index
}

/** As `itemState`, by index. */
export function itemStateAt(configuration: Configuration, index: number): ItemState {
  const { prepared, itemTable } = configuration
  const entry = prepared.items[index]!
  const { item } = entry
  const progress = itemTable.get(index, ItemField.progress)
  const defacto = itemTable.get(index, ItemField.defacto)
  const hasBuyerSelection = itemTable.get(index, ItemField.chosen) !== NONE
  return {
    id: item.id,
    lineItemId: prepared.lineItems[entry.lineItemIndex]!.lineItem.id,
    roomId: item.roomId,
    takesPart: takesPart(configuration, index),
    selectable: isSelectable(configuration, index),
    decided: progress === Progress.decided,
    pending: progress === Progress.pending,
    hasBuyerSelection,
    defactoProductId: item.options[defacto]?.productId ?? null,
    quantity: quantityAt(configuration, index),
    total: itemTable.get(index, ItemField.total),
    isOnRequest: itemTable.get(index, ItemField.onRequest) === 1,
    isValid: isValidValue(configuration, index, defacto),
  }
}

function optionViews(configuration: Configuration, index: number): OptionView[] {
  const { prepared, itemTable } = configuration
  const entry = prepared.items[index]!
  const valid = validValues(configuration, index)
  const defacto = itemTable.get(index, ItemField.defacto)
  const chosen = itemTable.get(index, ItemField.chosen)
  const buyerQuantity = itemTable.get(index, ItemField.quantity)
  const recommended = recommendedProducts(configuration, entry)
  return entry.options.map((catalogued, value) => {
    const isBuyers = value === chosen
    const standing =
      buyerQuantity !== NONE
        ? prepareOption(entry.item, catalogued.option, fromThousandths(buyerQuantity), entry.defaultTotal)
        : catalogued
    const { productId } = standing.option
    return {
      productId,
      total: standing.total,
      relativeTotal: standing.relativeTotal,
      unitPrice: standing.unitPrice,
      quantity: standing.quantity,
      isOnRequest: standing.isOnRequest,
      price: standing.price,
      isDefault: value === entry.defaultOption,
      valid: hasValue(valid, value),
      recommended: recommended === null || recommended.has(productId),
      selected: value === defacto,
      isBuyerSelection: isBuyers,
    }
  })
}

/** Products of the selected lines that are options of the item; null = everything is recommended. */
function recommendedProducts(configuration: Configuration, entry: PreparedItem): ReadonlySet<string> | null {
  const { prepared, designLineSelections } = configuration
  if (designLineSelections.length === 0) return null
  const products = new Set<string>()
  for (const line of getSelectedDesignLines(prepared, designLineSelections, entry.roomIndex)) {
    for (const { productId } of entry.item.options) if (line.products.has(productId)) products.add(productId)
  }
  return products.size > 0 ? products : null
}
