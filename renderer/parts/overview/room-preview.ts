import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { type Configuration, roomState } from '#shared/domain/index.ts'
import { combinedUrl, type PictureMapping, getPicture } from '#shared/domain/look/pictures.ts'

export interface RoomPreview {
  /** The room with its standard fittings; null = there is no picture of it. */
  readonly standardUrl: string | null
  /** The room as it is configured, composed by the server; null while it is the standard. */
  readonly chosenUrl: string | null
}

/** The small picture of a room: its standard one at once, and what was chosen as soon as something was. */
export function roomPreview(configuration: Configuration, mapping: PictureMapping | null, room: Room): RoomPreview {
  const picture = mapping === null ? null : getPicture(configuration, mapping, room.id)
  const standardUrl = picture?.previewUrl ?? room.previewUrl
  if (mapping === null || picture === null || room.renderId === null) return { standardUrl, chosenUrl: null }
  if (roomState(configuration, room.id).decidedCount === 0) return { standardUrl, chosenUrl: null }
  return { standardUrl, chosenUrl: combinedUrl(mapping.mergerUrl, room.renderId, picture) }
}
