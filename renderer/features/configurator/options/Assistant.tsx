import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { isShallowEqual, useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import { nextOpenItem, type NextOpen, type Place } from '../guidance/next-open.ts'
import { useGoToOpen } from '../guidance/use-go-to-open.ts'
import styles from './Assistant.module.css'

/**
 * Leads through what is still open, one decision after the other (SHL-55): the next one of this room, then of the
 * rooms after it, and from the first again. `openItemId` is where the user is now.
 */
export const Assistant = memo(function Assistant({ room, openItemId }: { room: Room; openItemId: string | null }) {
  const { t } = useTranslation('configurator')
  const { store, flags } = useOpenUnit()
  const hasGroups = flags.showConfigurationGroups
  const place = useMemo<Place>(() => ({ roomId: room.id, openItemId, hasGroups }), [room.id, openItemId, hasGroups])
  const next = useUnitValue<Place, NextOpen | null>(nextOpenItem, place, isShallowEqual)
  const goTo = useGoToOpen(room)
  if (next === null) return null
  const item = store.prepared.item(next.itemId)
  const target = store.prepared.room(next.roomId)
  if (item === undefined || target === undefined) return null
  const isHere = target.id === room.id
  return (
    <button type="button" className={styles.assistant} onClick={() => goTo(next)}>
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
