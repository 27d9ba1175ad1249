import { type Configuration, ItemField, LineItemField } from '../configuration/configuration.ts'
import type {
  BundleProduct,
  PreparedBundle,
  PreparedCatalogue,
  PreparedLineItem,
} from '../catalogue/prepared-catalogue.types.ts'
import { isBundleActive, isPreselection } from './bundle-activity.ts'

/** All that is said of a bundle's price, on its card, in its group's row and in the cart (ADR 2 "Bundles"). In cents. */

export interface BundlePrices {
  /** What the card says: what it adds to the unit with its own products, or as altered. */
  readonly surcharge: number
  /** Active, yet something else is fitted than it says. */
  readonly altered: boolean
  /** Of the surcharge, what the unit has already without it; negative where that is a credit, 0 for an active one. */
  readonly alreadyChosen: number
  readonly isPriceOnRequest: boolean
}

/** The prices of a bundle as it stands. A preselection only chooses: its products are priced, never its line items. */
export function bundlePrices(configuration: Configuration, bundle: PreparedBundle, active: boolean): BundlePrices {
  const { prepared, itemTable } = configuration
  const onlyChooses = isPreselection(configuration, bundle)
  const isOnRequest = (items: readonly number[]) => items.some((item) => itemTable.get(item, ItemField.onRequest) === 1)
  if (onlyChooses || !active) {
    return {
      surcharge: ownSurcharge(prepared, bundle),
      altered: false,
      alreadyChosen: active || onlyChooses ? 0 : alreadyChosen(configuration, bundle),
      isPriceOnRequest: onlyChooses
        ? bundle.products.some(({ itemIndex, option }) => prepared.items[itemIndex]!.options[option]!.isOnRequest)
        : isOnRequest(bundle.itemIndexes),
    }
  }
  const lines = listPricedLineItems(configuration, bundle)
  return {
    surcharge: activeSurcharge(configuration, bundle, lines),
    altered: isAltered(configuration, bundle),
    alreadyChosen: 0,
    isPriceOnRequest: isOnRequest(bundle.isDefault ? getItemIndexes(lines) : bundle.itemIndexes),
  }
}

/** Cents of the active ones of these bundles together; a line item of two of them counts once. */
export function surchargeOfActive(configuration: Configuration, bundleIndexes: readonly number[]): number {
  const counted = new Set<PreparedLineItem>()
  let sum = 0
  for (const index of bundleIndexes) {
    const bundle = configuration.prepared.bundles[index]!
    if (!isBundleActive(configuration, index) || isPreselection(configuration, bundle)) continue
    const lines = listPricedLineItems(configuration, bundle).filter((line) => !counted.has(line))
    for (const line of lines) counted.add(line)
    sum += activeSurcharge(configuration, bundle, lines)
  }
  return sum
}

/**
 * Base price of a line item in a room (`rooms.length` = of the whole unit), with nothing chosen inside: standards that
 * the purchase price does not have already, less the credit for what it replaces.
 */
export function basePriceIn(prepared: PreparedCatalogue, line: PreparedLineItem, room: number): number {
  const { lineItem, roomIndex, firstItem, itemCount } = line
  let cents = roomIndex === room ? -lineItem.replacementTotal : 0
  if (!lineItem.optional) return cents
  for (let index = firstItem; index < firstItem + itemCount; index++) {
    const entry = prepared.items[index]!
    if (entry.roomIndex === room) cents += entry.defaultTotal
  }
  return cents
}

/** The same in all of its rooms together. */
function getBasePrice({ lineItem, defaultTotal }: PreparedLineItem): number {
  return (lineItem.optional ? defaultTotal : 0) - lineItem.replacementTotal
}

/** Cents that a bundle adds with its own products, wherever nothing else is chosen. */
function ownSurcharge(prepared: PreparedCatalogue, bundle: PreparedBundle): number {
  const base = bundle.lineItemIndexes.reduce((sum, line) => sum + getBasePrice(prepared.lineItems[line]!), 0)
  return bundle.products.reduce((sum, product) => sum + ownDifference(prepared, product), base)
}

/** Cents that a bundle's product costs more than the standard, at the catalogue's quantity. */
function ownDifference(prepared: PreparedCatalogue, { itemIndex, option }: BundleProduct): number {
  return prepared.items[itemIndex]!.options[option]!.relativeTotal
}

/** Cents that these line items add as they stand, each once. */
export function computeCountingTotal({ lineItemTable }: Configuration, lines: Iterable<PreparedLineItem>): number {
  let total = 0
  for (const { index } of new Set(lines)) total += lineItemTable.get(index, LineItemField.total)
  return total
}

/** Whether a bundle's price is what its line items cost as they stand: dynamic ones, and the standard of a group. */
export function isPricedAsItStands({ prepared }: Configuration, bundle: PreparedBundle): boolean {
  return bundle.isDefault || prepared.bundleGroups[bundle.groupIndex]!.dynamicCalculation
}

