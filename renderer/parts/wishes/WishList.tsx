import { type ReactNode, useId, useMemo, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { useConfiguration } from '#renderer/unit/data/use-configuration.ts'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import type { Favorites } from '#renderer/unit/favorites/favorites.store.ts'
import { useShownRoomIds } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { listWishes, type Wishes, type WishRoom } from './wish-model.ts'
import { getRoomSpan } from './room-span.ts'
import { WishCard } from './WishCard.tsx'
import styles from './WishList.module.css'

interface WishListProps {
  readonly favorites: Favorites
  /** Where nothing above says what this is. */
  readonly heading?: ReactNode
  /** Below the words that nothing is marked. */
  readonly whenEmpty?: ReactNode
}

/** Everything that is marked, by room, and the way to show it to others (WSH-1..5). */
export function WishList({ favorites, heading = null, whenEmpty = null }: WishListProps) {
  const { options, loading } = useSyncExternalStore(favorites.state.subscribe, favorites.state.getState)
  const configuration = useConfiguration()
  const { basePath } = useOpenUnit()
  const wishes = useMemo(() => listWishes(configuration, options, basePath), [configuration, options, basePath])
  const top = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.list}>
      <header className={styles.head}>
        <div ref={top} className="ww-stack ww-gap-4" tabIndex={-1}>
          {heading}
          <Intro wishes={wishes} />
        </div>
        {wishes.count === 0 ? null : <Share />}
      </header>
      {loading === 'failed' ? <Failed onRetry={favorites.reload} isPart={wishes.count > 0} /> : null}
      {wishes.count === 0 ? null : (
        <div className={styles.rooms}>
          {wishes.rooms.map((room) => (
            <Room key={room.id} room={room} favorites={favorites} onTaken={() => top.current?.focus()} />
          ))}
        </div>
      )}
      {wishes.count > 0 || loading === 'failed' ? null : loading === 'loading' ? <Loading /> : <Empty />}
      {wishes.count > 0 || loading === 'loading' ? null : <div className={styles.below}>{whenEmpty}</div>}
    </div>
  )
}

function Intro({ wishes: { count, rooms, goneCount } }: { wishes: Wishes }) {
  const { t } = useTranslation('wishes')
  return (
    <>
      {count === 0 ? null : (
        <p className="ww-muted" data-testid="wish-count">
          {t('count', { count })}
          {rooms.length < 2 ? null : ` ${t('rooms', { count: rooms.length })}`}. {t('notChosen')}
        </p>
      )}
      {goneCount === 0 ? null : <p className="ww-note">{t('gone', { count: goneCount })}</p>}
    </>
  )
}

function Share() {
  const { t } = useTranslation('wishes')
  const { open } = useDialogs()
  return (
    <Button
      className={styles.share}
      variant="contained"
      size="large"
      startIcon={<NamedIcon name="share" size={20} />}
      onClick={() => open('shareWishes')}
    >
      {t('share')}
    </Button>
  )
}

interface RoomProps {
  readonly room: WishRoom
  readonly favorites: Favorites
  /** A card has gone, and with it the button that was touched. */
  readonly onTaken: () => void
}

function Room({ room, favorites, onTaken }: RoomProps) {
  const { t } = useTranslation('wishes')
  const id = useId()
  return (
    <section className={styles.room} style={getRoomSpan(room.wishes)} aria-labelledby={id}>
      <h2 id={id} className="ww-section">
        {room.title === '' ? t('wholeUnit') : room.title}
      </h2>
      <ul className={styles.cards}>
        {room.wishes.map((wish) => (
          <WishCard key={`${wish.item.id} ${wish.product.id}`} wish={wish} favorites={favorites} onTaken={onTaken} />
        ))}
      </ul>
    </section>
  )
}

/** The cards' places, so that nothing jumps. */
function Loading() {
  const { t } = useTranslation('wishes')
  return (
    <div className={styles.rooms} role="status" aria-label={t('loading')}>
      {[1, 2, 3, 4].map((place) => (
        <span key={place} className={styles.place} />
      ))}
    </div>
  )
}

function Failed({ onRetry, isPart }: { onRetry: () => void; isPart: boolean }) {
  const { t } = useTranslation('wishes')
  return (
    <div className={styles.message} role="alert">
      <p>{t(isPart ? 'failedInPart' : 'failed')}</p>
      <Button variant="outlined" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** How a heart is given, and the way to where that is done. */
function Empty() {
  const { t } = useTranslation('wishes')
  const { store, basePath } = useOpenUnit()
  const [firstId = ''] = useShownRoomIds()
  const room = store.prepared.room(firstId)
  return (
    <div className={styles.empty}>
      <span className={styles.emblem} aria-hidden="true">
        <NamedIcon name="heart" size={36} />
      </span>
      <h2 className="ww-section">{t('empty.title')}</h2>
      <p className="ww-muted">{t('empty.text')}</p>
      {room === undefined ? null : (
        <ButtonLink
          variant="contained"
          size="large"
          to={roomPath(basePath, room.slug)}
          endIcon={<NamedIcon name="arrowRight" size={20} />}
        >
          {t('empty.action', { room: room.title })}
        </ButtonLink>
      )}
    </div>
  )
}
