import { roomState } from '#shared/domain/index.ts'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { RoomState, UnitState } from '#shared/domain/configuration/configuration.types.ts'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { hasOwnChoice } from './own-choice.ts'
import { useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import { useShownRoomIds, useUnitState } from '#renderer/unit/state/derive.ts'

/** What the dashboard's main button offers (DSH-43..45). */
type MainAction = 'start' | 'proceed' | 'finish' | 'view'

/**
 * Start while nothing is decided (DSH-44), proceed after that (DSH-45), then check and complete.
 *
 * @param hasChosen whether the buyer has: what leaves no choice is decided from the beginning
 */
export function getMainAction({ completed, decidedCount, pendingCount }: UnitState, hasChosen: boolean): MainAction {
  if (completed) return 'view'
  if (pendingCount === 0) return 'finish'
  return hasChosen && decidedCount > 0 ? 'proceed' : 'start'
}

/** The room to go on in: the first with something open, else the first. `rooms` in their order. */
export function roomToGoOn(rooms: readonly RoomState[]): string | null {
  return (rooms.find((room) => room.pendingCount > 0) ?? rooms[0])?.id ?? null
}

/** What the main button of the open unit offers, and the room it would lead to; undefined = there is none. */
export function useMainAction(): { readonly action: MainAction; readonly room: Room | undefined } {
  const { store, project } = useOpenUnit()
  const wanted = getMainAction(useUnitState(), useUnitValue(hasOwnChoice, null))
  // Without a page to complete on, there is still something to look at.
  const action = wanted === 'finish' && !hasPage(project, 'checkout') ? 'view' : wanted
  const roomIds = useShownRoomIds()
  const { configuration } = store.state.getState()
  const roomId =
    action === 'proceed' || action === 'start'
      ? roomToGoOn(roomIds.map((id) => roomState(configuration, id)))
      : (roomIds[0] ?? null)
  return { action, room: roomId === null ? undefined : store.prepared.room(roomId) }
}