/**
 * The line items that count (VIS-5) and whose fittings an active bundle tells of: its own; for the standard of a group,
 * those that the bundles of the group bring or replace.
 */
function listCountingLineItems({ prepared, lineItemTable }: Configuration, bundle: PreparedBundle): PreparedLineItem[] {
  return [...bundle.lineItemIndexes, ...bundle.groupLineItemIndexes]
    .filter((line, at, all) => all.indexOf(line) === at && lineItemTable.get(line, LineItemField.counts) === 1)
    .map((line) => prepared.lineItems[line]!)
}

/** What an active bundle's price is about: its line items; for the standard of a group `listCountingLineItems`. */
export function listPricedLineItems(configuration: Configuration, bundle: PreparedBundle): readonly PreparedLineItem[] {
  if (isPricedAsItStands(configuration, bundle)) return listCountingLineItems(configuration, bundle)
  return bundle.lineItemIndexes.map((line) => configuration.prepared.lineItems[line]!)
}

/**
 * Cents that an active bundle says for these line items of it: as they stand, or their base prices with its own
 * products, in whose place what is fitted instead counts (ADR 2 "Bundles").
 */
function activeSurcharge(
  configuration: Configuration,
  bundle: PreparedBundle,
  lines: readonly PreparedLineItem[],
): number {
  if (isPricedAsItStands(configuration, bundle)) return computeCountingTotal(configuration, lines)
  const { prepared, itemTable } = configuration
  const indexes = new Set(lines.map(({ index }) => index))
  const base = lines.reduce((sum, line) => sum + getBasePrice(line), 0)
  return bundle.products
    .filter(({ itemIndex }) => indexes.has(prepared.items[itemIndex]!.lineItemIndex))
    .reduce((sum, product) => {
      const isOther = isReplaced(configuration, product)
      return sum + (isOther ? itemTable.get(product.itemIndex, ItemField.total) : ownDifference(prepared, product))
    }, base)
}

/** Whether something else is fitted where a bundle's own product would be. */
export function isReplaced(configuration: Configuration, product: BundleProduct): boolean {
  const { lineItemIndex } = configuration.prepared.items[product.itemIndex]!
  return configuration.lineItemTable.get(lineItemIndex, LineItemField.counts) === 1 && !isFitted(configuration, product)
}

/**
 * Whether something else is fitted than an active bundle says, by the buyer, a design line or another bundle: another
 * product than its own, or, for the standard of a group, another than the standard.
 */
function isAltered(configuration: Configuration, bundle: PreparedBundle): boolean {
  if (!bundle.isDefault) return bundle.products.some((product) => isReplaced(configuration, product))
  return listCountingLineItems(configuration, bundle).some((line) => !isAsIncluded(configuration, line))
}

/** A line item of the purchase price with its standard products, at the catalogue's quantities. */
function isAsIncluded({ prepared, itemTable }: Configuration, line: PreparedLineItem): boolean {
  if (line.lineItem.optional) return false
  return prepared.items
    .slice(line.firstItem, line.firstItem + line.itemCount)
    .every(
      ({ index, item, defaultOption, canTakePart }) =>
        !canTakePart ||
        (itemTable.get(index, ItemField.total) === 0 &&
          itemTable.get(index, ItemField.onRequest) !== 1 &&
          (item.options[defaultOption] ?? null) === (item.options[itemTable.get(index, ItemField.defacto)] ?? null)),
    )
}

/**
 * Cents of an inactive bundle's price that the unit's total has already: its own products where they are fitted without
 * it, and line items that another bundle has brought. Switched on, it adds that much less, unless the buyer has chosen
 * something else in an item of it, which stays (UPG-17).
 */
function alreadyChosen(configuration: Configuration, bundle: PreparedBundle): number {
  const { prepared, itemTable, lineItemTable } = configuration
  const counts = (line: number) => lineItemTable.get(line, LineItemField.counts) === 1
  const brought = bundle.lineItemIndexes
    .filter(counts)
    .reduce((sum, line) => sum + getBasePrice(prepared.lineItems[line]!), 0)
  return bundle.products
    .filter((product) => counts(prepared.items[product.itemIndex]!.lineItemIndex) && isFitted(configuration, product))
    .reduce((sum, { itemIndex }) => sum + itemTable.get(itemIndex, ItemField.total), brought)
}

/** The product in its item, at the catalogue's quantity. */
function isFitted({ prepared, itemTable }: Configuration, product: BundleProduct): boolean {
  const { itemIndex, option } = product
  return (
    itemTable.get(itemIndex, ItemField.defacto) === option &&
    itemTable.get(itemIndex, ItemField.total) === ownDifference(prepared, product)
  )
}

function getItemIndexes(lines: readonly PreparedLineItem[]): readonly number[] {
  return lines.flatMap(({ firstItem, itemCount }) => Array.from({ length: itemCount }, (_, at) => firstItem + at))
}
