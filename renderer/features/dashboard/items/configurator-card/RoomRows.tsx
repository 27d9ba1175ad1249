import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { buttonsVariant } from '#renderer/session/index.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { getPreview } from '#renderer/unit/pictures/preview.ts'
import { useRoomState, useShownRoomIds } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './ConfiguratorItem.module.css'

/** Every room in a row: its picture, what is open in it, and the way into it (DSH-46..48). */
export function RoomRows() {
  const { store } = useOpenUnit()
  const ids = useShownRoomIds()
  const rooms = useMemo(() => ids.flatMap((id) => store.prepared.room(id) ?? []), [ids, store])
  return (
    <ul className={styles.rows}>
      {rooms.map((room) => (
        <Row key={room.id} room={room} />
      ))}
    </ul>
  )
}

const Row = memo(function Row({ room }: { readonly room: Room }) {
  const { t } = useTranslation('dashboard')
  const { t: words } = useTranslation('dashboard-unit')
  const { basePath, mapping, project } = useOpenUnit()
  const { complete, sealed, locked, decidedCount, pendingCount } = useRoomState(room.id)
  const isDone = complete || sealed || locked
  const url = getPreview(room, mapping)
  return (
    <li>
      <div className={styles.thumb}>
        {url === null ? null : <img className="ww-fill ww-cover" src={url} alt="" loading="lazy" decoding="async" />}
      </div>
      <div className="ww-rest ww-words">
        <strong>{room.title}</strong>
        <p className="ww-note">
          {sealed
            ? t('rooms.sealed')
            : locked
              ? t('rooms.locked')
              : complete
                ? t('rooms.complete')
                : words('configurator.openOf', { open: pendingCount, count: pendingCount + decidedCount })}
        </p>
      </div>
      <ButtonLink
        to={roomPath(basePath, room.slug)}
        variant={buttonsVariant(project) ?? (isDone ? 'outlined' : 'contained')}
        color={isDone ? 'primary' : 'secondary'}
        aria-label={t(isDone ? 'rooms.viewIn' : 'rooms.chooseIn', { room: room.title })}
      >
        {t(isDone ? 'rooms.view' : 'rooms.choose')}
      </ButtonLink>
    </li>
  )
})
