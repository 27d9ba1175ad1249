import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { changesBetween, type Configuration } from '#shared/domain/index.ts'
import { configuredPicture, type PictureMapping, type ShownPicture } from '#shared/domain/look/pictures.ts'
import { roomViews, type RoomView } from '#renderer/parts/pictures/room-views.ts'

/** A picture in which a change can be seen. */
export interface RoomChange {
  readonly room: Room
  readonly before: ShownPicture
  readonly after: ShownPicture
}

/**
 * Where a change can be seen: in the room on screen, the view that is looked at before its others, else in the first
 * room that it changes something in (WAY-3). null = in no picture.
 */
export function findRoomChange(
  before: Configuration,
  after: Configuration,
  mapping: PictureMapping,
  here: { readonly room: Room; readonly present: RoomView },
): RoomChange | null {
  const changed = new Set(changesBetween(before, after).map(({ roomId }) => roomId))
  const others = before.prepared.rooms.filter(({ id }) => id !== here.room.id && changed.has(id))
  const views = [here.present, ...[here.room, ...others].flatMap((room) => roomViews(room, mapping))]
  for (const { room } of views) {
    const [one, other] = [before, after].map((side) => configuredPicture(side, mapping, room.renderId))
    if (one && other && listUrls(one) !== listUrls(other)) return { room, before: one, after: other }
  }
  return null
}

function listUrls({ baseUrl, layers }: ShownPicture): string {
  return [baseUrl, ...layers.map(({ url }) => url)].join('\n')
}
