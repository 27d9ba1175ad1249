import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import type { Order } from '#renderer/parts/orders/order.types.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { dayText } from '../day-text.ts'
import styles from './orders.module.css'

interface OrderDifferencesProps {
  readonly order: Order
  /** Only they are shown. */
  readonly isAlone: boolean
  readonly onAlone: (isAlone: boolean) => void
}

/** How many there are to the order before, with what they cost, and whether they are shown alone. */
export function OrderDifferences({ order, isAlone, onAlone }: OrderDifferencesProps) {
  const { t } = useTranslation('admin-orders')
  const { accountId = '' } = useParams()
  const locale = useLocale()
  const { price } = useFormat()
  const { previous } = order
  if (previous === null) return null
  const count = previous.differences.length
  const { number } = previous
  const total = previous.total === null ? '' : price(previous.total, { exact: true })
  return (
    <Paper variant="outlined" className={`ww-row ww-wrap ww-gap-12 ${styles.differences}`}>
      <div>
        <Link className="ww-link" to={linkTo('adminOrder', { accountId, orderId: previous.id })}>
          {count === 0 ? t('sameAs', { number }) : t('differences', { count, number })}
        </Link>{' '}
        <span className="ww-muted">{t('of', { day: dayText(previous.completedAt, locale), total })}</span>
      </div>
      {count === 0 ? null : (
        <div className="ww-row ww-wrap ww-gap-12">
          {order.difference === null ? null : <strong>{price(order.difference, { sign: true, exact: true })}</strong>}
          <Segmented
            label={t('shown')}
            value={isAlone ? 'differences' : 'all'}
            options={[
              { value: 'all', label: t('allPositions') },
              { value: 'differences', label: t('onlyDifferences') },
            ]}
            onChange={(value) => onAlone(value === 'differences')}
          />
        </div>
      )}
    </Paper>
  )
}
