import { bundleGroups } from '../bundles/bundle-views.ts'
import { type Configuration, LineItemField } from '../configuration/configuration.ts'
import type { BundleView, ItemState } from '../configuration/configuration.types.ts'
import { itemStateAt } from './item-views.ts'
import type { PreparedItem } from '../catalogue/prepared-catalogue.types.ts'
import { roomState, unitState } from './unit-views.ts'

/** An item on one side of a comparison: what is fitted and what it adds to the room. */
export interface ComparedItem {
  /** null = nothing is fitted. */
  readonly productId: string | null
  readonly quantity: number
  /** Cents more than the standard. */
  readonly total: number
  readonly isOnRequest: boolean
}

/** null on a side: there the item is not part of the home. */
export interface ItemDifference {
  readonly itemId: string
  /** null = belongs to the whole unit. */
  readonly roomId: string | null
  readonly left: ComparedItem | null
  readonly right: ComparedItem | null
}

/** An upgrade that is chosen on one side only. */
export interface BundleDifference {
  /** For a standalone upgrade, its line item's. */
  readonly bundleId: string
  readonly isStandalone: boolean
  readonly roomIds: readonly string[]
  /** Where it is chosen; the other side goes without. */
  readonly side: 'left' | 'right'
  /** Cents on its card there. */
  readonly surcharge: number
  readonly isOnRequest: boolean
}

/** A line per side; null = none is chosen. */
export interface DesignLineDifference {
  readonly roomId: string
  readonly groupId: string
  readonly left: string | null
  readonly right: string | null
}

export interface ComparedTotals {
  /** Cents. */
  readonly left: number
  readonly right: number
  readonly leftOnRequest: number
  readonly rightOnRequest: number
}

export interface RoomDifference {
  readonly roomId: string
  readonly totals: ComparedTotals
  readonly itemIds: readonly string[]
}

export interface ConfigurationComparison {
  /** In room-book order. */
  readonly items: readonly ItemDifference[]
  readonly bundles: readonly BundleDifference[]
  readonly designLines: readonly DesignLineDifference[]
  /** Every room, in its order. */
  readonly rooms: readonly RoomDifference[]
  readonly totals: ComparedTotals
  /** Nothing above differs. */
  readonly isSame: boolean
}

/**
 * What tells two configurations of one catalogue apart, for people: products, upgrades and design lines rather
 * than who chose them. Work grows with the room book.
 *
 * @throws when the two stand on different catalogues: their prices would not be comparable.
 */
export function compareConfigurations(left: Configuration, right: Configuration): ConfigurationComparison {
  const items = comparedItems(left, right)
  const bundles = bundleDifferences(left, right)
  const designLines = designLineDifferences(left, right)
  return {
    items,
    bundles,
    designLines,
    rooms: left.prepared.rooms.map((room) => ({
      roomId: room.id,
      totals: comparedTotals(roomState(left, room.id), roomState(right, room.id)),
      itemIds: items.flatMap(({ itemId, roomId }) => (roomId === room.id ? [itemId] : [])),
    })),
    totals: comparedTotals(unitState(left), unitState(right)),
    isSame: items.length === 0 && bundles.length === 0 && designLines.length === 0,
  }
}

interface Figures {
  readonly total: number
  readonly onRequestCount: number
}

function comparedTotals(left: Figures, right: Figures): ComparedTotals {
  return {
    left: left.total,
    right: right.total,
    leftOnRequest: left.onRequestCount,
    rightOnRequest: right.onRequestCount,
  }
}

/** The items that differ, in room-book order. Throws when the two stand on different catalogues. */
export function comparedItems(left: Configuration, right: Configuration): readonly ItemDifference[] {
  if (left.prepared !== right.prepared) throw new Error('Two catalogues cannot be compared')
  return left.prepared.items.flatMap((entry) => itemDifference(left, right, entry))
}

function itemDifference(left: Configuration, right: Configuration, { index, item }: PreparedItem): ItemDifference[] {
  const [a, b] = [comparedItem(left, index), comparedItem(right, index)]
  if (a === null && b === null) return []
  const isSame =
    a !== null &&
    b !== null &&
    a.productId === b.productId &&
    a.quantity === b.quantity &&
    a.total === b.total &&
    a.isOnRequest === b.isOnRequest
  return isSame ? [] : [{ itemId: item.id, roomId: item.roomId, left: a, right: b }]
}

/** null where its line item does not count: then it is not shown, and costs nothing. */
function comparedItem(configuration: Configuration, index: number): ComparedItem | null {
  const { item, lineItemIndex } = configuration.prepared.items[index]!
  if (item.cancelled || !item.visible || configuration.lineItemTable.get(lineItemIndex, LineItemField.counts) !== 1)
    return null
  const state: ItemState = itemStateAt(configuration, index)
  const { defactoProductId: productId, quantity, total, isOnRequest } = state
  return { productId, quantity, total, isOnRequest }
}

function bundleDifferences(left: Configuration, right: Configuration): BundleDifference[] {
  const others = new Map(chosenBundles(right).map((bundle) => [bundle.id, bundle]))
  const mine = new Map(chosenBundles(left).map((bundle) => [bundle.id, bundle]))
  return [
    ...[...mine.values()].flatMap((bundle) => (others.has(bundle.id) ? [] : [bundleDifference(bundle, 'left')])),
    ...[...others.values()].flatMap((bundle) => (mine.has(bundle.id) ? [] : [bundleDifference(bundle, 'right')])),
  ]
}

/** Upgrades beyond the standard of their group. */
function chosenBundles(configuration: Configuration): BundleView[] {
  return bundleGroups(configuration, null).flatMap(({ bundles }) =>
    bundles.filter((bundle) => bundle.active && !bundle.default),
  )
}

function bundleDifference(bundle: BundleView, side: 'left' | 'right'): BundleDifference {
  return {
    bundleId: bundle.id,
    isStandalone: bundle.standaloneLineItemId !== null,
    roomIds: bundle.roomIds,
    side,
    surcharge: bundle.surcharge,
    isOnRequest: bundle.isPriceOnRequest,
  }
}

function designLineDifferences(left: Configuration, right: Configuration): DesignLineDifference[] {
  const getLine = (configuration: Configuration, roomId: string, groupId: string) =>
    configuration.designLineSelections.findLast(
      (entry) => entry.projectRoomId === roomId && entry.designLineGroupId === groupId,
    )?.designLineId ?? null
  return left.prepared.rooms.flatMap((room) =>
    left.prepared.catalogue.designLineGroups.flatMap((group) => {
      const [a, b] = [getLine(left, room.id, group.id), getLine(right, room.id, group.id)]
      return a === b ? [] : [{ roomId: room.id, groupId: group.id, left: a, right: b }]
    }),
  )
}
