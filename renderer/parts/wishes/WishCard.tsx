import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OptionView } from '#shared/domain/configuration/configuration.types.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { Thumb } from '#renderer/parts/options/Thumb.tsx'
import { useChoose } from '#renderer/parts/options/use-choose.ts'
import { useConflictReason } from '#renderer/parts/options/use-conflict.ts'
import { OptionPrice } from '#renderer/parts/prices/Price.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { getKey } from '#renderer/unit/favorites/favorite-storage.ts'
import type { Favorites } from '#renderer/unit/favorites/favorites.store.ts'
import { useUndoOffer } from '#renderer/unit/history/use-undo-offer.ts'
import { useItemView } from '#renderer/unit/state/derive.ts'
import type { Wish } from './wish-model.ts'
import styles from './WishList.module.css'

interface WishCardProps {
  readonly wish: Wish
  readonly favorites: Favorites
  /** The heart is taken away: the card goes. */
  readonly onTaken: () => void
}

/** A wish: what it looks like and costs, whether it is chosen, and what can be done with it (WSH-1..3). */
export function WishCard({ wish, favorites, onTaken }: WishCardProps) {
  const { t } = useTranslation('wishes')
  const { item, product, url } = wish
  const view = useItemView(item.id)
  const option = view.options.find(({ productId }) => productId === product.id)
  const picture = <Thumb url={product.thumbUrl} size="fill" title={product.title} trade={product.trades[0]} />
  const isOffered = view.takesPart && option !== undefined
  return (
    <li className={styles.card} data-chosen={(isOffered && option.selected) || undefined}>
      <div className={styles.picture}>
        {picture}
        <TakeAway wish={wish} favorites={favorites} onTaken={onTaken} />
      </div>
      <div className={styles.words}>
        <span className="ww-hint">{item.title}</span>
        <h3 className={styles.name}>{product.title}</h3>
        {isOffered ? (
          <span className={styles.price}>
            <OptionPrice price={option.price} />
          </span>
        ) : null}
      </div>
      <div className={styles.foot}>
        {isOffered ? (
          <State wish={wish} option={option} isFrozen={!view.selectable} />
        ) : (
          <p className="ww-hint">{t('notNow')}</p>
        )}
        {url === null ? null : (
          <Link
            className={styles.way}
            to={url}
            aria-label={t('toRoomNamed', { product: product.title, item: item.title })}
          >
            {t('toRoom')}
            <NamedIcon name="arrowRight" size={16} />
          </Link>
        )}
      </div>
    </li>
  )
}

/** The heart, to be taken away; and given back as long as the message stands (WSH-3). */
function TakeAway({ wish: { item, product }, favorites, onTaken }: WishCardProps) {
  const { t } = useTranslation('wishes')
  const notify = useNotify()
  const ref = { itemId: item.id, productId: product.id }
  // Whoever has given the heart again meanwhile keeps it.
  const giveBack = () => {
    if (!favorites.state.getState().options.has(getKey(ref))) favorites.toggle(ref)
  }
  const takeAway = () => {
    favorites.toggle(ref)
    onTaken()
    notify({
      severity: 'info',
      title: t('takenAway', { product: product.title }),
      action: { label: t('undo'), run: giveBack },
    })
  }
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={t('takeAway', { product: product.title, item: item.title })}
      title={t('takeAwayTip')}
      onClick={takeAway}
    >
      <NamedIcon name="heartFilled" size={22} />
    </button>
  )
}

interface StateProps {
  readonly wish: Wish
  readonly option: OptionView
  readonly isFrozen: boolean
}

/** That it is chosen; the way to choose it; or why it cannot be (WSH-2). */
function State({ wish, option, isFrozen }: StateProps) {
  const { t } = useTranslation('wishes')
  if (option.selected)
    return (
      <p className={styles.chosen}>
        <NamedIcon name="check" size={18} />
        {t(option.isBuyerSelection ? 'chosen' : 'standard')}
      </p>
    )
  if (isFrozen) return <p className="ww-hint">{t('frozen')}</p>
  return (
    <>
      <Choose wish={wish} />
      {option.valid ? null : <Clash wish={wish} />}
    </>
  )
}

function Choose({ wish: { item, product } }: Pick<StateProps, 'wish'>) {
  const { t } = useTranslation('wishes')
  const { choose } = useChoose(item)
  const offerUndo = useUndoOffer()
  const notify = useNotify()
  const run = () => {
    if (!choose(product.id)) return
    notify({
      severity: 'success',
      title: t('nowChosen', { product: product.title }),
      action: offerUndo(t('undo')),
    })
  }
  return (
    <Button
      className={styles.choose}
      variant="outlined"
      aria-label={t('chooseNamed', { product: product.title, item: item.title })}
      onClick={run}
    >
      {t('choose')}
    </Button>
  )
}

/** What it clashes with, in a line; the dialog behind the button has all of it, and the ways out. */
function Clash({ wish: { item, product } }: Pick<StateProps, 'wish'>) {
  const { t } = useTranslation('configurator')
  const { line } = useConflictReason(item.id, product.id)
  return <p className={styles.clash}>{line ?? t('options.invalid')}</p>
}
