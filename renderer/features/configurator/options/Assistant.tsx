import { memo, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { type Configuration, itemState, roomItemIds, roomState } from '#shared/domain/index.ts'
import { scrollBehavior } from '#renderer/ui/scroll-behavior.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { useRoomSwitch } from '#renderer/unit/address/use-room-switch.ts'
import { isShallowEqual, useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import styles from './Assistant.module.css'

interface NextOpen {
  readonly itemId: string
  readonly roomId: string
}

/**
 * Leads through what is still open, one decision after the other (SHL-55): the next one of this room, then of the
 * rooms after it, and from the first again. `openItemId` is where the user is now.
 */
export const Assistant = memo(function Assistant({ room, openItemId }: { room: Room; openItemId: string | null }) {
  const { t } = useTranslation('configurator')
  const { basePath, store } = useOpenUnit()
  const navigate = useNavigate()
  const switchTo = useRoomSwitch()
  const place = useMemo<Place>(() => ({ roomId: room.id, openItemId }), [room.id, openItemId])
  const next = useUnitValue<Place, NextOpen | null>(nextOpenItem, place, isShallowEqual)
  const scrollTo = useScrollToItem()
  if (next === null) return null
  const item = store.prepared.item(next.itemId)
  const target = store.prepared.room(next.roomId)
  if (item === undefined || target === undefined) return null
  const isHere = target.id === room.id
  return (
    <button
      type="button"
      className={styles.assistant}
      onClick={() => {
        if (!isHere) {
          switchTo(target, item.id)
          return
        }
        void navigate(roomPath(basePath, target.slug, item.id), { replace: true, preventScrollReset: true })
        scrollTo(item.id)
      }}
    >
      <span className={styles.words}>
        <span className={styles.label}>{t('assistant.next')}</span>
        <span className="ww-strong ww-words">
          {isHere ? item.title : t('assistant.inRoom', { item: item.title, room: target.title })}
        </span>
      </span>
      <NamedIcon name="arrowRight" size={20} />
    </button>
  )
})

interface Place {
  readonly roomId: string
  readonly openItemId: string | null
}

function nextOpenItem(configuration: Configuration, { roomId, openItemId }: Place): NextOpen | null {
  const { prepared } = configuration
  const isPending = (itemId: string) => itemState(configuration, itemId).pending
  const own = roomItemIds(prepared, roomId)
  const at = openItemId === null ? -1 : own.indexOf(openItemId)
  const inRoom = [...own.slice(at + 1), ...own.slice(0, Math.max(at, 0))].find(isPending)
  if (inRoom !== undefined) return { itemId: inRoom, roomId }
  const rooms = [...prepared.catalogue.rooms].sort((a, b) => a.position - b.position)
  const here = rooms.findIndex((room) => room.id === roomId)
  for (const room of [...rooms.slice(here + 1), ...rooms.slice(0, Math.max(here, 0))]) {
    const { shown, pendingCount } = roomState(configuration, room.id)
    if (!shown || pendingCount === 0) continue
    const itemId = roomItemIds(prepared, room.id).find(isPending)
    if (itemId !== undefined) return { itemId, roomId: room.id }
  }
  return null
}

/** Brings an item's row into view once it has been opened. */
function useScrollToItem(): (itemId: string) => void {
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return (itemId) => {
    frame.current = requestAnimationFrame(() => {
      const row = document.querySelector(`[data-item="${CSS.escape(itemId)}"]`)
      row?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
      row?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true })
    })
  }
}
