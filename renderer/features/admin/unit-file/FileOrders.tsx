import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import type { OrderRow } from '#renderer/parts/orders/order.types.ts'
import { OrderState } from '#renderer/parts/orders/OrderState.tsx'
import { Total } from '#renderer/parts/prices/Total.tsx'
import { linkTo } from '#renderer/platform/routes.ts'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import { ListFrame } from '../ListFrame.tsx'
import styles from './unit-file.module.css'
import { useFileOrders } from './use-unit-file.ts'

interface FileOrdersProps {
  readonly unitId: string
  /** What heads the table. */
  readonly labelledBy: string
}

/** The unit's orders, the newest first; each leads to its own page. */
export function FileOrders({ unitId, labelledBy }: FileOrdersProps) {
  const { t } = useTranslation('admin-unit')
  const { t: tOrders } = useTranslation('admin-orders')
  const orders = useFileOrders(unitId)
  return (
    <ListFrame
      icon="document"
      list={orders}
      empty={{ title: t('orders.empty.title'), body: t('orders.empty.body') }}
      onAll={null}
    >
      {(rows) => (
        <ExactAmounts
          amounts={rows.flatMap(({ total, difference }) => [total, difference]).filter((cents) => cents !== null)}
        >
          <DataTable
            aria-labelledby={labelledBy}
            columns={[
              tOrders('number'),
              tOrders('completedAt'),
              tOrders('state'),
              { end: tOrders('total') },
              { end: tOrders('difference') },
            ]}
          >
            {rows.map((order) => (
              <Row key={order.id} order={order} />
            ))}
          </DataTable>
        </ExactAmounts>
      )}
    </ListFrame>
  )
}

function Row({ order }: { order: OrderRow }) {
  const { t } = useTranslation('admin-orders')
  const { accountId = '' } = useParams()
  const locale = useLocale()
  const { price } = useFormat()
  return (
    <TableRow>
      <RowHead>
        <Link className="ww-link" to={linkTo('adminOrder', { accountId, orderId: order.id })}>
          {order.number}
        </Link>
      </RowHead>
      <Cell label={t('completedAt')}>
        <time dateTime={order.completedAt}>{momentText(order.completedAt, locale)}</time>
      </Cell>
      <Cell label={t('state')}>
        <OrderState order={order} />
      </Cell>
      <Cell label={t('total')} className={styles.amount}>
        {order.total === null ? '' : <Total cents={order.total} onRequestCount={order.onRequestCount} />}
      </Cell>
      <Cell label={t('difference')} className={styles.amount}>
        {order.difference === null ? '' : price(order.difference, { sign: true })}
      </Cell>
    </TableRow>
  )
}
