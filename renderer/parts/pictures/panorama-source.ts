import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { PictureMapping } from '#shared/domain/look/pictures.ts'

/** What a room's panorama is made of: a layered picture of the mapping, or one image. */
export type PanoramaSource = { readonly renderId: string } | { readonly url: string }

/** Slug of the room that is a panorama even if nothing says so (IMG-1). */
const PANORAMA_SLUG = 'bad-360'

/**
 * The room's panorama: it has one if it has a panorama image; the slug is the fallback rule, for a
 * picture that has a panorama's shape (decision 22). null = a flat picture (IMG-2).
 */
export function panoramaSource(room: Room, mapping: PictureMapping | null): PanoramaSource | null {
  const getPicture = (renderId: string | null) => mapping?.rooms.find((picture) => picture.renderId === renderId)
  const layered = getPicture(room.panoramaRenderId ?? null)
  if (layered !== undefined) return { renderId: layered.renderId }
  if (room.panoramaUrl !== null) return { url: room.panoramaUrl }
  const own = room.slug === PANORAMA_SLUG ? getPicture(room.renderId) : undefined
  return own !== undefined && own.width === own.height * 2 ? { renderId: own.renderId } : null
}
