import { bundleViewAt, isBundleActive } from './bundle-views.ts'
import { LineField, activationOf, type Configuration } from './configuration.ts'

/** An upgrade that counts in a room, with its base price there; cents. */
export interface CartUpgrade {
  /** The bundle, or the optional position on its own. */
  readonly id: string
  readonly title: string
  readonly basePrice: number
  /** What its card says, where that is not just the base price here: with its products, in all of its rooms. */
  readonly whole: { readonly cents: number; readonly isInSeveralRooms: boolean } | null
}

/**
 * The upgrades of a room (null = of the whole unit), in room-book order. Their base prices add up to the base price
 * of the room's cart (CHK-9): what a bundle's positions cost with nothing chosen inside, less what they replace.
 * Positions that belong to the purchase price and have nothing to credit are no upgrades.
 */
export function cartUpgrades(configuration: Configuration, roomId: string | null): readonly CartUpgrade[] {
  const { prepared, lineTable } = configuration
  const room = roomId === null ? prepared.rooms.length : prepared.roomIndexById.get(roomId)
  const upgrades = new Map<string, Omit<CartUpgrade, 'whole'>>()
  for (const line of prepared.lineItems) {
    if (lineTable.get(line.index, LineField.counts) !== 1) continue
    const { lineItem, firstItem, itemCount } = line
    const here = prepared.items.slice(firstItem, firstItem + itemCount).filter((entry) => entry.roomIndex === room)
    const standard = lineItem.optional ? here.reduce((sum, entry) => sum + entry.defaultTotal, 0) : 0
    const basePrice = standard - (line.roomIndex === room ? lineItem.replacementTotal : 0)
    if (basePrice === 0 && (!lineItem.optional || here.length === 0)) continue
    const { id, title } = upgradeOf(configuration, line.index)
    const known = upgrades.get(id)
    upgrades.set(id, { id, title, basePrice: (known?.basePrice ?? 0) + basePrice })
  }
  return [...upgrades.values()].map((upgrade) => ({ ...upgrade, whole: wholeOf(configuration, upgrade) }))
}

function wholeOf(configuration: Configuration, upgrade: Omit<CartUpgrade, 'whole'>): CartUpgrade['whole'] {
  const { prepared } = configuration
  const index = prepared.bundleIndexById.get(upgrade.id)
  if (index === undefined) return null
  const { surcharge, isPriceOnRequest, basePricePerRoom } = bundleViewAt(configuration, index)
  if (surcharge === upgrade.basePrice || isPriceOnRequest) return null
  return { cents: surcharge, isInSeveralRooms: Object.values(basePricePerRoom).filter(Boolean).length > 1 }
}

/** The bundle that a line item was activated with, else an active one that holds it, else the line item itself. */
function upgradeOf(configuration: Configuration, lineIndex: number): { readonly id: string; readonly title: string } {
  const { prepared } = configuration
  const { lineItem } = prepared.lineItems[lineIndex]!
  const wanted = activationOf(configuration, lineIndex)?.upgradeBundleId ?? null
  const holding = prepared.bundlesOfLineItem[lineIndex]!.filter((index) => isBundleActive(configuration, index))
  const index = holding.find((candidate) => prepared.bundles[candidate]!.id === wanted) ?? holding[0]
  const bundle = index === undefined ? null : prepared.bundles[index]!.bundle
  return bundle === null ? { id: lineItem.id, title: lineItem.title } : { id: bundle.id, title: bundle.title }
}
