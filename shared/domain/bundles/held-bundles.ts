import { isBundleActive, isPreselection } from './bundle-activity.ts'
import { isActivated, ItemField, LineItemField, takesPart, type Configuration } from '../configuration/configuration.ts'
import type { BundleProduct, PreparedBundle, PreparedCatalogue } from '../catalogue/prepared-catalogue.types.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'
import { NO_EDITS, revise, type ActivationEdit, type ChoiceEdit, type Edits } from '../configuration/revise.ts'

/** Bundles of locked groups stay as they are (decision 56; ADR 2 "Locked groups"). */

/**
 * Whether a bundle stays on or off as it is, since its group is locked (UPG-13, decision 56): all of a single-select
 * group, and in a group of many those that are on.
 */
export function isBundleHeld(configuration: Configuration, bundleIndex: number): boolean {
  const { prepared } = configuration
  const { groupIndex, isDefault } = prepared.bundles[bundleIndex]!
  const { locked, mode } = prepared.bundleGroups[groupIndex]!
  if (!locked) return false
  return mode === 'SINGLE_SELECT' || (!isDefault && isOn(configuration, bundleIndex))
}

/** A bundle of a locked group that would not stay as it is: lost, or going on where none may. `NONE` = all stay. */
export function heldBundleInTheWay(before: Configuration, after: Configuration, edits: Edits): number {
  const { bundleGroups, bundles } = before.prepared
  for (const { locked, mode, actsAsPreselection, bundleIndexes } of bundleGroups) {
    if (!locked || (!actsAsPreselection && edits.activations.length === 0)) continue
    const found = bundleIndexes.find((index) => {
      const bundle = bundles[index]!
      // Whether the standard of a group is on follows from the others.
      if (bundle.isDefault) return false
      if (!isOn(before, index)) return mode === 'SINGLE_SELECT' && isOn(after, index)
      if (!isOn(after, index)) return true
      return actsAsPreselection ? losesChoice(before, after, bundle) : losesLine(before, after, bundle)
    })
    if (found !== undefined) return found
  }
  return NONE
}

/**
 * The catalogue with no group locked: for choices that are only kept, beside what is fitted. What was chosen before a
 * group was locked may be kept like this; whether it may still come into the home is asked when it is restored.
 */
export function withOpenGroups(prepared: PreparedCatalogue): PreparedCatalogue {
  return { ...prepared, bundleGroups: prepared.bundleGroups.map((group) => ({ ...group, locked: false })) }
}

/** Whether what is chosen for an item is a product of a preselection that is held: it stays when its line item goes. */
export function isHeldChoice(configuration: Configuration, item: number): boolean {
  const { bundlesOfLineItem, items } = configuration.prepared
  return bundlesOfLineItem[items[item]!.lineItemIndex]!.some(
    (index) =>
      isHeldPreselection(configuration, index) &&
      configuration.prepared.bundles[index]!.products.some(
        (product) => product.itemIndex === item && isChosen(configuration, product),
      ),
  )
}

/** Choices of the products of held preselections, for items that come into the home with these activations. */
export function choicesForHeld(configuration: Configuration, activations: readonly ActivationEdit[]): ChoiceEdit[] {
  if (activations.length === 0) return []
  const held = configuration.prepared.bundles.filter((_, index) => isHeldPreselection(configuration, index))
  if (held.length === 0) return []
  const next = revise(configuration, { ...NO_EDITS, activations }).configuration
  return held
    .flatMap(({ products }) => products)
    .filter((product) => takesPart(next, product.itemIndex) && !isChosen(configuration, product))
    .map(({ itemIndex, option }) => ({ itemIndex, option, quantity: NONE }))
}

function isHeldPreselection(configuration: Configuration, index: number): boolean {
  const bundle = configuration.prepared.bundles[index]!
  return (
    isPreselection(configuration, bundle) &&
    configuration.prepared.bundleGroups[bundle.groupIndex]!.locked &&
    !bundle.isDefault &&
    isOn(configuration, index)
  )
}

/**
 * On, as a locked group reads it: a preselection stays so also while none of its items takes part; any other bundle has
 * brought something, and is not merely active since something else replaces its line items.
 */
function isOn(configuration: Configuration, index: number): boolean {
  const bundle = configuration.prepared.bundles[index]!
  const isActive = isBundleActive(configuration, index)
  if (!isPreselection(configuration, bundle)) {
    return isActive && bundle.lineItemIndexes.some((line) => isActivated(configuration, line))
  }
  if (isActive) return true
  const { items } = configuration.prepared
  const { lineItemIndexes, products } = bundle
  if (products.some(({ itemIndex }) => takesPart(configuration, itemIndex))) return false
  return lineItemIndexes.some((line) => {
    const here = products.filter(({ itemIndex }) => items[itemIndex]!.lineItemIndex === line)
    return here.length > 0 && here.every((product) => isChosen(configuration, product))
  })
}

function isChosen({ itemTable }: Configuration, { itemIndex, option }: BundleProduct): boolean {
  return itemTable.get(itemIndex, ItemField.chosen) === option
}

/** One of its line items is not activated any more, or something else has taken its place. */
function losesLine(before: Configuration, after: Configuration, { lineItemIndexes }: PreparedBundle): boolean {
  return lineItemIndexes.some(
    (line) =>
      (isActivated(before, line) && !isActivated(after, line)) ||
      (before.lineItemTable.get(line, LineItemField.counts) === 1 &&
        after.lineItemTable.get(line, LineItemField.counts) === 0),
  )
}

/** A product of it is no longer chosen. An item that does not take part counts too: it may come back, without it. */
function losesChoice(before: Configuration, after: Configuration, { products }: PreparedBundle): boolean {
  return products.some((product) => isChosen(before, product) && !isChosen(after, product))
}
