import { type Configuration, itemState, listOpenedItems, type OpenedItem, roomState } from '#shared/domain/index.ts'
import { getHolds } from '../locks/locks.ts'
import { useUnitValue } from '../state/unit.context.ts'

const NONE: readonly OpenedItem[] = []

/**
 * The single items that an order has open again, as one goes through them; empty while the unit is completed, and where
 * all of it is open.
 */
export function openedItems(configuration: Configuration): readonly OpenedItem[] {
  const { openedPart } = getHolds(configuration)
  if (openedPart === null) return NONE
  return listOpenedItems(configuration.prepared, openedPart.itemIds).filter(
    ({ itemId, room }) =>
      itemState(configuration, itemId)?.takesPart === true && roomState(configuration, room.id).shown,
  )
}

/** The same of the open unit. */
export function useOpenedItems(): readonly OpenedItem[] {
  return useUnitValue(openedItems, null, areSame)
}

function areSame(a: readonly OpenedItem[], b: readonly OpenedItem[]): boolean {
  return a.length === b.length && a.every(({ itemId }, index) => itemId === b[index]?.itemId)
}
