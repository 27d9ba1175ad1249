import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'

export interface Neighbours {
  readonly previous: Room | null
  readonly next: Room | null
  /** Counted from 1; 0 for a room that is not among the shown ones. */
  readonly position: number
}

/** The rooms before and after one, in the order of the menu. */
export function findNeighbours(rooms: readonly Room[], roomId: string): Neighbours {
  const index = rooms.findIndex((room) => room.id === roomId)
  if (index < 0) return { previous: null, next: rooms[0] ?? null, position: 0 }
  return { previous: rooms[index - 1] ?? null, next: rooms[index + 1] ?? null, position: index + 1 }
}
