import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { Configuration, OpenedItem } from '#shared/domain/index.ts'
import { hasOwnChoice } from '#renderer/parts/overview/own-choice.ts'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { useHolds } from '#renderer/unit/locks/locks.ts'
import { useOpenedItems } from '#renderer/unit/order/opened-items.ts'
import { useReturnedOrder } from '#renderer/unit/order/use-orders.ts'
import { useShownRoomIds, useUnitState } from '#renderer/unit/state/derive.ts'
import { isShallowEqual, useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import { firstOpenItem, unfinishedRoom } from './ways-model.ts'

/** How far the open unit's choices are, in what the dashboard says of it first. `room`: the one to show. */
export type Standing =
  /** Nothing is chosen yet (START-1). */
  | { readonly kind: 'new'; readonly room: Room }
  /** Single items of an order are open again (KNW-2). */
  | { readonly kind: 'opened'; readonly room: Room; readonly opened: readonly [OpenedItem, ...OpenedItem[]] }
  /** The whole order came back. */
  | { readonly kind: 'returned'; readonly room: Room }
  /** Nothing is open: on to the review, or after it a look back. */
  | { readonly kind: 'finished'; readonly room: Room }
  /** The room to go on in, and its first open decision (START-2). */
  | { readonly kind: 'begun'; readonly room: Room; readonly itemId: string | null }

/** How far the open unit is; null = it has no room. */
export function useStanding(): Standing | null {
  const { store, project } = useOpenUnit()
  const { completed } = useUnitState()
  const roomIds = useShownRoomIds()
  const { roomId, itemId } = useUnitValue(findNext, roomIds, isShallowEqual)
  const hasChosen = useUnitValue(hasOwnChoice, null)
  const isPart = useHolds().openedPart !== null
  const [first, ...others] = useOpenedItems()
  const isReturned = useReturnedOrder() !== null && hasPage(project, 'checkout')
  const room = first?.room ?? store.prepared.room(roomId ?? roomIds[0] ?? '')
  if (room === undefined) return null
  if (first !== undefined) return { kind: 'opened', room, opened: [first, ...others] }
  if (isReturned) return { kind: 'returned', room }
  if (!hasChosen && !completed && !isPart) return { kind: 'new', room }
  return completed || roomId === null ? { kind: 'finished', room } : { kind: 'begun', room, itemId }
}

interface Next {
  readonly roomId: string | null
  readonly itemId: string | null
}

function findNext(configuration: Configuration, roomIds: readonly string[]): Next {
  const roomId = unfinishedRoom(configuration, roomIds)
  const room = roomId === null ? undefined : configuration.prepared.room(roomId)
  return { roomId, itemId: room === undefined ? null : firstOpenItem(configuration, room) }
}
