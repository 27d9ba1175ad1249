import { type Configuration, getSelections } from '#shared/domain/index.ts'
import { combinedUrl, type PictureMapping, getPicture } from '#shared/domain/look/pictures.ts'

const MAX_PREVIEWS = 3

/**
 * Addresses of pictures of what is configured (PRO-22), the rooms with most choices first: of this host,
 * even where another one composes what is shown, since only this one's are taken.
 */
export function previewUrls(configuration: Configuration, mapping: PictureMapping | null): string[] {
  const own = mapping === null ? -1 : mapping.mergerUrl.indexOf('/merger/')
  if (mapping === null || own < 0) return []
  const mergerUrl = mapping.mergerUrl.slice(own)
  const { prepared } = configuration
  const choices = new Map<string, number>()
  for (const itemId of Object.keys(getSelections(configuration).buyerSelections)) {
    const roomId = prepared.item(itemId)?.roomId ?? null
    if (roomId !== null) choices.set(roomId, (choices.get(roomId) ?? 0) + 1)
  }
  return prepared.rooms
    .filter((room) => room.panoramaUrl === null && room.mode !== 'FLOORPLAN_SELECTION')
    .toSorted((a, b) => (choices.get(b.id) ?? 0) - (choices.get(a.id) ?? 0) || a.position - b.position)
    .flatMap((room) => {
      const picture = getPicture(configuration, mapping, room.id)
      return picture === null || room.renderId === null ? [] : combinedUrl(mergerUrl, room.renderId, picture)
    })
    .slice(0, MAX_PREVIEWS)
}
