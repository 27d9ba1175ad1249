import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { Configuration, DesignLineGroupView } from '#shared/domain/index.ts'
import { DesignLineCard } from './DesignLineCard.tsx'
import styles from './DesignLinesDialog.module.css'
import { isGroupComplete, isSelected, roomsOfGroup } from './design-lines-model.ts'
import { RoomScope } from './RoomScope.tsx'
import type { DesignLinesContent } from './use-design-lines-content.ts'
import type { LineChoice } from './use-line-choice.ts'
import { useLineEffects } from './use-line-effects.ts'

interface DesignLineGroupProps {
  readonly group: DesignLineGroupView
  readonly configuration: Configuration
  /** The room behind the dialog: its lines are shown first, unless nothing is selected anywhere. */
  readonly currentRoom: Room
  readonly startsWithAll: boolean
  readonly content: DesignLinesContent | null
  readonly choice: LineChoice
}

/** A group of lines, and for which room it is chosen; its title is the room's own (DSL-20). */
export function DesignLineGroup(props: DesignLineGroupProps) {
  const { group, configuration, currentRoom, startsWithAll, content, choice } = props
  const { t } = useTranslation('design-lines')
  const rooms = roomsOfGroup(configuration, group)
  const isByRoom = group.scope === 'room' && rooms.length > 1
  const [chosenRoomId, setRoomId] = useState(
    !startsWithAll && rooms.some(({ id }) => id === currentRoom.id) ? currentRoom.id : null,
  )
  const roomId = isByRoom ? chosenRoomId : null
  const room = roomId === null ? null : (rooms.find(({ id }) => id === roomId) ?? null)
  const effects = useLineEffects(configuration, group, roomId)
  const spec = configuration.prepared.catalogue.designLineGroups.find(({ id }) => id === group.id)
  const isPending = choice.state.kind === 'pending'
  const isFrozen = configuration.circumstances.completed
  const heading = room?.labelDesignLines || group.title
  const hint = room?.hintDesignLines || spec?.description || ''
  return (
    <section className="ww-stack ww-gap-20" aria-label={heading} aria-busy={isPending || undefined}>
      {isByRoom ? (
        <RoomScope rooms={rooms} group={group} configuration={configuration} roomId={roomId} onChange={setRoomId} />
      ) : null}
      <div className={styles.intro}>
        <h3 className={styles.title}>{room === null ? heading : t('headingIn', { heading, room: room.title })}</h3>
        {hint === '' ? null : <p className="ww-muted">{hint}</p>}
        {spec === undefined || spec.displayMessage === '' || isGroupComplete(group) ? null : (
          <Alert role="presentation" severity={spec.severity === 'warning' ? 'warning' : 'info'}>
            {spec.displayMessage}
          </Alert>
        )}
        {isFrozen ? (
          <Alert role="presentation" severity="info">
            {t('completed')}
          </Alert>
        ) : null}
      </div>
      <div className={styles.lines}>
        {choice.state.kind === 'pending' ? (
          <p className={styles.pending} role="status">
            {t('pending', { line: choice.state.wanted.line.title })}
          </p>
        ) : null}
        <ul className={styles.cards} data-pending={isPending || undefined} inert={isPending}>
          {group.designLines.map((line) => (
            <li key={line.id}>
              <DesignLineCard
                line={line}
                room={room}
                configuration={configuration}
                words={content?.designLines.find(({ id }) => id === line.id || id === line.name) ?? null}
                effect={effects.get(line.id) ?? null}
                isSelected={isSelected(configuration, group, line, roomId)}
                isFrozen={isFrozen}
                isForAllRooms={isByRoom && roomId === null}
                onChoose={() => choice.choose({ group, line, roomId })}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
