import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import type { StaffStep } from '#shared/domain/index.ts'
import { OrderPaper } from '#renderer/parts/orders/OrderPaper.tsx'
import { OrderPositions } from '#renderer/parts/orders/OrderPositions.tsx'
import { OrderState } from '#renderer/parts/orders/OrderState.tsx'
import type { Order } from '#renderer/parts/orders/order.types.ts'
import { Total } from '#renderer/parts/prices/Total.tsx'
import { linkTo } from '#renderer/platform/routes.ts'
import { useMay } from '#renderer/session/use-may.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { usePrintOut } from '#renderer/ui/use-print-out.tsx'
import { BackLink } from '../BackLink.tsx'
import { ListFrame } from '../ListFrame.tsx'
import { OrderAside } from './OrderAside.tsx'
import { OrderDifferences } from './OrderDifferences.tsx'
import styles from './orders.module.css'
import { ReasonDialog, type ReasonStep } from './ReasonDialog.tsx'
import { useOrder } from './use-orders.ts'
import { useOrderSteps } from './use-order-steps.ts'

const HEAD = 'admin-order'

/** One order: what was ordered, how it differs from the one before, its way, and what the team can do with it (ORD-3, ORD-4). */
export function OrderPanel() {
  const { t } = useTranslation('admin-orders')
  const { accountId = '', orderId = '' } = useParams()
  const order = useOrder(orderId)
  return (
    <section aria-labelledby={HEAD}>
      <BackLink to={linkTo('adminOrders', { accountId })} label={t('back')} />
      <ListFrame
        isBare
        list={{ ...order, data: order.data === undefined ? undefined : { rows: [order.data] } }}
        empty={{ title: '', body: '' }}
        onAll={null}
      >
        {(rows) => rows.map((one) => <ReadOrder key={one.id} order={one} />)}
      </ListFrame>
    </section>
  )
}

function ReadOrder({ order }: { order: Order }) {
  const { accountId = '' } = useParams()
  const { t } = useTranslation('admin-orders')
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const seesUnits = useMay('seeUnits', order.project.id)
  const { t: tOrders } = useTranslation('orders')
  const { print, printed } = usePrintOut(() => <OrderPaper order={order} />, { isPage: true })
  const place = { portalId: 'bp' as const, accountId, projectId: order.project.slug, unitId: order.unit.slug }
  return (
    <>
      <div className={`ww-row ww-wrap ww-gap-12 ${styles.head}`}>
        <div className="ww-stack ww-gap-4">
          <div className="ww-row ww-wrap ww-gap-12">
            <h1 id={HEAD}>{order.number}</h1>
            <OrderState order={order} />
          </div>
          <Whose order={order} />
        </div>
        <div className="ww-row ww-wrap ww-gap-12">
          <Button variant="outlined" color="inherit" startIcon={<NamedIcon name="print" size={20} />} onClick={print}>
            {tOrders('print')}
          </Button>
          {seesUnits ? (
            <ButtonLink variant="outlined" color="inherit" to={linkTo('checkout', place)}>
              {t('toUnit')}
            </ButtonLink>
          ) : null}
          <Steps order={order} />
        </div>
      </div>
      <div className={styles.order}>
        <div className="ww-stack ww-gap-12">
          {order.previous === null ? null : (
            <OrderDifferences order={order} isAlone={onlyDifferences} onAlone={setOnlyDifferences} />
          )}
          <Paper variant="outlined" className={styles.positions}>
            <OrderPositions order={order} onlyDifferences={onlyDifferences} labelledBy={HEAD} />
          </Paper>
        </div>
        <OrderAside order={order} />
      </div>
      {printed}
    </>
  )
}

/** Which home, of whom, and what it comes to. */
function Whose({ order }: { order: Order }) {
  const { t } = useTranslation('admin-orders')
  const { accountId = '' } = useParams()
  const seesUnits = useMay('seeUnits', order.project.id)
  const { unit, project, buyers, total, onRequestCount } = order
  return (
    <p className={`ww-row ww-wrap ${styles.whose}`}>
      {seesUnits ? (
        <Link className="ww-link" to={linkTo('adminUnit', { accountId, adminUnitId: unit.id })}>
          {unit.name}
        </Link>
      ) : (
        <strong>{unit.name}</strong>
      )}
      <span className="ww-muted">{project.name}</span>
      {buyers.length === 0 ? null : <span>{buyers.join(', ')}</span>}
      {total === null ? null : (
        <span>
          <span className="ww-muted">{t('total')}</span>{' '}
          <strong className={styles.number}>
            <Total cents={total} onRequestCount={onRequestCount} isSigned isExact />
          </strong>
        </span>
      )}
    </p>
  )
}

/** What can be done with it now; the likeliest last, as the one blue button. */
function Steps({ order }: { order: Order }) {
  const { t } = useTranslation('admin-orders')
  const { take, isBusy } = useOrderSteps(order)
  const [asking, setAsking] = useState<ReasonStep | null>(null)
  const may = (step: StaffStep) => order.staffSteps.includes(step)
  return (
    <>
      {may('reopening_refused') ? (
        <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => setAsking('reopening_refused')}>
          {t('refuse')}
        </Button>
      ) : null}
      {may('returned') ? (
        <Button
          variant="outlined"
          color="error"
          startIcon={<NamedIcon name="undo" size={20} />}
          disabled={isBusy}
          onClick={() => setAsking('returned')}
        >
          {t('sendBack')}
        </Button>
      ) : null}
      {(['confirmed', 'ordered'] as const).filter(may).map((step) => (
        <Button
          key={step}
          variant="contained"
          startIcon={<NamedIcon name={step === 'confirmed' ? 'check' : 'lock'} size={20} />}
          disabled={isBusy}
          onClick={() => void take(step, '')}
        >
          {t(step === 'confirmed' ? 'confirm' : 'markOrdered')}
        </Button>
      ))}
      {asking === null ? null : (
        <ReasonDialog order={order} step={asking} isBusy={isBusy} onClose={() => setAsking(null)} take={take} />
      )}
    </>
  )
}
