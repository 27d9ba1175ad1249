import { useMemo } from 'react'
import { useConfiguration } from '#renderer/unit/data/use-configuration.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { type CartRoomView, cartRooms } from './cart-rooms.ts'

/** The cart of the open unit, as it stands. */
export function useCartRooms(): readonly CartRoomView[] {
  const { basePath } = useOpenUnit()
  const configuration = useConfiguration()
  return useMemo(() => cartRooms(configuration, basePath), [configuration, basePath])
}
