import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { type Configuration, roomState } from '#shared/domain/index.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { getPreview } from '#renderer/unit/pictures/preview.ts'
import { useRoomState, useShownRoomIds } from '#renderer/unit/state/derive.ts'
import { isShallowEqual, useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import styles from './NextRooms.module.css'

const SHOWN_ROOMS = 2

/** The rooms in which the most is open, as pictures that lead there; the first ones where nothing is. */
export function NextRooms() {
  const { store } = useOpenUnit()
  const ids = useUnitValue(findNextRooms, useShownRoomIds(), isShallowEqual)
  return ids.flatMap((id) => store.prepared.room(id) ?? []).map((room) => <RoomTile key={room.id} room={room} />)
}

function RoomTile({ room }: { room: Room }) {
  const { t } = useTranslation('dashboard-unit')
  const { basePath, mapping } = useOpenUnit()
  const { pendingCount } = useRoomState(room.id)
  const url = getPreview(room, mapping)
  return (
    <Link className={styles.tile} to={roomPath(basePath, room.slug)}>
      {url === null ? null : <img className="ww-fill ww-cover" src={url} alt="" loading="lazy" decoding="async" />}
      <span className={styles.words}>
        {pendingCount === 0 ? room.title : t('rooms.open', { room: room.title, count: pendingCount })}
        <NamedIcon name="arrowRight" size={20} />
      </span>
    </Link>
  )
}

function findNextRooms(configuration: Configuration, roomIds: readonly string[]): readonly string[] {
  const pending = (id: string) => roomState(configuration, id).pendingCount
  return [...roomIds].sort((a, b) => pending(b) - pending(a)).slice(0, SHOWN_ROOMS)
}
