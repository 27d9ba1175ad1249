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
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import shared from '../admin.module.css'
import { ListFrame } from '../ListFrame.tsx'
import { ListPages } from '../ListPages.tsx'
import { PanelHead } from '../PanelHead.tsx'
import { useAdminProjects } from '../projects/use-projects.ts'
import { SearchField } from '../SearchField.tsx'
import { PAGE_SIZE } from '../use-people.ts'
import styles from './orders.module.css'
import { useOrdersFile } from './use-orders-file.ts'
import { type OrdersView, useOrders, useOrdersView } from './use-orders.ts'

const FILTERS = ['waiting', 'confirmed', 'ordered', 'returned', 'reopened', 'replaced'] as const
const ANY = ''

/** Every order of the account, what waits for the team first (ORD-2). */
export function OrdersPanel() {
  const { t } = useTranslation('admin-orders')
  const { t: tAdmin } = useTranslation('admin')
  const [view, change] = useOrdersView()
  const list = useOrders(view)
  const { save, isSaving } = useOrdersFile(view)
  const total = list.data?.total ?? 0
  const isWhole = view.search === '' && view.filter === null && view.projectId === null && view.page === 1
  return (
    <section aria-labelledby="admin-orders">
      <PanelHead id="admin-orders" title={tAdmin('orders.title')} intro={t('intro')}>
        <Button
          variant="outlined"
          startIcon={<NamedIcon name="download" size={20} />}
          disabled={total === 0 || isSaving}
          onClick={() => void save()}
        >
          {t('download')}
        </Button>
      </PanelHead>
      <Tools view={view} onChange={change} counts={list.data?.counts} total={list.data === undefined ? null : total} />
      <ListFrame
        list={list}
        icon="list"
        empty={{ title: t('empty.title'), body: t('empty.body') }}
        onAll={isWhole ? null : () => change({ search: '', filter: null, projectId: null })}
      >
        {(rows) => <OrdersTable orders={rows} />}
      </ListFrame>
      <ListPages page={view.page} pageCount={Math.ceil(total / PAGE_SIZE)} onPage={(page) => change({ page })} />
    </section>
  )
}

interface ToolsProps {
  readonly view: OrdersView
  readonly onChange: (part: Partial<OrdersView>) => void
  /** undefined = not known yet. */
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly total: number | null
}

/** What of the list is shown, with how many there are of each. */
function Tools({ view, onChange, counts, total }: ToolsProps) {
  const { t } = useTranslation('admin-orders')
  const projects = useAdminProjects().data?.rows ?? []
  const named = (filter: (typeof FILTERS)[number] | 'all') => {
    const count = counts?.[filter]
    const words = t(`filters.${filter}`)
    return count === undefined ? words : t('filterCount', { filter: words, count })
  }
  return (
    <div className={`ww-row ww-wrap ww-gap-12 ${shared.tools}`}>
      <SearchField value={view.search} hint={t('search')} onSearch={(search) => onChange({ search })} />
      <SelectField
        label={t('filter')}
        value={view.filter ?? 'all'}
        options={(['all', ...FILTERS] as const).map((value) => ({ value, label: named(value) }))}
        onChange={(value) => onChange({ filter: FILTERS.find((filter) => filter === value) ?? null })}
      />
      {projects.length < 2 ? null : (
        <SelectField
          label={t('project')}
          value={view.projectId ?? ANY}
          options={[
            { value: ANY, label: t('anyProject') },
            ...projects.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChange={(value) => onChange({ projectId: value === ANY ? null : value })}
        />
      )}
      <p className={`ww-muted ${shared.count}`} role="status">
        {total === null ? '' : t('count', { count: total })}
      </p>
    </div>
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
