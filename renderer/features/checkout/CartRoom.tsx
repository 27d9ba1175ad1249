import Card from '@mui/material/Card'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LockSign } from '#renderer/parts/options/LockSign.tsx'
import { SignedPrice } from '#renderer/parts/prices/Price.tsx'
import { Thumb } from '#renderer/parts/options/Thumb.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import type { CartItem, CartRoomView } from './cart-rooms.ts'
import styles from './CartRoom.module.css'
import layout from '#renderer/ui/layout.module.css'

/** A room of the cart: what is fitted, its upgrades, and what it adds to the total. */
export const CartRoom = memo(function CartRoom({ room }: { room: CartRoomView }) {
  const { t } = useTranslation('checkout')
  const { flags } = useOpenUnit()
  const { price } = useFormat()
  const titleId = useId()
  const title = room.title || t('list.unitWide')
  return (
    <Card component="section" variant="outlined" className={`${layout.card} ${styles.room}`} aria-labelledby={titleId}>
      <div className={layout.between}>
        <h2 id={titleId} className={layout.heading}>
          {title}
        </h2>
        {room.url === null ? null : (
          <ButtonLink className={layout.screenOnly} to={room.url} aria-label={t('list.toRoomNamed', { room: title })}>
            {t('list.toRoom')}
          </ButtonLink>
        )}
      </div>
      <ul>
        {room.items.map((item) => (
          <Row key={item.state.id} item={item} />
        ))}
      </ul>
      {room.upgrades.length === 0 ? null : (
        <>
          <h3 className={styles.subtitle}>{t('list.upgrades')}</h3>
          <ul>
            {room.upgrades.map((upgrade) => (
              <li key={upgrade.id} className={`${layout.row} ${styles.row}`}>
                <span className={`${layout.lines} ${styles.upgrade}`}>
                  <span className={styles.product}>{upgrade.title}</span>
                  {upgrade.lock === null ? null : <LockSign lock={upgrade.lock} as="mark" />}
                  {upgrade.whole === null || !flags.showPricing ? null : (
                    <small className={layout.quiet}>
                      {t(upgrade.whole.isInSeveralRooms ? 'list.basePriceHere' : 'list.basePrice', {
                        price: price(upgrade.whole.cents, { sign: true }),
                      })}
                    </small>
                  )}
                </span>
                <span className={styles.price}>
                  <SignedPrice cents={upgrade.basePrice} isOnRequest={false} zero="included" />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {flags.showPricing ? (
        <p className={`${layout.between} ${styles.total}`}>
          <span>{t('list.roomTotal', { room: title })}</span>
          <span className={styles.price}>
            <strong>{price(room.total, { sign: true })}</strong>{' '}
            {room.onRequestCount > 0 ? (
              <small className={layout.quiet}>{t('list.onRequest', { count: room.onRequestCount })}</small>
            ) : null}
          </span>
        </p>
      ) : null}
    </Card>
  )
})

const Row = memo(function Row({ item }: { item: CartItem }) {
  const { t } = useTranslation('checkout')
  const { flags } = useOpenUnit()
  const { quantity } = useFormat()
  const { state, lock } = item
  const words = (
    <>
      <small className={layout.quiet}>{item.title}</small>
      <span className={styles.product}>{item.productTitle ?? t('list.nothing')}</span>
    </>
  )
  return (
    <li className={`${layout.row} ${styles.row}`} data-linked={item.url === null ? undefined : ''}>
      <Thumb url={item.thumbUrl} size={48} title={item.productTitle} trade={item.trade} />
      <span className={`${layout.row} ${styles.words}`}>
        {item.url === null ? (
          <span className={`${layout.lines} ${styles.name}`}>{words}</span>
        ) : (
          <Link className={`${layout.lines} ${styles.name}`} to={item.url}>
            {words}
          </Link>
        )}
        {flags.showQuantity && item.quantity !== null ? (
          <small className={layout.quiet}>{quantity(item.quantity.count, item.quantity.unit)}</small>
        ) : null}
        {lock === null ? null : <LockSign lock={lock} as="mark" />}
        {state.pending ? <span className={`${layout.row} ${styles.open}`}>{t('list.open')}</span> : null}
      </span>
      <span className={styles.price}>
        <SignedPrice cents={state.total} isOnRequest={state.isOnRequest} zero={item.zero} />
      </span>
    </li>
  )
})
