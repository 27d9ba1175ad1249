import type { FixedItems } from '#shared/domain/index.ts'
import { withDate } from '#renderer/unit/address/date-address.ts'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

/** Address where what a deadline leaves open is decided, beginning with the first of it; null = there is none. */
export function useDecidePath(fixed: FixedItems | null, deadlineId: string): string | null {
  const { basePath, store } = useOpenUnit()
  const first = fixed?.items[0]
  const room = store.prepared.room(first?.roomId ?? '') ?? store.prepared.rooms[0]
  return first === undefined || room === undefined
    ? null
    : withDate(roomPath(basePath, room.slug, first.id), deadlineId)
}
