import { type Configuration, ItemField, LineField } from '../configuration/configuration.ts'
import type { BundleProduct, PreparedBundle, PreparedLineItem } from '../catalogue/prepared-catalogue.types.ts'
import { paidStandard } from '../catalogue/prepare-bundles.ts'

/**
 * The line items that count (VIS-5) and whose fittings an active bundle tells of: its own; for the standard of a group,
 * those that the bundles of the group bring or replace.
 */
export function standingLines({ prepared, lineTable }: Configuration, bundle: PreparedBundle): PreparedLineItem[] {
  return [...bundle.lineIndexes, ...bundle.groupLineIndexes]
    .filter((line, at, all) => all.indexOf(line) === at && lineTable.get(line, LineField.counts) === 1)
    .map((line) => prepared.lineItems[line]!)
}

/** Cents that these line items add as they stand, each once. */
export function standingTotal({ lineTable }: Configuration, lines: Iterable<PreparedLineItem>): number {
  let total = 0
  for (const { index } of new Set(lines)) total += lineTable.get(index, LineField.total)
  return total
}

/** Whether a bundle's price is what its line items cost as they stand: dynamic ones, and the standard of a group. */
export function isPricedAsItStands({ prepared }: Configuration, bundle: PreparedBundle): boolean {
  return bundle.isDefault || prepared.bundleGroups[bundle.groupIndex]!.dynamicCalculation
}

/**
 * Cents that an active bundle says for these line items of it: as they stand, or their standards and credits with its
 * own products, in whose place what is fitted instead counts (ADR 2 "Bundles").
 */
export function activeSurcharge(
  configuration: Configuration,
  bundle: PreparedBundle,
  lines: readonly PreparedLineItem[],
): number {
  if (isPricedAsItStands(configuration, bundle)) return standingTotal(configuration, lines)
  const { prepared, itemTable } = configuration
  const indexes = new Set(lines.map(({ index }) => index))
  const base = lines.reduce((sum, line) => sum + paidStandard(line) - line.lineItem.replacementTotal, 0)
  return bundle.products
    .filter(({ itemIndex }) => indexes.has(prepared.items[itemIndex]!.lineIndex))
    .reduce((sum, product) => {
      const own = prepared.items[product.itemIndex]!.options[product.option]!.relativeTotal
      return sum + (isReplaced(configuration, product) ? itemTable.get(product.itemIndex, ItemField.total) : own)
    }, base)
}

/** What an active bundle's price is about: its line items; for the standard of a group `standingLines`. */
export function pricedLines(configuration: Configuration, bundle: PreparedBundle): readonly PreparedLineItem[] {
  if (isPricedAsItStands(configuration, bundle)) return standingLines(configuration, bundle)
  return bundle.lineIndexes.map((line) => configuration.prepared.lineItems[line]!)
}

/** Whether something else is fitted where a bundle's own product would be. */
export function isReplaced(configuration: Configuration, product: BundleProduct): boolean {
  const { lineIndex } = configuration.prepared.items[product.itemIndex]!
  return configuration.lineTable.get(lineIndex, LineField.counts) === 1 && !isFitted(configuration, product)
}

/**
 * Whether something else is fitted than an active bundle says, by the buyer, a design line or another bundle: another
 * product than its own, or, for the standard of a group, another than the standard.
 */
export function isAltered(configuration: Configuration, bundle: PreparedBundle): boolean {
  if (!bundle.isDefault) return bundle.products.some((product) => isReplaced(configuration, product))
  return standingLines(configuration, bundle).some((line) => !isAsIncluded(configuration, line))
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
export function alreadyChosen(configuration: Configuration, bundle: PreparedBundle): number {
  const { prepared, itemTable, lineTable } = configuration
  const brought = bundle.lineIndexes
    .filter((line) => lineTable.get(line, LineField.counts) === 1)
    .map((line) => prepared.lineItems[line]!)
    .reduce((sum, line) => sum + paidStandard(line) - line.lineItem.replacementTotal, 0)
  return bundle.products
    .filter(
      (product) =>
        lineTable.get(prepared.items[product.itemIndex]!.lineIndex, LineField.counts) === 1 &&
        isFitted(configuration, product),
    )
    .reduce((sum, { itemIndex }) => sum + itemTable.get(itemIndex, ItemField.total), brought)
}

/** The product in its item, at the catalogue's quantity. */
function isFitted({ prepared, itemTable }: Configuration, { itemIndex, option }: BundleProduct): boolean {
  return (
    itemTable.get(itemIndex, ItemField.defacto) === option &&
    itemTable.get(itemIndex, ItemField.total) === prepared.items[itemIndex]!.options[option]!.relativeTotal
  )
}
