import { memo, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { Configuration } from '#shared/domain/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { isDialogOpen } from '#renderer/ui/dialog/dialog-layer.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { lockSentences } from '#renderer/parts/options/use-conflict.ts'
import { useRoomSwitch } from '#renderer/unit/address/use-room-switch.ts'
import { useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import { directionOfKey, isMacKeyboard, isTyping } from './history-keys.ts'
import type { HistoryDirection, HistoryMove } from '#renderer/unit/history/history.types.ts'
import styles from './HistoryButtons.module.css'
import { useUnitHistory } from '#renderer/unit/history/use-unit-history.ts'

/**
 * Undo and redo, by button and by key, whatever was chosen in whatever room. What was changed in another room is
 * shown: its page opens.
 */
export const HistoryButtons = memo(function HistoryButtons({ room }: { room: Room }) {
  const { t } = useTranslation('configurator')
  const { deferred } = useUnitHistory()
  const undo = useSyncExternalStore(deferred.subscribe, () => deferred.getState().done.at(-1) ?? null)
  const redo = useSyncExternalStore(deferred.subscribe, () => deferred.getState().undone.at(-1) ?? null)
  const isCompleted = useUnitValue(getCompleted, null)
  const { move, announcement } = useMove(room, isCompleted)
  useKeys(move)
  return (
    <div className={styles.buttons} role="group" aria-label={t('history.label')}>
      <Button
        icon="undo"
        label={undo === null ? t('history.undo') : t('history.undoNamed', { label: undo.label })}
        isOff={undo === null || isCompleted}
        onClick={() => move('undo')}
      />
      <Button
        icon="redo"
        label={redo === null ? t('history.redo') : t('history.redoNamed', { label: redo.label })}
        isOff={redo === null || isCompleted}
        onClick={() => move('redo')}
      />
      <span className="visually-hidden" role="status">
        <span key={announcement.count}>{announcement.text}</span>
      </span>
    </div>
  )
})

function getCompleted(configuration: Configuration): boolean {
  return configuration.circumstances.completed
}

interface ButtonProps {
  readonly icon: 'undo' | 'redo'
  readonly label: string
  readonly isOff: boolean
  readonly onClick: () => void
}

/** Stays focusable while there is nothing to do, so that the keyboard does not lose its place. */
function Button({ icon, label, isOff, onClick }: ButtonProps) {
  return (
    <IconButton label={label} aria-disabled={isOff} className={styles.button} onClick={isOff ? undefined : onClick}>
      <NamedIcon name={icon} size={22} />
    </IconButton>
  )
}

/** Moves, says so, and goes to the room where something has changed. */
function useMove(room: Room, isCompleted: boolean) {
  const { t } = useTranslation('configurator')
  const { store } = useOpenUnit()
  const history = useUnitHistory()
  const switchTo = useRoomSwitch()
  const notify = useNotify()
  const [announcement, setAnnouncement] = useState({ count: 0, text: '' })

  function listRooms({ step }: HistoryMove): readonly Room[] {
    return step.roomIds.flatMap((id) => store.prepared.room(id) ?? [])
  }

  async function sayRefused({ direction, step: { label }, error }: HistoryMove): Promise<void> {
    const title = t(direction === 'undo' ? 'history.cannotUndo' : 'history.cannotRedo', { label })
    const lock = error === null ? null : await lockSentences(store, error)
    notify({ severity: 'warning', title, body: lock ?? t('history.overtaken') })
  }

  function words(moved: HistoryMove): string {
    const rooms = listRooms(moved)
    const where = rooms.length === 1 ? rooms[0]?.title : rooms.length > 1 ? t('history.manyRooms') : undefined
    const key = moved.direction === 'undo' ? 'undone' : 'redone'
    const { label } = moved.step
    return where === undefined ? t(`history.${key}`, { label }) : t(`history.${key}In`, { label, room: where })
  }

  function move(direction: HistoryDirection): void {
    const moved = isCompleted ? null : history.move(direction)
    if (moved === null) return
    if (moved.outcome === 'overtaken') {
      void sayRefused(moved)
      return
    }
    setAnnouncement(({ count }) => ({ count: count + 1, text: words(moved) }))
    const rooms = listRooms(moved)
    const only = rooms.length === 1 ? rooms[0] : undefined
    if (only !== undefined && only.id !== room.id) switchTo(only)
  }

  return { move, announcement }
}

/** Ctrl+Z and its kin, unless something is being typed or a dialog is in front. */
function useKeys(move: (direction: HistoryDirection) => void): void {
  useEffect(() => {
    const isMac = isMacKeyboard()
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = directionOfKey(event, isMac)
      if (direction === null || event.defaultPrevented || isTyping(event.target)) return
      if (isDialogOpen()) return
      event.preventDefault()
      move(direction)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}
