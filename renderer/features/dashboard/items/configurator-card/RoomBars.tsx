import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { type Configuration, isRoomBegun, roomState } from '#shared/domain/index.ts'
import { ProgressBar } from '#renderer/ui/ProgressBar.tsx'
import { useRoomState, useShownRoomIds } from '#renderer/unit/state/derive.ts'
import { isShallowEqual, useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import styles from './ConfiguratorItem.module.css'

const SHOWN_ROOMS = 3

/** The rooms in which something is open, those that were begun first, each with how far it is. */
export function RoomBars({ label }: { label: string }) {
  const { store } = useOpenUnit()
  const ids = useUnitValue(findOpenRooms, useShownRoomIds(), isShallowEqual)
  const rooms = ids.flatMap((id) => store.prepared.room(id) ?? [])
  if (rooms.length === 0) return null
  return (
    <ul className={styles.bars} aria-label={label}>
      {rooms.map((room) => (
        <Bar key={room.id} room={room} />
      ))}
    </ul>
  )
}

function Bar({ room }: { room: Room }) {
  const { progress, decidedCount, pendingCount } = useRoomState(room.id)
  return (
    <li>
      <span className="ww-line">{room.title}</span>
      <ProgressBar progress={progress} />
      <span className={styles.count}>
        {decidedCount}/{decidedCount + pendingCount}
      </span>
    </li>
  )
}

function findOpenRooms(configuration: Configuration, roomIds: readonly string[]): readonly string[] {
  const open = roomIds.filter((id) => roomState(configuration, id).pendingCount > 0)
  const begun = open.filter((id) => isRoomBegun(configuration, id))
  return [...begun, ...open.filter((id) => !begun.includes(id))].slice(0, SHOWN_ROOMS)
}
