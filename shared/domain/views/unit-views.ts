import { LineItemField, RoomField, isHeld, takesPart, type Configuration } from '../configuration/configuration.ts'
import type { ItemState, RoomState, UnitState } from '../configuration/configuration.types.ts'
import { itemStateAt } from './item-views.ts'
import type { PreparedCatalogue } from '../catalogue/prepared-catalogue.types.ts'

/** Totals and progress of the whole unit. */
export function unitState(configuration: Configuration): UnitState {
  const { figures, circumstances } = configuration
  return {
    total: figures.total,
    onRequestCount: figures.onRequest,
    decidedCount: figures.decided,
    pendingCount: figures.pending,
    progress: computeProgress(figures.decided, figures.pending),
    completed: circumstances.completed,
  }
}

/** Totals and progress of a room. Throws on an id that the catalogue does not have. */
export function roomState(configuration: Configuration, roomId: string): RoomState {
  const { prepared, roomTable, circumstances } = configuration
  const index = prepared.roomIndexById.get(roomId)
  if (index === undefined) throw new Error(`The catalogue has no room ${roomId}`)
  const itemsTotal = roomTable.get(index, RoomField.itemsTotal)
  const basePrice = roomTable.get(index, RoomField.basePrice)
  const decided = roomTable.get(index, RoomField.decided)
  const pending = roomTable.get(index, RoomField.pending)
  const locked = roomTable.get(index, RoomField.openLineItems) === 0
  const progress = computeProgress(decided, pending)
  return {
    id: roomId,
    total: itemsTotal + basePrice,
    itemsTotal,
    basePrice,
    onRequestCount: roomTable.get(index, RoomField.onRequest),
    decidedCount: decided,
    pendingCount: pending,
    progress,
    locked,
    complete: !locked && progress >= 1,
    sealed: circumstances.completed,
    shown: prepared.rooms[index]!.showEmpty || !locked,
  }
}

/** 1 when there is nothing to decide (domain.md "Progress"). */
function computeProgress(decided: number, pending: number): number {
  return decided + pending === 0 ? 1 : decided / (decided + pending)
}

/** Cents that a section adds to the unit's total. Throws on an unknown id. */
export function sectionTotal(configuration: Configuration, sectionId: string): number {
  const index = configuration.prepared.sectionIndexById.get(sectionId)
  if (index === undefined) throw new Error(`The catalogue has no section ${sectionId}`)
  return configuration.sectionTable.get(index, 0)
}

/** Cents that a sub-section adds to its section (decision 46). Throws on an unknown id. */
export function subSectionTotal(configuration: Configuration, subSectionId: string): number {
  const index = configuration.prepared.subSectionIndexById.get(subSectionId)
  if (index === undefined) throw new Error(`The catalogue has no sub-section ${subSectionId}`)
  return configuration.subSectionTable.get(index, 0)
}

/** Items of a room in room-book order; null = those of the whole unit. */
export function roomItemIds(prepared: PreparedCatalogue, roomId: string | null): readonly string[] {
  const index = roomId === null ? prepared.rooms.length : prepared.roomIndexById.get(roomId)
  const indexes = index === undefined ? [] : prepared.itemsOfRoom[index]!
  return indexes.map((item) => prepared.items[item]!.item.id)
}

/** ENG-30: at least one item can be chosen, so a completed unit is worth reopening. */
export function isReactivatable(configuration: Configuration): boolean {
  return configuration.prepared.items.some(
    ({ index, hasChoice }) => hasChoice && !isHeld(configuration, index) && takesPart(configuration, index),
  )
}

/** What a room (or the whole unit) adds to the total; cents. */
export interface CartRoom {
  /** null = the whole unit's own items. */
  readonly roomId: string | null
  /** Items that count. */
  readonly items: readonly ItemState[]
  readonly itemsTotal: number
  readonly basePrice: number
  readonly total: number
}

export interface Cart {
  readonly rooms: readonly CartRoom[]
  readonly unitWide: CartRoom
  readonly total: number
}

/** The selection per room with its sums; they add up to the unit's total (domain.md "Bundles"). */
export function cart(configuration: Configuration): Cart {
  const { prepared } = configuration
  return {
    rooms: prepared.rooms.map((room, index) => cartRoom(configuration, room.id, index)),
    unitWide: cartRoom(configuration, null, prepared.rooms.length),
    total: configuration.figures.total,
  }
}

function cartRoom(configuration: Configuration, roomId: string | null, roomIndex: number): CartRoom {
  const { prepared, roomTable, lineItemTable } = configuration
  const counting = prepared.itemsOfRoom[roomIndex]!.filter((item) => {
    const entry = prepared.items[item]!
    return !entry.item.cancelled && lineItemTable.get(entry.lineItemIndex, LineItemField.counts) === 1
  })
  const itemsTotal = roomTable.get(roomIndex, RoomField.itemsTotal)
  const basePrice = roomTable.get(roomIndex, RoomField.basePrice)
  return {
    roomId,
    items: counting.map((item) => itemStateAt(configuration, item)),
    itemsTotal,
    basePrice,
    total: itemsTotal + basePrice,
  }
}

/**
 * Whether somebody who looks at what was ordered wants to see this item (REV-1): it costs something, or what is fitted is
 * not what is fitted everywhere.
 */
export function differsFromStandard({ prepared }: Configuration, state: ItemState): boolean {
  if (state.total !== 0 || state.isOnRequest) return true
  const isExtra = prepared.lineItem(state.lineItemId)?.optional === true
  const standard = prepared.item(state.id)?.defaultProductId ?? null
  return state.defactoProductId !== null && (isExtra || state.defactoProductId !== standard)
}

/** Whether the cart, the sections and the unit name the same total; checked before a write is stored. */
export function hasOneTotal(configuration: Configuration): boolean {
  const { rooms, unitWide, total } = cart(configuration)
  const inCart = rooms.reduce((sum, room) => sum + room.total, unitWide.total)
  const inSections = configuration.prepared.sectionIds.reduce((sum, id) => sum + sectionTotal(configuration, id), 0)
  return inCart === total && inSections === total
}
