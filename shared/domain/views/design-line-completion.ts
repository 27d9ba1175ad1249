import type { DesignLineGroup } from '../catalogue/catalogue.types.ts'
import type { Configuration } from '../configuration/configuration.ts'

// Apart from what a line means for a room: each room asks for this when it is entered, and few for the rest.

/** Whether the selection of design lines opens by itself (DSL-5..7): some room has no line yet. */
export function opensDesignLineSelection(
  configuration: Configuration,
  { designLinesSelection20, cameByQuery }: { readonly designLinesSelection20: boolean; readonly cameByQuery: boolean },
): boolean {
  return !designLinesSelection20 && !cameByQuery && !hasEveryDesignLine(configuration)
}

/** Whether every group has a selection in every room that it speaks of: then the dialog may close (DSL-11). */
export function hasEveryDesignLine(configuration: Configuration): boolean {
  return configuration.prepared.catalogue.designLineGroups.every((group) =>
    listRooms(configuration, group).every(({ id }) => selectedDesignLineId(configuration, group.id, id) !== null),
  )
}

/** Rooms with an item that has an option in some line of the group. */
export function listRooms({ prepared }: Configuration, group: DesignLineGroup) {
  const products = new Set(group.designLines.flatMap(({ productIds }) => productIds))
  return prepared.rooms.filter((_, index) =>
    prepared.itemsOfRoom[index]!.some((item) =>
      prepared.items[item]!.item.options.some(({ productId }) => products.has(productId)),
    ),
  )
}

/** The line of a group that is selected in a room; null = none. */
export function selectedDesignLineId(configuration: Configuration, groupId: string, roomId: string): string | null {
  const selection = configuration.designLineSelections.find(
    (entry) => entry.designLineGroupId === groupId && entry.projectRoomId === roomId,
  )
  return selection?.designLineId ?? null
}
