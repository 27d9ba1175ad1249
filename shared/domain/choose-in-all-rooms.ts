import { isBundleActive, isBundleSelectable } from './bundle-views.ts'
import { chooseOptions } from './choose-option.ts'
import { composeIntents } from './compose-intents.ts'
import { type Configuration, isSelectable, takesPart } from './configuration.ts'
import type { OptionRef } from './configuration.types.ts'
import { type Intent, refuse } from './intent.ts'
import { NONE, type PreparedItem } from './prepare-catalogue.ts'
import { toggleBundle } from './switch-bundle.ts'

/**
 * Chooses an option wherever the unit has it in items of the same product group (UPG-23): upgrades
 * of the same groups that these items need are switched on first, then all are chosen as one.
 */
export function chooseInAllRooms(configuration: Configuration, { itemId, productId }: OptionRef): Intent {
  const { prepared } = configuration
  const source = prepared.items[prepared.itemIndexById.get(itemId) ?? NONE]
  if (source === undefined) return refuse('ITEM_UNKNOWN', itemId)
  const targets = prepared.items.filter(
    (entry) =>
      entry.item.productGroupId === source.item.productGroupId &&
      entry.canTakePart &&
      entry.optionIndexByProductId.has(productId),
  )
  if (!targets.includes(source)) return refuse('OPTION_UNKNOWN', itemId)
  const bundleIds = bundlesFor(configuration, source, targets)
  return composeIntents(configuration, [
    ...bundleIds.map((bundleId) => (current: Configuration) => toggleBundle(current, { bundleId })),
    (current) =>
      chooseOptions(
        current,
        targets
          .filter(({ index }) => index === source.index || isSelectable(current, index))
          .map(({ item }) => ({ itemId: item.id, productId })),
      ),
  ])
}

/** Upgrades that would make the other items take part, of the groups that the source's own one is in. */
function bundlesFor(configuration: Configuration, source: PreparedItem, targets: readonly PreparedItem[]): string[] {
  const { prepared } = configuration
  const groups = new Set(
    prepared.bundlesOfLineItem[source.lineIndex]!.filter((index) => isBundleActive(configuration, index)).map(
      (index) => prepared.bundles[index]!.groupIndex,
    ),
  )
  const wanted = new Set<string>()
  for (const target of targets) {
    if (takesPart(configuration, target.index)) continue
    const index = prepared.bundlesOfLineItem[target.lineIndex]!.find((candidate) => {
      const bundle = prepared.bundles[candidate]!
      // An active one would be switched off: its line item may be replaced, and count as active.
      const isOff = !isBundleActive(configuration, candidate)
      return isOff && groups.has(bundle.groupIndex) && isBundleSelectable(configuration, bundle)
    })
    if (index !== undefined) wanted.add(prepared.bundles[index]!.id)
  }
  return [...wanted]
}
