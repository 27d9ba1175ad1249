import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { PictureMapping } from '#shared/domain/look/pictures.ts'

/** One of the pictures that a room can be looked at in (API-84). */
export interface RoomView {
  readonly id: string
  readonly thumbUrl: string | null
  readonly itemIds: readonly string[]
  /** The room with this picture as its own. */
  readonly room: Room
}

/** The views of a room, its own picture first; a single one leaves nothing to choose. */
export function roomViews(room: Room, mapping: PictureMapping | null): readonly [RoomView, ...RoomView[]] {
  const getPicture = (renderId: string | null) => mapping?.rooms.find((picture) => picture.renderId === renderId)
  const further = (room.configuratorViews ?? []).map(({ viewId, url, subLineItemIds }): RoomView => {
    const previewUrl = url ?? getPicture(viewId)?.previewUrl ?? null
    return {
      id: viewId,
      thumbUrl: previewUrl,
      itemIds: subLineItemIds,
      room: { ...room, renderId: viewId, previewUrl },
    }
  })
  const own = getPicture(room.renderId)
  const [first, ...rest] = further
  const hasOwn = own !== undefined || room.previewUrl !== null
  if (first !== undefined && (!hasOwn || further.some(({ id }) => id === room.renderId))) return [first, ...rest]
  const itemIds = own?.layers.map((layer) => layer.subLineItemId) ?? []
  return [{ id: room.renderId ?? '', thumbUrl: own?.previewUrl ?? room.previewUrl, itemIds, room }, ...further]
}

/** The view that shows an item, unless the present one does; null = stay. */
export function viewOfItem(views: readonly RoomView[], present: RoomView, itemId: string): RoomView | null {
  if (present.itemIds.includes(itemId)) return null
  return views.find((view) => view.itemIds.includes(itemId)) ?? null
}
