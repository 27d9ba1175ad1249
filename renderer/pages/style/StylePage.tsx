import { useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { Configuration, DesignLineGroupView } from '#shared/domain/index.ts'
import { ReplaceQuestion } from '#renderer/dialogs/design-lines/ReplaceQuestion.tsx'
import { usePageTop } from '#renderer/features/unit-header/index.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import { homePath, roomPath } from '#renderer/unit/address/paths.ts'
import { useConfiguration } from '#renderer/unit/data/use-configuration.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { ComposedRoom, composedUrl } from '#renderer/parts/pictures/ComposedRoom.tsx'
import { StyleCard } from './StyleCard.tsx'
import { firstPicks, styleAxes, styleRooms } from './style-model.ts'
import { StyleSum } from './StyleSum.tsx'
import styles from './StylePage.module.css'
import { useApplyStyle } from './use-apply-style.ts'
import { useStyles } from './use-styles.ts'

/** The choice of a style for the whole unit, shown in its own rooms; where there is none, the unit's home (START-4). */
export function StylePage() {
  const { basePath, project, mapping } = useOpenUnit()
  const configuration = useConfiguration()
  const axes = useMemo(() => styleAxes(configuration), [configuration])
  const rooms = useMemo(() => styleRooms(configuration, axes, mapping), [configuration, axes, mapping])
  if (axes.length === 0 || configuration.circumstances.completed)
    return <Navigate to={homePath(basePath, project)} replace />
  return <StyleChoice configuration={configuration} axes={axes} rooms={rooms} />
}

interface StyleChoiceProps {
  readonly configuration: Configuration
  readonly axes: readonly DesignLineGroupView[]
  readonly rooms: readonly Room[]
}

function StyleChoice({ configuration, axes, rooms }: StyleChoiceProps) {
  const { t } = useTranslation('style')
  const { basePath, name, project, store } = useOpenUnit()
  const [picks, setPicks] = useState(() => firstPicks(axes))
  const [roomId, setRoomId] = useState(rooms[0]?.id ?? '')
  const room = rooms.find(({ id }) => id === roomId) ?? rooms[0]
  const styleOf = useStyles(configuration, axes, picks)
  const tried = styleOf(picks)
  const [axis, second] = axes
  const apply = useApplyStyle({ configuration, axes, picks, tried, room })
  const radioName = useId()
  useTitle(t('title'), name)
  usePageTop()
  useOtherStylesAtHand(axis, room, picks, styleOf)
  if (axis === undefined) return null
  const line = axis.designLines.find(({ id }) => id === picks[axis.id])
  const spec = configuration.prepared.catalogue.designLineGroups.find(({ id }) => id === axis.id)
  const start = room ?? store.prepared.rooms[0]
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Link className={styles.back} to={homePath(basePath, project)} aria-label={t('back')}>
          <NamedIcon name="chevronLeft" />
        </Link>
        <h1 className={styles.title}>{t('title')}</h1>
        {rooms.length < 2 || room === undefined ? null : (
          <div className={styles.rooms}>
            <Segmented
              label={t('room')}
              value={room.id}
              options={rooms.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={setRoomId}
            />
          </div>
        )}
        {start === undefined ? null : (
          <ButtonLink className={styles.skip} variant="outlined" to={roomPath(basePath, start.slug)}>
            {t('skip')}
          </ButtonLink>
        )}
      </header>
      <main className={styles.panel}>
        {room === undefined ? null : (
          <ComposedRoom
            room={room}
            configuration={tried?.ok === true ? tried.configuration : undefined}
            className={styles.picture}
            alt={t('picture', { room: room.title, line: line?.title ?? '' })}
          />
        )}
        <fieldset className={styles.cards}>
          <legend className="visually-hidden">{axis.title}</legend>
          {axis.designLines.map((entry) => (
            <StyleCard
              key={entry.id}
              line={entry}
              name={radioName}
              rooms={rooms.slice(1, 4)}
              summary={spec?.designLines.find(({ id }) => id === entry.id)?.summary || entry.subtitle}
              tried={styleOf({ ...picks, [axis.id]: entry.id })}
              isPicked={entry.id === line?.id}
              onPick={() => setPicks({ ...picks, [axis.id]: entry.id })}
            />
          ))}
        </fieldset>
        <div className={styles.beside}>
          {second === undefined ? null : (
            <div className={styles.second}>
              <p className="ww-label">{second.title}</p>
              <Segmented
                label={second.title}
                value={picks[second.id] ?? ''}
                options={second.designLines.map(({ id, title }) => ({ value: id, label: title }))}
                onChange={(id) => setPicks({ ...picks, [second.id]: id })}
              />
            </div>
          )}
          <StyleSum tried={tried} title={line?.title ?? ''} onApply={apply.ask}>
            {start === undefined ? null : (
              <Link className={styles.skipBelow} to={roomPath(basePath, start.slug)}>
                {t('skip')}
              </Link>
            )}
          </StyleSum>
        </div>
      </main>
      {apply.question === null ? null : <ReplaceQuestion state={apply.question} choice={apply} />}
    </div>
  )
}

/** The room in the other styles is fetched once this one is there, so that a touch on them shows it at once. */
function useOtherStylesAtHand(
  axis: DesignLineGroupView | undefined,
  room: Room | undefined,
  picks: ReturnType<typeof firstPicks>,
  styleOf: ReturnType<typeof useStyles>,
): void {
  const { images, mapping } = useOpenUnit()
  useEffect(() => {
    if (axis === undefined || room === undefined) return undefined
    const urls = axis.designLines.flatMap(({ id }) => {
      const tried = styleOf({ ...picks, [axis.id]: id })
      return tried?.ok === true ? (composedUrl(mapping, room, tried.configuration) ?? []) : []
    })
    return images.prefetch(urls)
  }, [axis, room, picks, styleOf, images, mapping])
}
