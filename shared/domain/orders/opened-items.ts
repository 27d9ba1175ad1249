import type { Room } from '../catalogue/catalogue.types.ts'
import type { PreparedCatalogue } from '../catalogue/prepared-catalogue.types.ts'
import { roomItemIds } from '../views/unit-views.ts'

/** An item of an order that is open again, and where it is. */
export interface OpenedItem {
  readonly itemId: string
  readonly room: Room
}

/** Which of these items stand in a room, room by room, in the order of its list: the way through what came back (ORD-8). */
export function listOpenedItems(prepared: PreparedCatalogue, itemIds: readonly string[]): readonly OpenedItem[] {
  const opened = new Set(itemIds)
  return [...prepared.catalogue.rooms]
    .sort((a, b) => a.position - b.position)
    .flatMap((room) =>
      roomItemIds(prepared, room.id)
        .filter((itemId) => opened.has(itemId))
        .map((itemId) => ({ itemId, room })),
    )
}
