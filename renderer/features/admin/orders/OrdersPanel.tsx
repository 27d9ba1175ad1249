import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { OrderState } from '#renderer/parts/orders/OrderState.tsx'
import type { OrderRow } from '#renderer/parts/orders/order.types.ts'
import { Total } from '#renderer/parts/prices/Total.tsx'
import { linkTo } from '#renderer/platform/routes.ts'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import { CountedFilter, ListPanel } from '../ListPanel.tsx'
import styles from './orders.module.css'
import { useOrdersFile } from './use-orders-file.ts'
import { useOrders, useOrdersView } from './use-orders.ts'

const FILTERS = ['waiting', 'confirmed', 'ordered', 'returned', 'reopened', 'replaced'] as const

/** Every order of the account, what waits for the team first (ORD-2). */
export function OrdersPanel() {
  const { t } = useTranslation('admin-orders')
  const { t: tAdmin } = useTranslation('admin')
  const [view, change] = useOrdersView()
  const list = useOrders(view)
  const isWhole = view.search === '' && view.filter === null && view.projectId === null && view.page === 1
  return (
    <ListPanel
      id="admin-orders"
      title={tAdmin('orders.title')}
      intro={t('intro')}
      icon="list"
      file={useOrdersFile(view)}
      list={list}
      view={view}
      onChange={change}
      searchHint={t('search')}
      sayCount={(count) => t('count', { count })}
      filters={
        <CountedFilter
          label={t('filter')}
          value={FILTERS.find((filter) => filter === view.filter) ?? 'all'}
          options={(['all', ...FILTERS] as const).map((value) => ({ value, label: t(`filters.${value}`) }))}
          counts={list.data?.counts}
          onChange={(value) => change({ filter: value === undefined || value === 'all' ? null : value })}
        />
      }
      empty={{ title: t('empty.title'), body: t('empty.body') }}
      onAll={isWhole ? null : () => change({ search: '', filter: null, projectId: null })}
    >
      {(rows) => <OrdersTable orders={rows} />}
    </ListPanel>
  )
}

function OrdersTable({ orders }: { orders: readonly OrderRow[] }) {
  const { t } = useTranslation('admin-orders')
  const amounts = orders.flatMap(({ total, difference }) => [total, difference]).filter((cents) => cents !== null)
  return (
    <ExactAmounts amounts={amounts}>
      <DataTable
        aria-labelledby="admin-orders"
        columns={[
          t('number'),
          t('unit'),
          t('buyers'),
          t('completedAt'),
          t('state'),
          { end: t('total') },
          { end: t('difference') },
        ]}
      >
        {orders.map((order) => (
          <OrderTableRow key={order.id} order={order} />
        ))}
      </DataTable>
    </ExactAmounts>
  )
}

function OrderTableRow({ order }: { order: OrderRow }) {
  const { t } = useTranslation('admin-orders')
  const { accountId = '' } = useParams()
  const locale = useLocale()
  const { price } = useFormat()
  return (
    <TableRow>
      <RowHead className={styles.number}>
        <Link className="ww-link" to={linkTo('adminOrder', { accountId, orderId: order.id })}>
          {order.number}
        </Link>
      </RowHead>
      <Cell label={t('unit')}>
        {order.unit.name}
        <small>{order.project.name}</small>
      </Cell>
      <Cell label={t('buyers')}>{order.buyers.join(', ')}</Cell>
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
