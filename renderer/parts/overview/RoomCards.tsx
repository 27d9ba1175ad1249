import { ButtonLink } from '#renderer/ui/Button.tsx'
import { type ComponentType, type CSSProperties, memo, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { RoomState } from '#shared/domain/configuration/configuration.types.ts'
import type { Configuration } from '#shared/domain/index.ts'
import type { PictureMapping } from '#shared/domain/look/pictures.ts'
import { isShallowEqual, useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { useRoomState, useShownRoomIds, useUnitState } from '#renderer/unit/state/derive.ts'
import { buttonsVariant } from '#renderer/session/index.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { ProgressBar } from '#renderer/ui/ProgressBar.tsx'
import { RoomShare } from '#renderer/parts/budget/index.ts'
import styles from './RoomCards.module.css'
import { type RoomPreview, roomPreview } from './room-preview.ts'

interface RoomCardsProps {
  /** Draws the picture of a room in which something was chosen; left out, the portal composes it. */
  readonly Chosen?: ChosenPicture | undefined
  /** Of a project's own; the same object for as long as they stay. */
  readonly looks?: Looks | undefined
}

interface Looks {
  readonly card: CSSProperties | undefined
  readonly title: CSSProperties | undefined
  readonly text: CSSProperties | undefined
}

type ChosenPicture = ComponentType<{ readonly room: Room }>

/** The unit's rooms, each with its picture, how far it is, what it costs and the way into it (DSH-46..49). */
export function RoomCards({ Chosen, looks }: RoomCardsProps) {
  const { t } = useTranslation('dashboard')
  const { store, basePath } = useOpenUnit()
  const { completed } = useUnitState()
  const ids = useShownRoomIds()
  const rooms = useMemo(() => ids.flatMap((id) => store.prepared.room(id) ?? []), [ids, store])
  const [first] = rooms
  if (first === undefined) return null
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title} style={looks?.title}>
          {t('rooms.title')}
        </h2>
        {completed ? null : (
          <Link className="ww-way ww-gap-8" to={roomPath(basePath, first.slug)}>
            {t('rooms.configure')}
            <NamedIcon name="arrowRight" size={20} />
          </Link>
        )}
      </div>
      <ul className={styles.list}>
        {rooms.map((room) => (
          <li key={room.id}>
            <RoomCard room={room} Chosen={Chosen} looks={looks} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RoomCardProps extends RoomCardsProps {
  readonly room: Room
}

const RoomCard = memo(function RoomCard({ room, Chosen, looks }: RoomCardProps) {
  const { t } = useTranslation('dashboard')
  const { basePath, flags, project } = useOpenUnit()
  const { price } = useFormat()
  const state = useRoomState(room.id)
  // DSH-47, DSH-48: what is done steps back, what is open asks for a touch.
  const isDone = state.complete || state.sealed || state.locked
  return (
    <article className={styles.card} style={looks?.card}>
      <Preview room={room} Chosen={Chosen} />
      <div className={styles.words} style={looks?.text}>
        <h3 className={styles.name}>{room.title}</h3>
        <p className={styles.state} data-done={state.complete || undefined}>
          {state.complete ? <NamedIcon name={state.sealed ? 'lock' : 'check'} size={16} /> : null}
          <StateWords state={state} />
        </p>
        {flags.showProgressBar && !state.locked ? (
          <ProgressBar className={styles.bar} progress={state.progress} />
        ) : null}
      </div>
      <div className={styles.foot}>
        {flags.showPricing ? (
          <span className="ww-stack ww-figure">
            {price(state.total, { sign: true })}
            <Suspense>
              <RoomShare room={room} />
            </Suspense>
            {state.onRequestCount > 0 ? <small>{t('rooms.onRequest', { count: state.onRequestCount })}</small> : null}
          </span>
        ) : null}
        <ButtonLink
          className={styles.button}
          to={roomPath(basePath, room.slug)}
          variant={buttonsVariant(project) ?? (isDone ? 'outlined' : 'contained')}
          color={isDone ? 'primary' : 'secondary'}
          aria-label={t(isDone ? 'rooms.viewIn' : 'rooms.chooseIn', { room: room.title })}
        >
          {t(isDone ? 'rooms.view' : 'rooms.choose')}
        </ButtonLink>
      </div>
    </article>
  )
})

function StateWords({ state }: { state: RoomState }) {
  const { t } = useTranslation('dashboard')
  if (state.sealed) return t('rooms.sealed')
  if (state.locked) return t('rooms.locked')
  return state.complete ? t('rooms.complete') : t('selection.open', { count: state.pendingCount })
}

interface PreviewOf {
  readonly mapping: PictureMapping | null
  readonly room: Room
}

/** What was chosen, and nothing until it is there: the standard room would say that the choice is lost. */
function Preview({ room, Chosen }: Pick<RoomCardProps, 'room' | 'Chosen'>) {
  const { mapping } = useOpenUnit()
  const id = useMemo(() => ({ mapping, room }), [mapping, room])
  const { standardUrl, chosenUrl } = useUnitValue<PreviewOf, RoomPreview>(getPreview, id, isShallowEqual)
  const [settled, setSettled] = useState<{ readonly url: string; readonly isThere: boolean } | null>(null)
  const isThere = settled?.url === chosenUrl && settled.isThere
  // What cannot be had is stood for by the standard picture.
  const isGone = settled?.url === chosenUrl && !settled.isThere
  if (Chosen !== undefined && chosenUrl !== null)
    return (
      <div className={styles.picture}>
        <div className={styles.still}>
          <Chosen room={room} />
        </div>
      </div>
    )
  return (
    <div className={styles.picture}>
      {standardUrl === null || (chosenUrl !== null && !isGone) ? null : (
        <img className="ww-fill ww-cover" src={standardUrl} alt="" loading="lazy" decoding="async" />
      )}
      {chosenUrl === null ? null : (
        <img
          key={chosenUrl}
          className={styles.chosen}
          src={chosenUrl}
          alt=""
          loading="lazy"
          decoding="async"
          data-shown={isThere || undefined}
          onLoad={() => setSettled({ url: chosenUrl, isThere: true })}
          onError={() => setSettled({ url: chosenUrl, isThere: false })}
        />
      )}
    </div>
  )
}

function getPreview(configuration: Configuration, { mapping, room }: PreviewOf): RoomPreview {
  return roomPreview(configuration, mapping, room)
}
