import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { Configuration, DesignLineGroupView } from '#shared/domain/index.ts'
import styles from './DesignLinesDialog.module.css'
import { lineOfRoom } from './design-lines-model.ts'

interface RoomScopeProps {
  readonly rooms: readonly Room[]
  readonly group: DesignLineGroupView
  readonly configuration: Configuration
  /** null = all rooms. */
  readonly roomId: string | null
  readonly onChange: (roomId: string | null) => void
}

/** For which room a line is chosen: each says which it has now (DSL-2). */
export function RoomScope({ rooms, group, configuration, roomId, onChange }: RoomScopeProps) {
  const { t } = useTranslation('design-lines')
  const name = useId()
  const chosen = useRef<HTMLLabelElement>(null)
  // After the dialog has opened: before, nothing in it has a place. Only the list moves, never the page behind it.
  useEffect(() => {
    const label = chosen.current
    const list = label?.parentElement
    if (label && list) list.scrollLeft = label.offsetLeft - (list.clientWidth - label.offsetWidth) / 2
  }, [])
  const choices = [
    { id: null, title: t('allRooms'), line: t('roomCount', { count: rooms.length }) },
    ...rooms.map((room) => ({
      id: room.id,
      title: room.title,
      line: lineOfRoom(configuration, group, room.id)?.title ?? t('noLine'),
    })),
  ]
  return (
    <fieldset className={styles.scope}>
      <legend className="visually-hidden">{t('scope')}</legend>
      {choices.map((choice) => (
        <label key={choice.id ?? ''} ref={roomId === choice.id ? chosen : undefined} className={styles.room}>
          <input
            className="ww-fill"
            type="radio"
            name={name}
            checked={roomId === choice.id}
            onChange={() => onChange(choice.id)}
          />
          {choice.title}
          <small>{choice.line}</small>
        </label>
      ))}
    </fieldset>
  )
}
