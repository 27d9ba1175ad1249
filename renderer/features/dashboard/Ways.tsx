import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonsVariant } from '#renderer/session/index.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { getPreview } from '#renderer/unit/pictures/preview.ts'
import { roomPath, stylePath } from '#renderer/unit/address/paths.ts'
import { useShownRoomIds, useUnitState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { estimateDuration, findStyleLines, firstOpenItem } from './ways-model.ts'
import styles from './Ways.module.css'

/** Pictures that stand for a style. */
const STYLES_SHOWN = 3

/** Three ways to begin, each with how long it takes (START-1): a style for all rooms, room by room, or only to look. */
export function Ways() {
  const { t } = useTranslation('dashboard')
  const { store, basePath, mapping, isPresented } = useOpenUnit()
  const { pendingCount } = useUnitState()
  const rooms = useShownRoomIds().flatMap((id) => store.prepared.room(id) ?? [])
  const [first] = rooms
  if (first === undefined) return null
  const { configuration } = store.state.getState()
  const lines = findStyleLines(configuration)
  const duration = estimateDuration(pendingCount)
  // Of rooms to live in: plans and panoramas say less in a small picture.
  const previews = rooms
    .filter(({ mode }) => mode !== 'FLOORPLAN_SELECTION')
    .flatMap((room) => getPreview(room, mapping) ?? [])
  const living = rooms.find(({ roomType }) => roomType === 'LIVING_AREA') ?? first
  return (
    <section className={styles.ways} aria-label={t('ways.label')}>
      {lines.length === 0 ? null : (
        <Way
          title={t('ways.style.title')}
          time={t('ways.style.time')}
          text={t('ways.style.text', { count: lines.length })}
          pictures={lines.flatMap(({ imageUrl }) => imageUrl ?? []).slice(0, STYLES_SHOWN)}
          to={stylePath(basePath)}
          action={t('ways.style.action')}
          isFirst
        />
      )}
      <Way
        title={t('ways.rooms.title')}
        time={t(`ways.time.${duration.unit}`, { count: duration.count })}
        text={t(isPresented === true ? 'ways.rooms.presented' : 'ways.rooms.text', { count: pendingCount })}
        pictures={previews.slice(0, 2)}
        to={roomPath(basePath, first.slug, firstOpenItem(configuration, first))}
        action={t('ways.rooms.action', { room: first.title })}
        isFirst={lines.length === 0}
      />
      <Way
        title={t('ways.look.title')}
        time={t('ways.look.time')}
        text={t('ways.look.text')}
        pictures={previews.slice(2, 3)}
        to={roomPath(basePath, living.slug)}
        action={t('ways.look.action')}
      />
    </section>
  )
}

interface WayProps {
  readonly title: string
  readonly time: string
  readonly text: string
  readonly pictures: readonly string[]
  readonly to: string
  readonly action: ReactNode
  /** The one that is recommended: its button alone is filled. */
  readonly isFirst?: boolean
}

function Way({ title, time, text, pictures, to, action, isFirst = false }: WayProps) {
  const id = useId()
  const { project } = useOpenUnit()
  return (
    <article className={styles.way} data-first={isFirst || undefined} aria-labelledby={id}>
      <div className={styles.pictures}>
        {pictures.map((url) => (
          <img key={url} className="ww-cover" src={url} alt="" decoding="async" />
        ))}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title} id={id}>
          {title}
        </h3>
        <p className={styles.time}>
          <NamedIcon name="clock" size={16} />
          {time}
        </p>
        <p className="ww-said">{text}</p>
      </div>
      <ButtonLink
        className={styles.button}
        to={to}
        variant={buttonsVariant(project) ?? (isFirst ? 'contained' : 'outlined')}
        endIcon={isFirst ? <NamedIcon name="arrowRight" size={20} /> : undefined}
      >
        {action}
      </ButtonLink>
    </article>
  )
}
