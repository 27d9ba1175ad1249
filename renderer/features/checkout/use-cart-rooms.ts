import { useMemo } from 'react'
import type { Configuration } from '#shared/domain/index.ts'
import { useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import { type CartRoomView, cartRooms } from './cart-rooms.ts'

/** The cart of the open unit, as it stands. */
export function useCartRooms(): readonly CartRoomView[] {
  const { basePath } = useOpenUnit()
  const configuration = useUnitValue(itself, null)
  return useMemo(() => cartRooms(configuration, basePath), [configuration, basePath])
}

function itself(configuration: Configuration): Configuration {
  return configuration
}
