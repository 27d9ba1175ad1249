import { isBundleActive, isPreselection } from './bundle-views.ts'
import { isActivated, ItemField, LineField, type Configuration } from './configuration.ts'
import type { PreparedBundle } from './prepare-bundles.ts'
import { NONE } from './prepare-catalogue.ts'
import type { Edits } from './revise.ts'

/**
 * A bundle of a locked group that would not stay as it is (decision 56): one that is on would go off, or lose what it
 * brought; or one of a single-select group would go on. `NONE` = all stay.
 */
export function heldBundleInTheWay(before: Configuration, after: Configuration, edits: Edits): number {
  const { bundleGroups, bundles } = before.prepared
  for (const { locked, mode, actsAsPreselection, bundleIndexes } of bundleGroups) {
    if (!locked || (!actsAsPreselection && edits.activations.length === 0)) continue
    const found = bundleIndexes.find((index) => {
      const bundle = bundles[index]!
      // Whether the standard of a group is on follows from the others.
      if (bundle.isDefault) return false
      if (isBundleActive(before, index)) {
        return actsAsPreselection ? losesChoice(before, after, bundle) : losesLine(before, after, index)
      }
      const mayGoOn = !actsAsPreselection || gainsChoice(before, after, bundle)
      return mode === 'SINGLE_SELECT' && mayGoOn && isBundleActive(after, index)
    })
    if (found !== undefined) return found
  }
  return NONE
}

/** Whether what is chosen for an item is a product of a preselection that stays on: it stays when its line item goes. */
export function isHeldChoice(configuration: Configuration, item: number): boolean {
  const { bundleGroups, bundles, bundlesOfLineItem, items } = configuration.prepared
  const chosen = configuration.itemTable.get(item, ItemField.chosen)
  return bundlesOfLineItem[items[item]!.lineIndex]!.some((index) => {
    const bundle = bundles[index]!
    return (
      bundleGroups[bundle.groupIndex]!.locked &&
      !bundle.isDefault &&
      isPreselection(configuration, bundle) &&
      bundle.products.some(({ itemIndex, option }) => itemIndex === item && option === chosen) &&
      isBundleActive(configuration, index)
    )
  })
}

/** One of its products is chosen now: it does not go on merely by an item that does not take part any more. */
function gainsChoice(before: Configuration, after: Configuration, { products }: PreparedBundle): boolean {
  return products.some(
    ({ itemIndex, option }) =>
      before.itemTable.get(itemIndex, ItemField.chosen) !== option &&
      after.itemTable.get(itemIndex, ItemField.chosen) === option,
  )
}

/** It is off, one of its line items is not activated any more, or something else has taken its place. */
function losesLine(before: Configuration, after: Configuration, index: number): boolean {
  const isLost = (line: number) =>
    (isActivated(before, line) && !isActivated(after, line)) ||
    (before.lineTable.get(line, LineField.counts) === 1 && after.lineTable.get(line, LineField.counts) === 0)
  return !isBundleActive(after, index) || before.prepared.bundles[index]!.lineIndexes.some(isLost)
}

/** A product of it is no longer chosen. An item that does not take part counts too: it may come back, without it. */
function losesChoice(before: Configuration, after: Configuration, { products }: PreparedBundle): boolean {
  return products.some(
    ({ itemIndex, option }) =>
      before.itemTable.get(itemIndex, ItemField.chosen) === option &&
      after.itemTable.get(itemIndex, ItemField.chosen) !== option,
  )
}
