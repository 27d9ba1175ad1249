import { isBundleActive, isBundleSelectable } from './bundle-activity.ts'
import { bundlePrices, surchargeOfActive } from './bundle-prices.ts'
import { ItemField, LineItemField, Progress, type Configuration } from '../configuration/configuration.ts'
import type { BundleGroupView, BundleView } from '../configuration/configuration.types.ts'
import { isBundleHeld } from './held-bundles.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'

/**
 * The bundle groups that a room offers (null = the whole unit's bundles and all others), with the
 * standalone upgrades in the fallback group; groups without a bundle are left out.
 */
export function bundleGroups(configuration: Configuration, roomId: string | null): readonly BundleGroupView[] {
  const { prepared } = configuration
  const room = roomId === null ? null : (prepared.roomIndexById.get(roomId) ?? NONE)
  return prepared.bundleGroups.flatMap((group) => {
    const offered = group.bundleIndexes.filter((index) => {
      const { roomIndexes, isDefault } = prepared.bundles[index]!
      return (
        room === null ||
        roomIndexes.includes(room) ||
        (isDefault && isOfferedWith(configuration, group.bundleIndexes, room))
      )
    })
    if (offered.length === 0) return []
    const bundles = offered.map((index) => bundleViewAt(configuration, index))
    return [
      {
        id: group.id,
        name: group.name,
        title: group.title,
        mode: group.mode,
        actsAsProductGroup: group.actsAsProductGroup,
        locked: group.locked,
        selected: group.bundleIndexes.some(
          (index) => !prepared.bundles[index]!.isDefault && isBundleActive(configuration, index),
        ),
        bundles,
        activeSurcharge: surchargeOfActive(configuration, offered),
      },
    ]
  })
}

/** A default bundle usually has no line items: it is offered where the others of its group are. */
function isOfferedWith(configuration: Configuration, group: readonly number[], room: number): boolean {
  return group.some((index) => configuration.prepared.bundles[index]!.roomIndexes.includes(room))
}

/** A bundle as it stands, by index. */
export function bundleViewAt(configuration: Configuration, bundleIndex: number): BundleView {
  const { prepared, itemTable, lineItemTable } = configuration
  const bundle = prepared.bundles[bundleIndex]!
  const group = prepared.bundleGroups[bundle.groupIndex]!
  const active = isBundleActive(configuration, bundleIndex)
  const items = bundle.itemIndexes
  return {
    id: bundle.id,
    groupId: group.id,
    standaloneLineItemId: bundle.bundle === null ? bundle.id : null,
    active,
    default: bundle.isDefault,
    selectable: isBundleSelectable(configuration, bundle),
    held: isBundleHeld(configuration, bundleIndex),
    ...bundlePrices(configuration, bundle, active),
    lineItemIds: bundle.lineItemIndexes.map((line) => prepared.lineItems[line]!.lineItem.id),
    itemIds: items.map((item) => prepared.items[item]!.item.id),
    roomIds: bundle.roomIndexes.flatMap((room) => prepared.rooms[room]?.id ?? []),
    hasBuyerActivation: bundle.lineItemIndexes.some(
      (line) => lineItemTable.get(line, LineItemField.activation) !== NONE,
    ),
    hasBuyerSelection: items.some((item) => itemTable.get(item, ItemField.chosen) !== NONE),
    completed: active && items.every((item) => itemTable.get(item, ItemField.progress) !== Progress.pending),
    actsAsPreselection: group.actsAsPreselection,
  }
}
