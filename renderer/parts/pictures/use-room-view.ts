import { useCallback, useMemo } from 'react'
import { create } from 'zustand'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { type RoomView, roomViews, viewOfItem } from './room-views.ts'

/** Which view of a room is looked at, by the room's id, as long as this window is open. */
const useChosenViews = create<Readonly<Record<string, string>>>(() => ({}))

export interface RoomViewChoice {
  readonly views: readonly RoomView[]
  readonly present: RoomView
  readonly show: (viewId: string) => void
  /** Goes to a view of the item, unless it is in view. */
  readonly showItem: (itemId: string) => void
}

/** The views of a room, and the one that is looked at. */
export function useRoomView(room: Room): RoomViewChoice {
  const { mapping } = useOpenUnit()
  const views = useMemo(() => roomViews(room, mapping), [room, mapping])
  const present = findPresent(
    views,
    useChosenViews((chosen) => chosen[room.id]),
  )
  const show = useCallback((viewId: string) => useChosenViews.setState({ [room.id]: viewId }), [room.id])
  const showItem = useCallback(
    (itemId: string) => {
      const wanted = viewOfItem(views, findPresent(views, useChosenViews.getState()[room.id]), itemId)
      if (wanted !== null) show(wanted.id)
    },
    [views, room.id, show],
  )
  return { views, present, show, showItem }
}

function findPresent(views: readonly [RoomView, ...RoomView[]], chosenId: string | undefined): RoomView {
  return views.find(({ id }) => id === chosenId) ?? views[0]
}
