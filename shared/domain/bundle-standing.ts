import { type Configuration, ItemField, LineField } from './configuration.ts'
import type { PreparedBundle, BundleProduct } from './prepare-bundles.ts'
import type { PreparedLineItem } from './prepare-catalogue.ts'

/**
 * The line items whose fittings an active bundle tells of: its own; for the standard of a group, what counts of the
 * line items that the bundles of the group bring or replace.
 */
export function standingLines({ prepared, lineTable }: Configuration, bundle: PreparedBundle): PreparedLineItem[] {
  const lines = bundle.isDefault
    ? bundle.groupLineIndexes.filter((line) => lineTable.get(line, LineField.counts) === 1)
    : bundle.lineIndexes
  return lines.map((line) => prepared.lineItems[line]!)
}

/** Cents that these line items add as they stand. */
export function standingTotal({ lineTable }: Configuration, lines: readonly PreparedLineItem[]): number {
  return lines.reduce((sum, { index }) => sum + lineTable.get(index, LineField.total), 0)
}

/**
 * Whether something else is fitted than an active bundle says, by the buyer or by a design line: another product than
 * its own, or, for the standard of a group, another than the standard.
 */
export function isAltered(configuration: Configuration, bundle: PreparedBundle): boolean {
  if (!bundle.isDefault) return !bundle.products.every((product) => isFitted(configuration, product))
  const { prepared, itemTable } = configuration
  return standingLines(configuration, bundle).some(({ firstItem, itemCount }) =>
    prepared.items
      .slice(firstItem, firstItem + itemCount)
      .some(
        ({ index, item, defaultOption, canTakePart }) =>
          canTakePart &&
          (itemTable.get(index, ItemField.total) !== 0 ||
            itemTable.get(index, ItemField.onRequest) === 1 ||
            (item.options[defaultOption] ?? null) !== (item.options[itemTable.get(index, ItemField.defacto)] ?? null)),
      ),
  )
}

/** Cents of a bundle's own products that the unit's total has already, without the bundle. */
export function alreadyChosen(configuration: Configuration, bundle: PreparedBundle): number {
  const { prepared, itemTable, lineTable } = configuration
  return bundle.products
    .filter(
      (product) =>
        lineTable.get(prepared.items[product.itemIndex]!.lineIndex, LineField.counts) === 1 &&
        isFitted(configuration, product),
    )
    .reduce((sum, { itemIndex }) => sum + itemTable.get(itemIndex, ItemField.total), 0)
}

/** The product in its item, at the catalogue's quantity. */
function isFitted({ prepared, itemTable }: Configuration, { itemIndex, option }: BundleProduct): boolean {
  return (
    itemTable.get(itemIndex, ItemField.defacto) === option &&
    itemTable.get(itemIndex, ItemField.total) === prepared.items[itemIndex]!.options[option]!.relativeTotal
  )
}
