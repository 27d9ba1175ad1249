import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { Thumb } from '#renderer/parts/options/Thumb.tsx'
import { Total } from '#renderer/parts/prices/Total.tsx'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import { Switch } from '#renderer/ui/Switch.tsx'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import { listRooms, listShownAmounts, type ShownPosition, type ShownRoom, splitVat } from './order-rows.ts'
import type { ListedPositions } from './order.types.ts'
import styles from './OrderPositions.module.css'

interface OrderPositionsProps {
  readonly order: ListedPositions
  /** Only what is not as it was in the order before. */
  readonly onlyDifferences: boolean
  /** What heads the table. */
  readonly labelledBy: string
}

/** What was ordered, by room and in cents, with what it was before where that is something else (ORD-3). */
export function OrderPositions({ order, onlyDifferences, labelledBy }: OrderPositionsProps) {
  const { t } = useTranslation('orders')
  const [showsStandard, setShowsStandard] = useState(false)
  const rooms = listRooms(order, { onlyDifferences, showsStandard })
  const hasStandard = order.rooms.some(({ positions }) => positions.some(({ isStandard }) => isStandard))
  const compares = order.previous !== null
  const columns = [
    t('position'),
    t('article'),
    { end: t('quantity') },
    ...(order.total === null
      ? []
      : [{ end: t('unitPrice') }, { end: t('amount') }, ...(compares ? [{ end: t('difference') }] : [])]),
  ]
  return (
    <ExactAmounts amounts={listShownAmounts(order)}>
      {rooms.length === 0 ? <p className={styles.none}>{t('onlyStandard')}</p> : null}
      <DataTable className={styles.table} aria-labelledby={labelledBy} columns={columns}>
        {rooms.map((room) => (
          <Room key={`${room.title} ${room.isGone}`} room={room} compares={compares} />
        ))}
        <Sums order={order} compares={compares} />
      </DataTable>
      {hasStandard && !onlyDifferences ? (
        <p className={styles.standard}>
          <FormControlLabel
            control={<Switch isOn={showsStandard} onSwitch={setShowsStandard} />}
            label={t('standardShown')}
          />
        </p>
      ) : null}
    </ExactAmounts>
  )
}

function Room({ room, compares }: { room: ShownRoom; compares: boolean }) {
  const { t } = useTranslation('orders')
  const { price } = useFormat()
  return (
    <>
      <TableRow className={styles.room}>
        <RowHead colSpan={room.total === null ? 3 : 4}>{room.isGone ? t('gone') : room.title || t('unitWide')}</RowHead>
        {room.total === null ? null : <Cell className={styles.amount}>{room.isGone ? '' : price(room.total)}</Cell>}
        {room.total === null || !compares ? null : <Cell />}
      </TableRow>
      {room.positions.map((position) => (
        <Position key={position.id} position={position} hasAmounts={room.total !== null} compares={compares} />
      ))}
    </>
  )
}

interface PositionProps {
  readonly position: ShownPosition
  readonly hasAmounts: boolean
  readonly compares: boolean
}

function Position({ position, hasAmounts, compares }: PositionProps) {
  const { t } = useTranslation('orders')
  const { price, quantity, unitPrice } = useFormat()
  const { before, difference, isGone } = position
  return (
    <TableRow data-changed={difference !== null || undefined}>
      <RowHead>
        <span className={styles.what}>
          <Thumb url={position.thumbUrl} size={48} title={position.product} />
          <span>
            <small>
              {position.item ?? t('upgrade')}
              {before === null ? null : ` · ${before === '' ? t('added') : t('insteadOf', { product: before })}`}
            </small>
            {isGone ? t('gone') : position.product || t('nothing')}
            {position.isPending === true ? <StateChip state="plain" icon="clock" label={t('pending')} /> : null}
          </span>
        </span>
      </RowHead>
      <Cell label={t('article')} className={styles.number}>
        {position.articleNumber}
      </Cell>
      <Cell label={t('quantity')} className={styles.amount}>
        {isGone || position.quantityUnit === '' ? '' : quantity(position.quantity, position.quantityUnit)}
      </Cell>
      {hasAmounts ? (
        <>
          <Cell label={t('unitPrice')} className={styles.amount}>
            {position.unitPrice === null ? '' : unitPrice(position.unitPrice)}
          </Cell>
          <Cell label={t('amount')} className={styles.amount}>
            {isGone ? '–' : sayTotal(position)}
          </Cell>
        </>
      ) : null}
      {hasAmounts && compares ? (
        <Cell label={t('difference')} className={styles.amount}>
          {difference === null || difference === 0 ? '' : price(difference, { sign: true })}
        </Cell>
      ) : null}
    </TableRow>
  )

  function sayTotal({ total, isOnRequest }: ShownPosition): string {
    if (isOnRequest) return t('onRequest')
    return total === null || total === 0 ? t('included') : price(total)
  }
}

/** The sum, what of it is tax, and how it differs. */
function Sums({ order, compares }: { order: ListedPositions; compares: boolean }) {
  const { t } = useTranslation('orders')
  const { price } = useFormat()
  if (order.total === null) return null
  const { vat, net } = splitVat(order.total)
  return (
    <>
      <TableRow className={styles.sum}>
        <RowHead colSpan={4}>{t('total')}</RowHead>
        <Cell className={styles.amount}>
          <Total cents={order.total} onRequestCount={order.onRequestCount} />
        </Cell>
        {compares ? (
          <Cell className={styles.amount}>
            {order.difference === null ? '' : price(order.difference, { sign: true })}
          </Cell>
        ) : null}
      </TableRow>
      {[
        { name: t('vat'), cents: vat },
        { name: t('net'), cents: net },
      ].map(({ name, cents }) => (
        <TableRow key={name} className={styles.part}>
          <RowHead colSpan={4}>{name}</RowHead>
          <Cell className={styles.amount}>{price(cents, { exact: true })}</Cell>
          {compares ? <Cell /> : null}
        </TableRow>
      ))}
    </>
  )
}
