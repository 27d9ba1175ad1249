import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { Total } from '#renderer/parts/prices/Total.tsx'
import { OrderNote } from './OrderNote.tsx'
import { momentText, orderDayText } from './moment-text.ts'
import { listRooms, type ShownPosition, splitVat } from './order-rows.ts'
import type { Order } from './order.types.ts'
import styles from './OrderPaper.module.css'
import { useOrderStateWords } from './OrderState.tsx'

/** An order on paper: whose it is, how it stands, what happened to it when, and everything that is in it, in cents (ORD-9). */
export function OrderPaper({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const sayState = useOrderStateWords()
  const { project, unit, number, sender } = order
  const locale = useLocale()
  const [printedAt] = useState(() => new Date().toISOString())
  const dayIn = (time: string) => orderDayText(time, locale)
  return (
    <article className={styles.paper}>
      <header>
        <div className={styles.sender}>
          <address>
            <strong>{sender.name}</strong>
            {sender.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <dl>
            <dt>{t('paper.date')}</dt>
            <dd>{dayIn(order.completedAt)}</dd>
            <dt>{t('paper.printed')}</dt>
            <dd>{dayIn(printedAt)}</dd>
          </dl>
        </div>
        <p>
          {project.name} · {unit.name}
        </p>
        <h1 className={styles.title}>{t('number', { number })}</h1>
        <p>{sayState(order)}</p>
      </header>
      <Facts order={order} />
      <OrderNote order={order} level={2} />
      <Positions order={order} />
      <footer className={styles.foot}>
        <p>
          {t('checksum.title')} {t(order.isIntact ? 'checksum.right' : 'checksum.wrong')}: {order.sha256}
        </p>
        <p>{t('checksum.hint')}</p>
      </footer>
    </article>
  )
}

/** Whose it is and where, and every step with its date. */
function Facts({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  return (
    <dl className={styles.facts}>
      <dt>{t('paper.buyers')}</dt>
      <dd>{order.buyers.join(', ')}</dd>
      <dt>{t('paper.address')}</dt>
      <dd>{[order.unit.name, ...order.address].join(', ')}</dd>
      {order.events.map(({ kind, at, by, reason }) => (
        <div key={`${kind} ${at}`}>
          <dt>{t(`way.${kind}`)}</dt>
          <dd>
            {momentText(at, locale)}, {by === null ? t('way.gone') : t('way.by', { name: by.name })}
            {reason === '' ? null : <q className={styles.said}>{reason}</q>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Positions({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { price } = useFormat()
  const hasAmounts = order.total !== null
  const rooms = listRooms({ ...order, previous: null }, { onlyDifferences: false, showsStandard: true })
  return (
    <table className={styles.positions}>
      <thead>
        <tr>
          <th scope="col">{t('position')}</th>
          <th scope="col">{t('article')}</th>
          <th scope="col">{t('quantity')}</th>
          {hasAmounts ? (
            <>
              <th scope="col">{t('unitPrice')}</th>
              <th scope="col">{t('amount')}</th>
            </>
          ) : null}
        </tr>
      </thead>
      {rooms.map((room) => (
        <tbody key={room.title}>
          <tr className={styles.room}>
            <th scope="rowgroup" colSpan={hasAmounts ? 4 : 3}>
              {room.title || t('unitWide')}
            </th>
            {room.total === null ? null : <td>{price(room.total, { exact: true })}</td>}
          </tr>
          {room.positions.map((position) => (
            <Position key={position.id} position={position} hasAmounts={hasAmounts} />
          ))}
        </tbody>
      ))}
      {order.total === null ? null : <Sums total={order.total} onRequestCount={order.onRequestCount} />}
    </table>
  )
}

function Position({ position, hasAmounts }: { position: ShownPosition; hasAmounts: boolean }) {
  const { t } = useTranslation('orders')
  const { price, quantity, unitPrice } = useFormat()
  const { item, product, articleNumber, total, isOnRequest } = position
  return (
    <tr>
      <th scope="row">
        <small>{item ?? t('upgrade')}</small>
        {product || t('nothing')}
      </th>
      <td>{articleNumber}</td>
      <td>{position.quantityUnit === '' ? '' : quantity(position.quantity, position.quantityUnit)}</td>
      {hasAmounts ? (
        <>
          <td>{position.unitPrice === null ? '' : unitPrice(position.unitPrice)}</td>
          <td>{isOnRequest ? t('onRequest') : price(total ?? 0, { exact: true })}</td>
        </>
      ) : null}
    </tr>
  )
}

function Sums({ total, onRequestCount }: { total: number; onRequestCount: number }) {
  const { t } = useTranslation('orders')
  const { price } = useFormat()
  const { vat, net } = splitVat(total)
  return (
    <tbody className={styles.sums}>
      <tr>
        <th scope="row" colSpan={4}>
          {t('total')}
        </th>
        <td>
          <Total cents={total} onRequestCount={onRequestCount} isExact />
        </td>
      </tr>
      {[
        { name: t('vat'), cents: vat },
        { name: t('net'), cents: net },
      ].map(({ name, cents }) => (
        <tr key={name}>
          <th scope="row" colSpan={4}>
            {name}
          </th>
          <td>{price(cents, { exact: true })}</td>
        </tr>
      ))}
    </tbody>
  )
}
