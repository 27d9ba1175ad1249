import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { findNeighbours } from '#renderer/unit/address/neighbours.ts'
import { useIsRoomBegun, useRoomState } from '#renderer/unit/state/derive.ts'
import { RoomLink } from './RoomLink.tsx'
import styles from './rooms.module.css'
import { useRoomSwitch } from '#renderer/unit/address/use-room-switch.ts'

interface RoomSwitcherProps {
  readonly rooms: readonly Room[]
  readonly room: Room
}

/** Small screens: one room at a time, with arrows to its neighbours (CFG-4); the title lists them all. */
export const RoomSwitcher = memo(function RoomSwitcher({ rooms, room }: RoomSwitcherProps) {
  const { t } = useTranslation('configurator')
  const switchTo = useRoomSwitch()
  const { previous, next, position } = findNeighbours(rooms, room.id)
  return (
    <nav className={styles.switcher} aria-label={t('rooms.label')}>
      <Step to={previous} label={t('rooms.previous')} icon="chevronLeft" />
      <div className={styles.current}>
        <h1 className={styles.title}>{room.title}</h1>
        <span className="visually-hidden">
          {position === 0 ? null : t('rooms.position', { position, count: rooms.length })}
        </span>
        <NamedIcon name="chevronDown" size={20} />
        <select
          className={styles.jump}
          aria-label={t('rooms.jump')}
          value={room.id}
          onChange={(event) => {
            const chosen = rooms.find(({ id }) => id === event.target.value)
            if (chosen !== undefined) switchTo(chosen)
          }}
        >
          {rooms.map((each) => (
            <RoomOption key={each.id} room={each} />
          ))}
        </select>
      </div>
      <Step to={next} label={t('rooms.next')} icon="chevronRight" />
    </nav>
  )
})

/** With how much is open where somebody has begun (GUI-3). */
function RoomOption({ room: { id, title } }: { room: Room }) {
  const { t } = useTranslation('configurator')
  const { pendingCount, sealed } = useRoomState(id)
  const isCounted = useIsRoomBegun(id) && pendingCount > 0 && !sealed
  return <option value={id}>{isCounted ? t('rooms.openIn', { room: title, number: pendingCount }) : title}</option>
}

function Step({ to, label, icon }: { to: Room | null; label: string; icon: 'chevronLeft' | 'chevronRight' }) {
  if (to === null) return <span className={styles.step} aria-hidden="true" />
  return (
    <RoomLink className={styles.step} room={to} label={`${label}: ${to.title}`}>
      <NamedIcon name={icon} />
    </RoomLink>
  )
}
