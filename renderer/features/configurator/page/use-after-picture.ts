import { useDeferredValue, useMemo } from 'react'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'

/**
 * What the choices are of: on the way to another room its picture comes first, and its choices right
 * after, in a frame of their own. Until then nobody can touch those of the room before.
 */
export function useAfterPicture(room: Room, deepLinkItemId: string | null) {
  return useDeferredValue(useMemo(() => ({ room, deepLinkItemId }), [room, deepLinkItemId]))
}
