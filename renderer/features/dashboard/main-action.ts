import type { RoomState, UnitState } from '#shared/domain/configuration.types.ts'

/** What the dashboard's main button offers (DSH-43..45). */
export type MainAction = 'start' | 'proceed' | 'finish' | 'view'

/** Start while nothing is decided (DSH-44), proceed after that (DSH-45), then check and complete. */
export function mainActionOf({ completed, decidedCount, pendingCount }: UnitState): MainAction {
  if (completed) return 'view'
  if (pendingCount === 0) return 'finish'
  return decidedCount === 0 ? 'start' : 'proceed'
}

/** The room to go on in: the first with something open, else the first. `rooms` in their order. */
export function roomToGoOn(rooms: readonly RoomState[]): string | null {
  return (rooms.find((room) => room.pendingCount > 0) ?? rooms[0])?.id ?? null
}
