import Card from '@mui/material/Card'
import { memo, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LockSign } from '#renderer/parts/options/LockSign.tsx'
import { SignedPrice } from '#renderer/parts/prices/Price.tsx'
import { Thumb } from '#renderer/parts/options/Thumb.tsx'
import { ComposedRoom, composedUrl } from '#renderer/parts/pictures/ComposedRoom.tsx'
import { useConfiguration } from '#renderer/unit/data/use-configuration.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { type CartItem, type CartRoomView, splitItems } from './cart-rooms.ts'
import styles from './CartRoom.module.css'

/**
 * A room of the cart: its picture as chosen, what differs from the standard, its upgrades, and what it adds to the total;
 * what is as everywhere stands behind a button, and on paper.
 */
export const CartRoom = memo(function CartRoom({ room }: { room: CartRoomView }) {
  const { t } = useTranslation('checkout')
  const { store, flags } = useOpenUnit()
  const titleId = useId()
  const title = room.title || t('list.unitWide')
  const own = room.id === null ? undefined : store.prepared.room(room.id)
  const parts = splitItems(room)
  const isStandard = parts.own.length === 0 && room.upgrades.length === 0
  return (
    <Card
      component="section"
      variant="outlined"
      className={styles.room}
      aria-labelledby={titleId}
      data-standard={isStandard || undefined}
    >
      {own === undefined ? null : <Picture room={own} />}
      <div className={styles.body}>
        <div className={`ww-spread ${styles.head}`}>
          <h2 id={titleId} className="ww-section">
            {title}
          </h2>
          {flags.showPricing ? <RoomSum room={room} title={title} /> : null}
        </div>
        {isStandard ? <p className="ww-muted">{t('list.standard')}</p> : null}
        {parts.own.length === 0 ? null : <Rows items={parts.own} />}
        <Upgrades room={room} />
        <Standard items={parts.standard} isAll={isStandard}>
          {room.url === null ? null : (
            <ButtonLink to={room.url} aria-label={t('list.toRoomNamed', { room: title })}>
              {t('list.toRoom')}
            </ButtonLink>
          )}
        </Standard>
      </div>
    </Card>
  )
})

/** A room as it is chosen. */
function Picture({ room }: { room: Room }) {
  const { t } = useTranslation('checkout')
  const { mapping } = useOpenUnit()
  const configuration = useConfiguration()
  if (composedUrl(mapping, room, configuration) === null) return null
  const alt = t('list.picture', { room: room.title })
  return <ComposedRoom room={room} configuration={configuration} className={styles.picture} alt={alt} />
}

function RoomSum({ room, title }: { room: CartRoomView; title: string }) {
  const { t } = useTranslation('checkout')
  return (
    <span className={styles.price}>
      <span className="visually-hidden">{t('list.roomTotal', { room: title })}</span>{' '}
      <strong>
        <SignedPrice cents={room.total} isOnRequest={false} />
      </strong>{' '}
      {room.onRequestCount > 0 ? (
        <small className="ww-muted">{t('list.onRequest', { count: room.onRequestCount })}</small>
      ) : null}
    </span>
  )
}

function Rows({ items }: { items: readonly CartItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <Row key={item.state.id} item={item} />
      ))}
    </ul>
  )
}

interface StandardProps {
  readonly items: readonly CartItem[]
  readonly isAll: boolean
  /** What stands beside the button. */
  readonly children: ReactNode
}

/** What is fitted as it is everywhere, behind a button. */
function Standard({ items, isAll, children }: StandardProps) {
  const { t } = useTranslation('checkout')
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <div className={`ww-row ww-wrap ww-gap-12 ww-screen-only ${styles.foot}`}>
        {items.length === 0 ? null : (
          <Button
            className={styles.more}
            endIcon={<NamedIcon name="chevronDown" size={20} />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t('list.fewer') : t(isAll ? 'list.items' : 'list.more', { count: items.length })}
          </Button>
        )}
        {children}
      </div>
      <div id={id} className={styles.rest} data-open={isOpen || undefined}>
        <Rows items={items} />
      </div>
    </>
  )
}

function Upgrades({ room }: { room: CartRoomView }) {
  const { t } = useTranslation('checkout')
  const { flags } = useOpenUnit()
  const { price } = useFormat()
  if (room.upgrades.length === 0) return null
  return (
    <div>
      <h3 className={styles.subtitle}>{t('list.upgrades')}</h3>
      <ul>
        {room.upgrades.map((upgrade) => (
          <li key={upgrade.id} className={`ww-row ww-wrap ww-gap-12 ${styles.row}`}>
            <span className={`ww-stack ww-gap-4 ${styles.upgrade}`}>
              <span className={styles.product}>{upgrade.title}</span>
              {upgrade.lock === null ? null : <LockSign lock={upgrade.lock} as="mark" />}
              {upgrade.whole === null || !flags.showPricing ? null : (
                <small className="ww-muted">
                  {t(upgrade.whole.isInSeveralRooms ? 'list.basePriceHere' : 'list.basePrice', {
                    price: price(upgrade.whole.cents, { sign: true }),
                  })}
                </small>
              )}
            </span>
            <span className={styles.price}>
              <SignedPrice cents={upgrade.basePrice} isOnRequest={false} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Row = memo(function Row({ item }: { item: CartItem }) {
  const { t } = useTranslation('checkout')
  const { flags } = useOpenUnit()
  const { quantity } = useFormat()
  const { state, lock } = item
  const words = (
    <>
      <small className="ww-muted">{item.title}</small>
      <span className={styles.product}>{item.productTitle ?? t('list.nothing')}</span>
    </>
  )
  return (
    <li className={`ww-row ww-wrap ww-gap-12 ${styles.row}`} data-linked={item.url === null ? undefined : ''}>
      <Thumb url={item.thumbUrl} size={48} title={item.productTitle} trade={item.trade} />
      <span className={`ww-row ww-wrap ww-gap-12 ${styles.words}`}>
        {item.url === null ? (
          <span className={`ww-stack ww-gap-4 ${styles.name}`}>{words}</span>
        ) : (
          <Link className={`ww-stack ww-gap-4 ${styles.name}`} to={item.url}>
            {words}
          </Link>
        )}
        {flags.showQuantity && item.quantity !== null ? (
          <small className="ww-muted">{quantity(item.quantity.count, item.quantity.unit)}</small>
        ) : null}
        {lock === null ? null : <LockSign lock={lock} as="mark" />}
        {state.pending ? <span className={`ww-row ww-wrap ww-gap-12 ${styles.open}`}>{t('list.open')}</span> : null}
      </span>
      <span className={styles.price}>
        <SignedPrice cents={state.total} isOnRequest={state.isOnRequest} />
      </span>
    </li>
  )
})
