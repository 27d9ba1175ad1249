import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { PictureMapping } from '#shared/domain/look/pictures.ts'

/** The first picture that a room shows on entering it; null = it has none. */
export function getPreview(room: Room, mapping: PictureMapping | null): string | null {
  const layered = mapping?.rooms.find(({ renderId }) => renderId === room.renderId)
  return layered?.previewUrl ?? room.previewUrl
}
