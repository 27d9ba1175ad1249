import { useCallback, useContext } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { ConfiguratorHostContext } from './host.context.ts'
import { dateIn, withDate } from './date-address.ts'
import { roomPath } from './paths.ts'
import { useOpenUnit } from '../state/unit.context.ts'

/** As `RoomLink`, for what is no link: goes to a room, and there to an item (CFG-11, CFG-12). */
export function useRoomSwitch(): (room: Room, itemId?: string | null) => void {
  const { basePath } = useOpenUnit()
  const { onRoomSwitch } = useContext(ConfiguratorHostContext)
  const navigate = useNavigate()
  const date = dateIn(useLocation().search)
  return useCallback(
    (room, itemId = null) => {
      if (onRoomSwitch === undefined) void navigate(withDate(roomPath(basePath, room.slug, itemId), date))
      else onRoomSwitch(room, itemId)
    },
    [basePath, navigate, onRoomSwitch, date],
  )
}
