import { useEffect } from 'react'
import type { Room } from '#shared/domain/catalogue.types.ts'
import { useOpenUnit } from '../store/unit.context.ts'
import { optionLayerUrls } from './usePicture.ts'

/** Loads the previews of the rooms, so that a room never opens without a picture (SHL-3, IMG-10). */
export function usePrefetchPreviews(rooms: readonly Room[]): void {
  const { images, mapping } = useOpenUnit()
  useEffect(() => {
    const previews = rooms.flatMap((room) => {
      const layered = mapping?.rooms.find(({ renderId }) => renderId === room.renderId)
      return layered?.previewUrl ?? room.previewUrl ?? []
    })
    return images.prefetch(previews)
  }, [rooms, images, mapping])
}

/** Loads what the open item's options show in the picture, before one of them is touched (IMG-10, IMG-11). */
export function usePrefetchOptions(room: Room, itemId: string): void {
  const { images, mapping } = useOpenUnit()
  useEffect(() => {
    if (mapping === null || room.renderId === null) return undefined
    return images.prefetch(optionLayerUrls(mapping, room.renderId, itemId))
  }, [room, itemId, images, mapping])
}
