import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { type Configuration, itemState, leaveAsItIs, pendingItemIds } from '#shared/domain/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { LightIcon } from '#renderer/ui/LightIcon.tsx'
import { useRefusalNotice } from '#renderer/parts/options/use-conflict.ts'
import { useUndoOffer } from '#renderer/unit/history/use-undo-offer.ts'
import { isShallowEqual, useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import styles from './LeaveRoom.module.css'

/** Decides all that is open in a room by what is fitted there, with one touch (GUI-2). Nothing where nothing is open. */
export const LeaveRoom = memo(function LeaveRoom({ room }: { room: Room }) {
  const { t } = useTranslation('configurator')
  const { leavable, stuck } = useUnitValue(openIn, room.id, isShallowEqual)
  const leave = useLeave(room)
  if (leavable + stuck === 0) return null
  return (
    <div className={styles.leave}>
      {leavable === 0 ? null : (
        <button type="button" className={styles.button} onClick={leave}>
          <LightIcon name="check" size={18} />
          {t('guide.leave', { count: leavable })}
        </button>
      )}
      {stuck === 0 ? null : <p className="ww-hint">{t('guide.stuck', { count: stuck })}</p>}
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

function useLeave(room: Room): () => void {
  const { t } = useTranslation('configurator')
  const { store } = useOpenUnit()
  const refuse = useRefusalNotice()
  const notify = useNotify()
  const offerUndo = useUndoOffer()
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
    notify({
      severity: 'success',
      title: t('guide.left', { room: room.title, count: before - left.length }),
      body: titles === '' ? undefined : t('guide.stillOpen', { items: titles }),
      action: offerUndo(t('history.undo')),
    })
  }
}
