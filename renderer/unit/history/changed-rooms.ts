import { differingPlaces, type PreparedCatalogue } from '#shared/domain/index.ts'
import type { SelectionsChange } from '#shared/domain/selections/selections.types.ts'

/**
 * The rooms that a change is about, in their order: of the items that it chooses for, else of the line items that it
 * switches, else those whose design line differs from before. None for what belongs to the whole unit.
 *
 * @param inverse what takes the change back
 */
export function roomsOfChange(
  prepared: PreparedCatalogue,
  change: SelectionsChange,
  inverse: SelectionsChange,
): readonly string[] {
  const [after, before] = [change.buyerDesignLineSelections ?? [], inverse.buyerDesignLineSelections ?? []]
  const lineRooms = differingPlaces(before, after).map(({ projectRoomId }) => projectRoomId)
  // Choosing a line clears choices in its rooms: they are part of the same.
  if (lineRooms.length > 0) return inOrder(prepared, lineRooms)
  const ofLineItems = Object.keys(change.buyerLineItemActivations).flatMap((id) =>
    (prepared.lineItem(id)?.subLineItems ?? []).map(({ roomId }) => roomId),
  )
  const ofItems = Object.keys(change.buyerSelections).map((id) => prepared.item(id)?.roomId ?? null)
  return inOrder(prepared, [...ofItems, ...ofLineItems])
}

function inOrder(prepared: PreparedCatalogue, roomIds: readonly (string | null)[]): readonly string[] {
  const wanted = new Set(roomIds)
  return prepared.catalogue.rooms.filter(({ id }) => wanted.has(id)).map(({ id }) => id)
}
