import type {
  BundleGroupView,
  ItemState,
  ItemView,
  RoomState,
  UnitState,
} from '#shared/domain/configuration/configuration.types.ts'
import {
  bundleGroups,
  type Configuration,
  isRoomBegun,
  itemState,
  itemView,
  roomItemIds,
  roomState,
  unitState,
} from '#shared/domain/index.ts'
import { areShallowEqual, isShallowEqual, useUnitValue } from './unit.context.ts'

/** What the screens read, each as a hook that renders again only when the answer differs. */

/** An item's state without its options. */
export function useItemState(itemId: string): ItemState {
  return useUnitValue<string, ItemState>(itemState, itemId, isShallowEqual)
}

/** An item with its options, their validity and prices: for the open item only. */
export function useItemView(itemId: string): ItemView {
  return useUnitValue<string, ItemView>(itemView, itemId, isSameItemView)
}

/** A room's figures. */
export function useRoomState(roomId: string): RoomState {
  return useUnitValue<string, RoomState>(roomState, roomId, isShallowEqual)
}

/** Whether the buyer has chosen something in a room. Every row of a list may ask: it is looked up once per change. */
export function useIsRoomBegun(roomId: string): boolean {
  return useUnitValue<string, boolean>(isBegun, roomId)
}

const begun = new WeakMap<Configuration, Map<string, boolean>>()

function isBegun(configuration: Configuration, roomId: string): boolean {
  const known = begun.get(configuration) ?? new Map<string, boolean>()
  begun.set(configuration, known)
  const answer = known.get(roomId) ?? isRoomBegun(configuration, roomId)
  known.set(roomId, answer)
  return answer
}

/** The unit's figures. */
export function useUnitState(): UnitState {
  return useUnitValue<null, UnitState>(unitState, null, isShallowEqual)
}

/** Ids of the room's items that are shown, in room-book order. */
export function useShownItemIds(roomId: string): readonly string[] {
  return useUnitValue<string, readonly string[]>(shownItemIds, roomId, isShallowEqual)
}

/** Ids of the rooms that are shown, in their order (ENG-29). */
export function useShownRoomIds(): readonly string[] {
  return useUnitValue<null, readonly string[]>(shownRoomIds, null, isShallowEqual)
}

/** The upgrades that are offered in a room. */
export function useBundleGroups(roomId: string): readonly BundleGroupView[] {
  return useUnitValue<string, readonly BundleGroupView[]>(offeredGroups, roomId, areSameGroups)
}

/** Every upgrade of the unit, also those that belong to no room. */
export function useAllBundleGroups(): readonly BundleGroupView[] {
  return useUnitValue<null, readonly BundleGroupView[]>(bundleGroups, null, areSameGroups)
}

function shownItemIds(configuration: Configuration, roomId: string): readonly string[] {
  return roomItemIds(configuration.prepared, roomId).filter((itemId) => itemState(configuration, itemId).takesPart)
}

function shownRoomIds(configuration: Configuration): readonly string[] {
  return [...configuration.prepared.catalogue.rooms]
    .sort((a, b) => a.position - b.position)
    .filter((room) => roomState(configuration, room.id).shown)
    .map((room) => room.id)
}

function offeredGroups(configuration: Configuration, roomId: string): readonly BundleGroupView[] {
  return bundleGroups(configuration, roomId).filter((group) => group.bundles.length > 0)
}

function isSameItemView({ options: a, ...stateA }: ItemView, { options: b, ...stateB }: ItemView): boolean {
  return (
    isShallowEqual(stateA, stateB) &&
    a.length === b.length &&
    a.every((option, index) => {
      const other = b[index]
      if (other === undefined) return false
      const { price, ...flat } = option
      const { price: otherPrice, ...otherFlat } = other
      return isShallowEqual(flat, otherFlat) && isShallowEqual(price, otherPrice)
    })
  )
}

/** Prices, states and ids of bundles are all that the cards show. */
function areSameGroups(a: readonly BundleGroupView[], b: readonly BundleGroupView[]): boolean {
  return (
    a.length === b.length &&
    a.every((group, index) => {
      const other = b[index]
      return other !== undefined && group.id === other.id && areShallowEqual(getCards(group), getCards(other))
    })
  )
}

function getCards(group: BundleGroupView) {
  return group.bundles.map(({ id, active, selectable, held, surcharge, altered, alreadyChosen, isPriceOnRequest }) => ({
    id,
    active,
    selectable,
    held,
    surcharge,
    altered,
    alreadyChosen,
    isPriceOnRequest,
  }))
}
