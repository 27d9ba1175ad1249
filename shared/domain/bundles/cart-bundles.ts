import { basePriceIn, computeCountingTotal } from './bundle-prices.ts'
import { isBundleActive } from './bundle-activity.ts'
import { ItemField, LineItemField, getActivation, type Configuration } from '../configuration/configuration.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'

/** An upgrade that counts in a room, with its base price there; cents. */
export interface CartBundle {
  /** The bundle, or the optional position on its own. */
  readonly id: string
  readonly title: string
  readonly basePrice: number
  /** What it costs with its products in all of its rooms, where that is not just the base price here. */
  readonly whole: { readonly cents: number; readonly isInSeveralRooms: boolean } | null
}

/**
 * The upgrades of a room (null = of the whole unit), in room-book order. Their base prices add up to the base price
 * of the room's cart (CHK-9): what a bundle's positions cost with nothing chosen inside, less what they replace.
 * Positions that belong to the purchase price and have nothing to credit are no upgrades.
 */
export function listCartBundles(configuration: Configuration, roomId: string | null): readonly CartBundle[] {
  const { prepared, lineItemTable } = configuration
  const room = roomId === null ? prepared.rooms.length : (prepared.roomIndexById.get(roomId) ?? NONE)
  const upgrades = new Map<string, Omit<CartBundle, 'whole'>>()
  for (const line of prepared.lineItems) {
    if (lineItemTable.get(line.index, LineItemField.counts) !== 1) continue
    const basePrice = basePriceIn(prepared, line, room)
    if (basePrice === 0 && !(line.lineItem.optional && line.roomIndexes.includes(room))) continue
    const { id, title } = getBundle(configuration, line.index)
    const known = upgrades.get(id)
    upgrades.set(id, { id, title, basePrice: (known?.basePrice ?? 0) + basePrice })
  }
  return [...upgrades.values()].map((upgrade) => ({ ...upgrade, whole: computeWhole(configuration, upgrade) }))
}

/** What all line items of an upgrade cost as they stand, in all rooms. */
function computeWhole(configuration: Configuration, upgrade: Omit<CartBundle, 'whole'>): CartBundle['whole'] {
  const { prepared, itemTable, lineItemTable } = configuration
  const bundle = prepared.bundles[prepared.bundleIndexById.get(upgrade.id) ?? NONE]
  if (bundle === undefined) return null
  const lines = bundle.lineItemIndexes
    .filter(
      (line) => lineItemTable.get(line, LineItemField.counts) === 1 && getBundle(configuration, line).id === upgrade.id,
    )
    .map((line) => prepared.lineItems[line]!)
  const items = lines.flatMap((line) => prepared.items.slice(line.firstItem, line.firstItem + line.itemCount))
  const cents = computeCountingTotal(configuration, lines)
  if (cents === upgrade.basePrice || items.some(({ index }) => itemTable.get(index, ItemField.onRequest) === 1))
    return null
  return { cents, isInSeveralRooms: new Set(items.map(({ roomIndex }) => roomIndex)).size > 1 }
}

/** The bundle that a line item was activated with, else an active one that holds it, else the line item itself. */
function getBundle(
  configuration: Configuration,
  lineItemIndex: number,
): { readonly id: string; readonly title: string } {
  const { prepared } = configuration
  const { lineItem } = prepared.lineItems[lineItemIndex]!
  const wanted = getActivation(configuration, lineItemIndex)?.upgradeBundleId ?? null
  const holding = prepared.bundlesOfLineItem[lineItemIndex]!.filter((index) => isBundleActive(configuration, index))
  const index = holding.find((candidate) => prepared.bundles[candidate]!.id === wanted) ?? holding[0]
  const bundle = index === undefined ? null : prepared.bundles[index]!.bundle
  return bundle === null ? { id: lineItem.id, title: lineItem.title } : { id: bundle.id, title: bundle.title }
}
