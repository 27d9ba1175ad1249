import { useEffect } from 'react'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { configuredPicture } from '#shared/domain/look/pictures.ts'
import { type OpenUnit, useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { panoramaSource } from './panorama-source.ts'
import { getPreview } from '#renderer/unit/pictures/preview.ts'
import { optionLayerUrls } from './usePicture.ts'
import { afterPaint } from '#renderer/unit/state/after-paint.ts'
import { AHEAD_MS, whenIdle } from '#renderer/platform/when-idle.ts'

/** Loads the previews of the rooms, so that a room never opens without a picture (SHL-3, IMG-10). */
export function usePrefetchPreviews(rooms: readonly Room[]): void {
  const { images, mapping } = useOpenUnit()
  useEffect(() => {
    return images.prefetch(rooms.flatMap((room) => getPreview(room, mapping) ?? []))
  }, [rooms, images, mapping])
}

/** Loads what the open item's options show in the picture, before one of them is touched (IMG-10, IMG-11). */
export function usePrefetchOptions(room: Room, itemId: string): void {
  const { images, mapping } = useOpenUnit()
  useEffect(() => {
    const own = mapping === null || room.renderId === null ? [] : optionLayerUrls(mapping, room.renderId, itemId)
    const inViews = (room.configuratorViews ?? []).flatMap((view) => view.prefetchUrlsBySubLineItemId?.[itemId] ?? [])
    let forget = () => {}
    let isWanted = true
    // The touch that opens the item may send the camera on its way, which comes first.
    afterPaint(() => {
      if (isWanted) forget = images.expect([...own, ...inViews])
    })
    return () => {
      isWanted = false
      forget()
    }
  }, [room, itemId, images, mapping])
}

/** Loads the other rooms as they are configured while nothing else is to do, the nearest first (IMG-10). */
export function usePrefetchRooms(room: Room, rooms: readonly Room[]): void {
  const unit = useOpenUnit()
  useEffect(() => {
    const { images, store } = unit
    let forget = () => {}
    let callOff = () => {}
    const begin = () => {
      callOff()
      callOff = whenIdle(() => {
        // What a choice in this room changed in others replaces what was still to be loaded.
        forget()
        forget = images.prefetch(nearestFirst(rooms, room.id).flatMap((other) => roomUrls(unit, other)))
      }, AHEAD_MS)
    }
    begin()
    const off = store.onPerformed(begin)
    return () => {
      off()
      callOff()
      forget()
    }
  }, [room.id, rooms, unit])
}

/** Rooms beside a room; all others only where data is not to be saved. The next one comes before the previous one. */
function nearestFirst(rooms: readonly Room[], roomId: string): readonly Room[] {
  const here = rooms.findIndex((room) => room.id === roomId)
  const savesData = window.matchMedia('(prefers-reduced-data: reduce)').matches
  return rooms
    .map((room, index) => ({ room, distance: Math.abs(index - here) - (index > here ? 0.5 : 0) }))
    .filter(({ distance }) => distance > 0 && (distance <= 1 || !savesData))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ room }) => room)
}

/** What a room shows on entering it; a panorama's pictures go another way. */
function roomUrls({ mapping, store }: OpenUnit, room: Room): readonly string[] {
  if (mapping === null || panoramaSource(room, mapping) !== null) return []
  const picture = configuredPicture(store.state.getState().configuration, mapping, room.renderId)
  if (picture === null) return []
  return [picture.baseUrl, ...picture.layers.filter(({ missing }) => !missing).map(({ url }) => url)]
}
