import { type Configuration, ItemField, Progress, RoomField } from './configuration.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'

/**
 * Ids of a room's open decisions in room-book order (domain.md "Pending"); empty for a room that the catalogue does not
 * have. It reads no more than the room's own progress, and of a decided room not even its items.
 */
export function pendingItemIds(configuration: Configuration, roomId: string): readonly string[] {
  const { prepared, itemTable, roomTable } = configuration
  const room = prepared.roomIndexById.get(roomId) ?? NONE
  if (room === NONE || roomTable.get(room, RoomField.pending) === 0) return []
  return prepared.itemsOfRoom[room]!.filter((item) => itemTable.get(item, ItemField.progress) === Progress.pending).map(
    (item) => prepared.items[item]!.item.id,
  )
}

/** Whether the buyer has chosen something in a room; false for a room that the catalogue does not have. */
export function isRoomBegun(configuration: Configuration, roomId: string): boolean {
  const { prepared, itemTable } = configuration
  const items = prepared.itemsOfRoom[prepared.roomIndexById.get(roomId) ?? NONE] ?? []
  return items.some((item) => itemTable.get(item, ItemField.chosen) !== NONE)
}
