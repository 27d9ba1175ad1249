import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import {
  type Configuration,
  itemState,
  type OpenedItem,
  pendingItemIds,
  roomItemIds,
  roomState,
} from '#shared/domain/index.ts'
import { openedItems } from '#renderer/unit/order/opened-items.ts'
import { groupItems } from './group-items.ts'

/** Where somebody is, and how the rooms list their items. */
export interface Place {
  readonly roomId: string
  /** null = no item is open. */
  readonly openItemId: string | null
  /** Flag showConfigurationGroups. */
  readonly hasGroups: boolean
  /** Of the deadline whose decisions somebody goes through: no other is offered. Absent or null = of any trade. */
  readonly trades?: readonly string[] | null
}

/** An open decision, and how many its room has. */
export interface NextOpen {
  readonly itemId: string
  readonly roomId: string
  readonly openInRoom: number
}

/**
 * The next open decision: of this room in the order of its list, after the open item and from the top again; then of the
 * rooms after it, and from the first again. Of a deadline's the rooms after it come before what was passed over in this
 * one, so that who only looks gets to all of them. null = nothing is open. Of the rooms it reads how many they have open, of
 * one alone the items.
 */
export function nextOpenItem(configuration: Configuration, place: Place): NextOpen | null {
  const { roomId, openItemId, hasGroups, trades = null } = place
  const { catalogue } = configuration.prepared
  const rooms = [...catalogue.rooms].sort((a, b) => a.position - b.position)
  const here = Math.max(
    rooms.findIndex((room) => room.id === roomId),
    0,
  )
  const round = [...rooms.slice(here), ...rooms.slice(0, here)]
  const isOfDate = trades !== null && openItemId !== null
  for (const [index, room] of [...round, ...(isOfDate ? round.slice(0, 1) : [])].entries()) {
    if (!roomState(configuration, room.id).shown) continue
    const open = new Set(pendingItemIds(configuration, room.id).filter((id) => isOf(configuration, trades, id)))
    if (open.size === 0) continue
    const order = orderOfRoom(configuration, room, hasGroups)
    const at = openItemId === null ? -1 : order.indexOf(openItemId)
    const passedOver = isOfDate && index === 0 ? [] : order.slice(0, Math.max(at, 0))
    const itemId = [...order.slice(at + 1), ...passedOver].find((id) => open.has(id))
    if (itemId !== undefined) return { itemId, roomId: room.id, openInRoom: open.size }
  }
  return null
}

function isOf({ prepared }: Configuration, trades: readonly string[] | null, itemId: string): boolean {
  return trades === null || trades.includes(prepared.item(itemId)?.trade ?? '')
}

function orderOfRoom({ prepared }: Configuration, room: Room, hasGroups: boolean): readonly string[] {
  const ids = roomItemIds(prepared, room.id)
  return hasGroups ? groupItems(room.configuratorGroups, ids).flatMap(({ itemIds }) => itemIds) : ids
}

/**
 * Of an order with single items open again these alone, one after the other, decided or not: they are what somebody is to
 * look at (KNW-2). After the last one those that nobody has decided; null = none is left.
 */
function nextOpened(configuration: Configuration, opened: readonly OpenedItem[], openItemId: string): NextOpen | null {
  const at = opened.findIndex(({ itemId }) => itemId === openItemId)
  const next =
    opened[at + 1] ??
    opened.find(({ itemId }) => itemId !== openItemId && itemState(configuration, itemId)?.pending === true)
  if (next === undefined) return null
  const openInRoom = opened.filter(({ room }) => room.id === next.room.id).length
  return { itemId: next.itemId, roomId: next.room.id, openInRoom }
}

/** What comes after the open item: an open decision, or with none left the review, or the deadline that one came from. */
export type NextStep = (NextOpen & { readonly kind: 'item' }) | typeof REVIEW | typeof DATE
const REVIEW = { kind: 'review' } as const
const DATE = { kind: 'date' } as const

/** null as long as no item is open, and once nothing can be chosen any more (GUI-1). */
export function nextStep(configuration: Configuration, place: Place): NextStep | null {
  if (place.openItemId === null || configuration.circumstances.completed) return null
  const opened = openedItems(configuration)
  const next =
    opened.length > 0 ? nextOpened(configuration, opened, place.openItemId) : nextOpenItem(configuration, place)
  if (next !== null) return { kind: 'item', ...next }
  return opened.length === 0 && place.trades ? DATE : REVIEW
}
