import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { useShowItem } from '#renderer/parts/pictures/use-show-item.ts'
import { useRoomSwitch } from '#renderer/unit/address/use-room-switch.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { wishForFocus } from './focus-wish.ts'
import type { NextOpen } from './next-open.ts'

/** Opens a decision, in the room that somebody is in or in another one, and puts the focus on its head. */
export function useGoToOpen(here: Room): (next: NextOpen) => void {
  const { prepared } = useOpenUnit().store
  const switchTo = useRoomSwitch()
  const showItem = useShowItem(here)
  return ({ itemId, roomId }) => {
    const room = prepared.room(roomId)
    if (room === undefined) return
    if (room.id !== here.id) {
      wishForFocus(itemId)
      switchTo(room, itemId)
      return
    }
    const header = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(itemId)}"] [aria-expanded]`)
    // As a touch on it: the header goes to the top, and what was open closes.
    if (header?.ariaExpanded === 'false') header.click()
    else showItem(itemId)
    header?.focus({ preventScroll: true })
  }
}
