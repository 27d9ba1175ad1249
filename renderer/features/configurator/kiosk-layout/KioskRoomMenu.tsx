import { memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { scrollBehavior } from '#renderer/ui/scroll-behavior.ts'
import { ProgressMark } from '../rooms/ProgressMark.tsx'
import { RoomLink } from '../rooms/RoomLink.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './KioskRoomMenu.module.css'

interface KioskRoomMenuProps {
  readonly rooms: readonly Room[]
  readonly activeId: string
  readonly onOverview: () => void
}

/** The way to everything: the overview, and each room with a small picture of it (KSK-7). */
export const KioskRoomMenu = memo(function KioskRoomMenu({ rooms, activeId, onOverview }: KioskRoomMenuProps) {
  const { t } = useTranslation('configurator')
  const { t: words } = useTranslation('kiosk')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const entry = list.current?.querySelector(`[data-room="${CSS.escape(activeId)}"]`)
    entry?.scrollIntoView?.({ block: 'nearest', behavior: scrollBehavior() })
  }, [activeId])
  return (
    <nav className={styles.menu} aria-label={t('rooms.label')}>
      <button type="button" className={styles.overview} onClick={onOverview}>
        <NamedIcon name="list" size={22} />
        {words('stand.overview')}
      </button>
      <ul ref={list} className={styles.list}>
        {rooms.map((room) => (
          <li key={room.id} data-room={room.id}>
            <RoomLink className={styles.room} room={room} current={room.id === activeId ? 'page' : undefined}>
              <RoomThumb room={room} />
              <span className="ww-words">{room.title}</span>
              <ProgressMark roomId={room.id} />
            </RoomLink>
          </li>
        ))}
      </ul>
    </nav>
  )
})

function RoomThumb({ room }: { room: Room }) {
  const { mapping } = useOpenUnit()
  const url = mapping?.rooms.find(({ renderId }) => renderId === room.renderId)?.previewUrl ?? room.previewUrl
  return (
    <span className={styles.thumb}>
      {url === null ? null : <img className="ww-cover" src={url} alt="" decoding="async" draggable={false} />}
    </span>
  )
}
