import { isBundleActive, isBundleSelectable } from '../bundles/bundle-activity.ts'
import { chooseOption } from './choose-option.ts'
import { composeIntents } from './compose-intents.ts'
import { type Configuration, ItemField, isSelectable, takesPart } from '../configuration/configuration.ts'
import type { OptionRef } from '../configuration/configuration.types.ts'
import { type Intent, refuse } from './intent.ts'
import type { PreparedItem } from '../catalogue/prepared-catalogue.types.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'
import { toggleBundle } from './switch-bundle.ts'

/** An option, and where else to choose it. */
export interface AllRoomsChoice extends OptionRef {
  /** The other items; without it, all that have the option. */
  readonly otherItemIds?: readonly string[]
}

/**
 * Chooses an option wherever the unit has it in items of the same product group (UPG-23): upgrades
 * of the same groups that these items need are switched on first, then all are chosen as one.
 */
export function chooseInAllRooms(configuration: Configuration, choice: AllRoomsChoice): Intent {
  const { itemId, productId, otherItemIds } = choice
  const { prepared } = configuration
  const source = prepared.items[prepared.itemIndexById.get(itemId) ?? NONE]
  if (source === undefined) return refuse('ITEM_UNKNOWN', itemId)
  if (!source.optionIndexByProductId.has(productId) || !source.canTakePart) return refuse('OPTION_UNKNOWN', itemId)
  const targets = alikeItems(configuration, source, productId).filter(
    ({ index, item }) => index === source.index || (otherItemIds?.includes(item.id) ?? true),
  )
  const bundleIds = bundlesFor(configuration, source, targets)
  return composeIntents(configuration, [
    ...bundleIds.map((bundleId) => (current: Configuration) => toggleBundle(current, { bundleId })),
    (current) =>
      chooseOption(
        current,
        ...targets
          .filter(({ index }) => index === source.index || isSelectable(current, index))
          .map(({ item }) => ({ itemId: item.id, productId })),
      ),
  ])
}

/** An item of another room that could have the same option. */
export interface OtherRoomOffer {
  readonly itemId: string
  readonly roomId: string
  /** Cents that the unit's total would rise by with it alone; upgrades that it needs included. */
  readonly difference: number
  readonly isOnRequest: boolean
}

/** Where else an option could be chosen. */
export interface AllRoomsOffer {
  /** In the rooms' order; together they make no conflict. */
  readonly others: readonly OtherRoomOffer[]
  /** Cents that the unit's total would rise by with all of them. */
  readonly difference: number
}

/**
 * The items of other rooms in which the option could be chosen as well and is not yet (UPG-23): those that can be
 * chosen together without a conflict, the first ones first. Empty when it would change nothing.
 */
export function offerInAllRooms(configuration: Configuration, { itemId, productId }: OptionRef): AllRoomsOffer {
  const { prepared } = configuration
  const source = prepared.items[prepared.itemIndexById.get(itemId) ?? NONE]
  const others: OtherRoomOffer[] = []
  let difference = 0
  if (source === undefined) return { others, difference }
  const { total } = configuration.figures
  for (const { index, item, roomIndex, optionIndexByProductId, options } of alikeItems(
    configuration,
    source,
    productId,
  )) {
    const room = prepared.rooms[roomIndex]
    if (room === undefined || roomIndex === source.roomIndex) continue
    const option = optionIndexByProductId.get(productId)!
    if (takesPart(configuration, index) && configuration.itemTable.get(index, ItemField.defacto) === option) continue
    const alone = chooseInAllRooms(configuration, { itemId, productId, otherItemIds: [item.id] })
    if (!alone.ok || alone.change.buyerSelections[item.id] === undefined) continue
    const otherItemIds = [...others.map((other) => other.itemId), item.id]
    const together = chooseInAllRooms(configuration, { itemId, productId, otherItemIds })
    if (!together.ok) continue
    difference = together.configuration.figures.total - total
    others.push({
      itemId: item.id,
      roomId: room.id,
      difference: alone.configuration.figures.total - total,
      isOnRequest: options[option]!.isOnRequest,
    })
  }
  return { others: inRoomOrder(configuration, others), difference }
}

function inRoomOrder(configuration: Configuration, others: readonly OtherRoomOffer[]): readonly OtherRoomOffer[] {
  const { rooms, roomIndexById } = configuration.prepared
  const getPlace = ({ roomId }: OtherRoomOffer) => rooms[roomIndexById.get(roomId) ?? NONE]?.position ?? 0
  return others.toSorted((a, b) => getPlace(a) - getPlace(b))
}

/** Items of the source's product group that have the option, the source included. */
function alikeItems(configuration: Configuration, source: PreparedItem, productId: string): readonly PreparedItem[] {
  return configuration.prepared.items.filter(
    (entry) =>
      entry.item.productGroupId === source.item.productGroupId &&
      entry.canTakePart &&
      entry.optionIndexByProductId.has(productId),
  )
}

/** Upgrades that would make the other items take part, of the groups that the source's own one is in. */
function bundlesFor(configuration: Configuration, source: PreparedItem, targets: readonly PreparedItem[]): string[] {
  const { prepared } = configuration
  const groups = new Set(
    prepared.bundlesOfLineItem[source.lineItemIndex]!.filter((index) => isBundleActive(configuration, index)).map(
      (index) => prepared.bundles[index]!.groupIndex,
    ),
  )
  const wanted = new Set<string>()
  for (const target of targets) {
    if (takesPart(configuration, target.index)) continue
    const index = prepared.bundlesOfLineItem[target.lineItemIndex]!.find((candidate) => {
      const bundle = prepared.bundles[candidate]!
      // An active one would be switched off: its line item may be replaced, and count as active.
      const isOff = !isBundleActive(configuration, candidate)
      return isOff && groups.has(bundle.groupIndex) && isBundleSelectable(configuration, bundle)
    })
    if (index !== undefined) wanted.add(prepared.bundles[index]!.id)
  }
  return [...wanted]
}
