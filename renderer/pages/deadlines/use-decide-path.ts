import type { FixedItems } from '#shared/domain/index.ts'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

/** Address of the first of some items, where it is decided about; null = there is none. */
export function useDecidePath(fixed: FixedItems | null): string | null {
  const { basePath, store } = useOpenUnit()
  const first = fixed?.items[0]
  const room = store.prepared.room(first?.roomId ?? '') ?? store.prepared.rooms[0]
  return first === undefined || room === undefined ? null : roomPath(basePath, room.slug, first.id)
}
