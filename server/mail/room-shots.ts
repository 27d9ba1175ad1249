import { camelKey, fromWire } from '#shared/contracts/wire.ts'
import { type Configuration, getSelections } from '#shared/domain/index.ts'
import { type PictureMapping, getPicture } from '#shared/domain/look/pictures.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { MailPicture } from '#server/mail/mails.repository.ts'
import { findPictureMapping } from '#server/pictures/picture-mappings.repository.ts'

const MAX_ROOMS = 3

export interface RoomShot {
  readonly roomId: string
  readonly picture: MailPicture & { readonly kind: 'room' }
}

/**
 * Pictures of up to three rooms as configured: those in which the most was chosen, else the first ones. Empty for a
 * project without pictures.
 */
export async function getRoomShots(db: Db, projectId: string, configuration: Configuration): Promise<RoomShot[]> {
  const stored = await findPictureMapping(db, projectId)
  if (stored === null) return []
  const mapping = fromWire(stored.mapping)
  return roomIdsByChoices(configuration)
    .flatMap((roomId) => getShot(configuration, mapping, projectId, roomId) ?? [])
    .slice(0, MAX_ROOMS)
}

function getShot(
  configuration: Configuration,
  mapping: PictureMapping,
  projectId: string,
  roomId: string,
): RoomShot | null {
  const room = configuration.prepared.room(roomId)?.renderId ?? null
  const picture = getPicture(configuration, mapping, roomId)
  if (room === null || picture === null) return null
  const layers = picture.layers.filter((layer) => !layer.missing)
  const keys = Object.fromEntries(layers.map(({ category, key }) => [camelKey(category), key]))
  return { roomId, picture: { kind: 'room', cid: `room-${room}`, projectId, query: { ...keys, room } } }
}

/** Photographs of rooms: the ones in which something was chosen first, most choices first, then in their order. */
function roomIdsByChoices(configuration: Configuration): string[] {
  const { prepared } = configuration
  const choices = new Map<string, number>()
  for (const itemId of Object.keys(getSelections(configuration).buyerSelections)) {
    const roomId = prepared.item(itemId)?.roomId ?? null
    if (roomId !== null) choices.set(roomId, (choices.get(roomId) ?? 0) + 1)
  }
  return prepared.catalogue.rooms
    .filter((room) => room.mode !== 'FLOORPLAN_SELECTION' && room.panoramaUrl === null)
    .toSorted((a, b) => (choices.get(b.id) ?? 0) - (choices.get(a.id) ?? 0) || a.position - b.position)
    .map(({ id }) => id)
}
