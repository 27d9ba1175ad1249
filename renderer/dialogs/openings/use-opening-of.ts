import { useCallback } from 'react'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { type Opening, findOpening } from './find-opening.ts'
import { isAnswered } from '#renderer/unit/visit/answered.ts'

/** Asks what is due in a room of the open unit, as things stand; the same function for the same unit. */
export function useOpeningOf(cameByQuery: boolean): (room: Room, isItemNamed: boolean) => Opening | null {
  const { store, unit, flags } = useOpenUnit()
  const { designLinesSelection20 } = flags
  return useCallback(
    (room, isItemNamed) =>
      findOpening(store.state.getState().configuration, room, {
        designLinesSelection20,
        cameByQuery,
        isItemNamed,
        isOver: (name) => isAnswered(unit.id, name),
      }),
    [store, unit.id, designLinesSelection20, cameByQuery],
  )
}
