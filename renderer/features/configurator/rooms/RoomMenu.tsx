import { memo, useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { scrollBehavior } from '#renderer/ui/scroll-behavior.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useIsRoomBegun, useRoomState } from '#renderer/unit/state/derive.ts'
import { menuLimit } from './menu-limit.ts'
import { ProgressMark } from './ProgressMark.tsx'
import { RoomLink } from './RoomLink.tsx'
import styles from './rooms.module.css'

/** The rooms as a row of links, each to the room's own URL (CFG-6, CFG-11). */
export const RoomMenu = memo(function RoomMenu({ rooms, activeId }: { rooms: readonly Room[]; activeId: string }) {
  const { t } = useTranslation('configurator')
  const list = useRef<HTMLUListElement>(null)
  const hasButtons = rooms.length > useMenuLimit()

  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>(`[data-room="${CSS.escape(activeId)}"]`)
    const row = list.current
    if (!entry || !row) return
    row.scrollTo?.({ left: entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2, behavior: scrollBehavior() })
  }, [activeId])
  const scroll = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.7, behavior: scrollBehavior() })

  return (
    <nav className={styles.menu} aria-label={t('rooms.label')}>
      {hasButtons ? (
        <ScrollButton label={t('rooms.scrollBack')} icon="chevronLeft" onScroll={() => scroll(-1)} />
      ) : null}
      <ul ref={list} className={styles.list}>
        {rooms.map((room) => (
          <li key={room.id} data-room={room.id}>
            <RoomLink className={styles.chip} room={room} current={room.id === activeId ? 'page' : undefined}>
              <span className={styles.name}>{room.title}</span>
              <ProgressMark roomId={room.id} />
              <OpenCount roomId={room.id} />
            </RoomLink>
          </li>
        ))}
      </ul>
      {hasButtons ? (
        <ScrollButton label={t('rooms.scrollForward')} icon="chevronRight" onScroll={() => scroll(1)} />
      ) : null}
    </nav>
  )
})

/** How much is open where somebody has begun (GUI-3), for the eye: the mark says it in words. */
function OpenCount({ roomId }: { roomId: string }) {
  const { pendingCount, sealed } = useRoomState(roomId)
  if (!useIsRoomBegun(roomId) || pendingCount === 0 || sealed) return null
  return (
    <span className={styles.count} aria-hidden="true">
      {pendingCount}
    </span>
  )
}

interface ScrollButtonProps {
  readonly label: string
  readonly icon: 'chevronLeft' | 'chevronRight'
  readonly onScroll: () => void
}

/** For the mouse and the finger; the keyboard reaches every room anyway. */
function ScrollButton({ label, icon, onScroll }: ScrollButtonProps) {
  return (
    <IconButton label={label} tabIndex={-1} onClick={onScroll}>
      <NamedIcon name={icon} size={18} />
    </IconButton>
  )
}

function useMenuLimit(): number {
  return useSyncExternalStore(onResize, () => menuLimit(window.innerWidth))
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
