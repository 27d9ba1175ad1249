import type { ItemState } from '#shared/domain/configuration/configuration.types.ts'
import {
  bundleGroups,
  cart,
  type CartBundle,
  differsFromStandard,
  listCartBundles,
  type Configuration,
  roomState,
  unitState,
} from '#shared/domain/index.ts'
import { type Lock, getHolds, getLock, lockOfBundle } from '#renderer/unit/locks/locks.ts'
import { roomPath } from '#renderer/unit/address/paths.ts'

/** One decision of a room as it is listed. */
export interface CartItem {
  readonly state: ItemState
  readonly title: string
  /** null = nothing is fitted. */
  readonly productTitle: string | null
  readonly thumbUrl: string | null
  /** The product's. */
  readonly trade: string | undefined
  /** It costs something, or is not what is fitted everywhere. */
  readonly differs: boolean
  /** In `unit`; null = it goes without saying. */
  readonly quantity: { readonly count: number; readonly unit: string } | null
  /** The item in the configurator; null = it belongs to no room. */
  readonly url: string | null
  /** What holds it as it is, where something could be chosen otherwise. */
  readonly lock: Lock | null
}

/** A room of the cart (API-118). */
export interface CartRoomView {
  /** null = the whole unit's own items. */
  readonly id: string | null
  readonly slug: string | null
  /** '' for the whole unit: the page has a word for it. */
  readonly title: string
  readonly url: string | null
  readonly items: readonly CartItem[]
  readonly upgrades: readonly (CartBundle & { readonly lock: Lock | null })[]
  /** Cents: items and base prices, without what is on request (CHK-9). */
  readonly total: number
  readonly onRequestCount: number
}

/**
 * The cart as the page lists it, in the order of the rooms (CHK-6): everything from the engine's own cart, so the rooms
 * add up to the total that is shown everywhere else. `basePath`: the configurator's.
 */
export function cartRooms(configuration: Configuration, basePath: string): readonly CartRoomView[] {
  const { prepared } = configuration
  const { rooms, unitWide } = cart(configuration)
  const onRequestInRooms = rooms.reduce(
    (sum, { roomId }) => sum + (roomId === null ? 0 : roomState(configuration, roomId).onRequestCount),
    0,
  )
  return [...rooms, unitWide]
    .map((entry): CartRoomView & { position: number } => {
      const room = entry.roomId === null ? undefined : prepared.room(entry.roomId)
      return {
        id: entry.roomId,
        slug: room?.slug ?? null,
        title: room?.title ?? '',
        url: room === undefined ? null : roomPath(basePath, room.slug),
        items: entry.items
          // A hidden position is listed only where the sum needs it.
          .filter((item) => item.takesPart || item.total !== 0 || item.isOnRequest)
          .map((item) => cartItem(configuration, item, room === undefined ? null : [basePath, room.slug])),
        upgrades: listCartBundles(configuration, entry.roomId).map((upgrade) => ({
          ...upgrade,
          lock: lockOfUpgrade(configuration, upgrade.id),
        })),
        total: entry.total,
        onRequestCount:
          entry.roomId === null
            ? unitState(configuration).onRequestCount - onRequestInRooms
            : roomState(configuration, entry.roomId).onRequestCount,
        position: room?.position ?? Number.POSITIVE_INFINITY,
      }
    })
    .filter((room) => room.items.length > 0 || room.upgrades.length > 0 || room.total !== 0)
    .sort((a, b) => a.position - b.position)
}

function cartItem(configuration: Configuration, state: ItemState, place: [string, string] | null): CartItem {
  const { prepared } = configuration
  const item = prepared.item(state.id)
  const product = state.defactoProductId === null ? undefined : prepared.product(state.defactoProductId)
  const unit = item?.quantityUnit ?? ''
  const saysQuantity = product !== undefined && item?.quantityHidden === false && (state.quantity !== 1 || unit !== '')
  return {
    state,
    title: item?.title ?? '',
    productTitle: product?.title ?? null,
    thumbUrl: product?.thumbUrl ?? null,
    trade: product?.trades[0],
    differs: differsFromStandard(configuration, state),
    quantity: saysQuantity ? { count: state.quantity, unit } : null,
    lock: prepared.items[prepared.itemIndexById.get(state.id) ?? -1]?.hasChoice
      ? getLock(getHolds(configuration), item === undefined ? [] : [item])
      : null,
    url: place === null ? null : roomPath(place[0], place[1], state.id),
  }
}

function lockOfUpgrade(configuration: Configuration, id: string): Lock | null {
  const bundle = bundleGroups(configuration, null)
    .flatMap(({ bundles }) => bundles)
    .find((candidate) => candidate.id === id)
  return bundle === undefined ? null : lockOfBundle(configuration.prepared, getHolds(configuration), bundle)
}

/** Every amount that a room shows, cents (decision 58). */
export function listAmounts({ items, upgrades, total }: CartRoomView): readonly number[] {
  return [
    total,
    ...items.map(({ state }) => state.total),
    ...upgrades.flatMap(({ basePrice, whole }) => [basePrice, whole?.cents ?? 0]),
  ]
}

/**
 * What a reader wants to check in a room, and what is as everywhere: the first costs something, is not the standard, or is
 * locked (REV-1).
 */
export function splitItems({ items }: CartRoomView): {
  readonly own: readonly CartItem[]
  readonly standard: readonly CartItem[]
} {
  const isOwn = ({ lock, differs }: CartItem) => differs || lock !== null
  return { own: items.filter(isOwn), standard: items.filter((item) => !isOwn(item)) }
}

/** A room's decisions that nobody has made. */
export interface OpenRoom {
  readonly id: string | null
  /** '' for the whole unit. */
  readonly title: string
  readonly items: readonly CartItem[]
}

/** The open decisions by room, with what is fitted where nobody decides (CHK-16). */
export function listOpenRooms(rooms: readonly CartRoomView[]): readonly OpenRoom[] {
  return rooms
    .map(({ id, title, items }) => ({ id, title, items: items.filter(({ state }) => state.pending) }))
    .filter(({ items }) => items.length > 0)
}

/** Where the first open decision is; null = none, or none that a room shows. */
export function firstOpenUrl(rooms: readonly CartRoomView[]): string | null {
  for (const room of rooms) {
    const open = room.items.find(({ state, url }) => state.pending && url !== null)
    if (open !== undefined) return open.url
  }
  return null
}
