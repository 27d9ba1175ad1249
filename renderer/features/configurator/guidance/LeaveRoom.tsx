import { memo, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { type Configuration, itemState, leaveAsItIs, pendingItemIds } from '#shared/domain/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { LightIcon } from '#renderer/ui/LightIcon.tsx'
import { useRefusalNotice } from '#renderer/parts/options/use-conflict.ts'
import { useUndoOffer } from '#renderer/unit/history/use-undo-offer.ts'
import { isShallowEqual, useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import styles from './LeaveRoom.module.css'

/**
 * Decides all that is open in a room by what is fitted there, with one touch (GUI-2). Nothing where nothing is open, unless
 * that was done here: the button goes with the touch, and the focus has to stay somewhere.
 */
export const LeaveRoom = memo(function LeaveRoom({ room }: { room: Room }) {
  const { t } = useTranslation('configurator')
  const { leavable, stuck } = useUnitValue(openIn, room.id, isShallowEqual)
  const place = useRef<HTMLDivElement>(null)
  const [isLeft, setIsLeft] = useState(false)
  const leave = useLeave(room, place)
  if (leavable + stuck === 0 && !isLeft) return null
  const onLeave = () => {
    setIsLeft(true)
    leave()
  }
  return (
    <div ref={place} className={styles.leave} tabIndex={-1}>
      {leavable === 0 ? null : (
        <button type="button" className={styles.button} onClick={onLeave}>
          <LightIcon name="check" size={18} />
          {t('guide.leave', { count: leavable })}
        </button>
      )}
      {stuck === 0 ? null : <p className="ww-hint">{t('guide.stuck', { count: stuck })}</p>}
      {leavable + stuck === 0 ? <p className="ww-hint">{t('guide.allDecided')}</p> : null}
    </div>
  )
})

/** How many open decisions of a room could be made by what is fitted, and how many need the buyer's own word. */
function openIn(configuration: Configuration, roomId: string): { readonly leavable: number; readonly stuck: number } {
  const open = pendingItemIds(configuration, roomId)
  const leavable = open.filter((id) => {
    const { defactoProductId, isValid } = itemState(configuration, id)
    return defactoProductId !== null && isValid
  })
  return { leavable: leavable.length, stuck: open.length - leavable.length }
}

/** `place`: what has the focus after it, and once it is taken back. */
function useLeave(room: Room, place: RefObject<HTMLElement | null>): () => void {
  const { t } = useTranslation('configurator')
  const { store } = useOpenUnit()
  const refuse = useRefusalNotice()
  const notify = useNotify()
  const offerUndo = useUndoOffer()
  const focus = () => place.current?.focus({ preventScroll: true })
  return () => {
    const getOpen = () => pendingItemIds(store.state.getState().configuration, room.id)
    const before = getOpen().length
    const error = store.perform((now) => leaveAsItIs(now, { roomId: room.id }), t('guide.step', { room: room.title }))
    refuse(error)
    const left = getOpen()
    if (error !== null) return
    const titles = left.map((id) => store.prepared.item(id)?.title ?? '').join(', ')
    // Each of them would move something elsewhere.
    if (left.length === before) return notify({ severity: 'info', title: t('guide.stillOpen', { items: titles }) })
    focus()
    const undo = offerUndo(t('history.undo'))
    const takeBack = () => {
      undo.run()
      focus()
    }
    notify({
      severity: 'success',
      title: t('guide.left', { room: room.title, count: before - left.length }),
      body: titles === '' ? undefined : t('guide.stillOpen', { items: titles }),
      action: { ...undo, run: takeBack },
    })
  }
}
