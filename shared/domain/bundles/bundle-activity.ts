import { ItemField, LineItemField, isActivated, takesPart, type Configuration } from '../configuration/configuration.ts'
import { getLockedItems } from '../configuration/locked-items.ts'
import type { PreparedBundle } from '../catalogue/prepared-catalogue.types.ts'

/** UPG-7..9, and ADR 2 "Bundles" for preselections. */
export function isBundleActive(configuration: Configuration, bundleIndex: number): boolean {
  const { prepared } = configuration
  const bundle = prepared.bundles[bundleIndex]!
  const group = prepared.bundleGroups[bundle.groupIndex]!
  if (group.actsAsPreselection) {
    const products = bundle.products.filter(({ itemIndex }) => takesPart(configuration, itemIndex))
    return (
      products.length > 0 &&
      products.every(({ itemIndex, option }) => configuration.itemTable.get(itemIndex, ItemField.chosen) === option)
    )
  }
  if (bundle.isDefault) {
    return group.bundleIndexes.every(
      (index) => prepared.bundles[index]!.isDefault || !isBundleActive(configuration, index),
    )
  }
  if (bundle.lineItemIndexes.length === 0) return false
  const byBackend = group.bundleIndexes.some((index) => !isBundleOpen(configuration, prepared.bundles[index]!))
  return bundle.lineItemIndexes.every(
    (line) =>
      isActivated(configuration, line) ||
      configuration.lineItemTable.get(line, LineItemField.replacers) > 0 ||
      (byBackend && prepared.lineItems[line]!.lineItem.activated),
  )
}

/** ADR 2 "Bundles": nothing about it is cancelled, hidden, locked or completed. */
export function isBundleSelectable(configuration: Configuration, bundle: PreparedBundle): boolean {
  return !configuration.circumstances.completed && isBundleOpen(configuration, bundle)
}

/** Selectable but for the completion of the unit. */
function isBundleOpen(configuration: Configuration, bundle: PreparedBundle): boolean {
  const { prepared } = configuration
  if (bundle.lineItemIndexes.length === 0 && !bundle.isDefault) return false
  const linesAreOpen = bundle.lineItemIndexes.every((line) => {
    const { lineItem } = prepared.lineItems[line]!
    return lineItem.visible && !lineItem.cancelled
  })
  return linesAreOpen && (isPreselection(configuration, bundle) || getLockedItems(configuration, bundle).length === 0)
}

/** It only chooses products. */
export function isPreselection({ prepared }: Configuration, bundle: PreparedBundle): boolean {
  return prepared.bundleGroups[bundle.groupIndex]!.actsAsPreselection
}
