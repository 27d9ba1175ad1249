import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Total } from '#renderer/parts/prices/Total.tsx'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { usePrintOut } from '#renderer/ui/use-print-out.tsx'
import { useNewMessage } from '#renderer/unit/address/use-new-message.ts'
import { type UnitOrder, useUnitOrder, useUnitOrders } from '#renderer/unit/order/use-orders.ts'
import { momentText } from './moment-text.ts'
import type { Order } from './order.types.ts'
import { OrderNote } from './OrderNote.tsx'
import { OrderPaper } from './OrderPaper.tsx'
import { OrderPositions } from './OrderPositions.tsx'
import { OrderState } from './OrderState.tsx'
import { OrderWay } from './OrderWay.tsx'
import styles from './UnitOrders.module.css'

/** The home's orders, the newest first, each to be opened; nothing while there is none (ORD-5). */
export function UnitOrders({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('orders')
  const orders = useUnitOrders({ isNeeded: true })
  if (orders === undefined || orders.length === 0) return null
  const amounts = orders.map(({ total }) => total).filter((cents) => cents !== null)
  return (
    <Paper
      component="section"
      variant="outlined"
      className={`ww-screen-only ${styles.orders} ${className ?? ''}`}
      aria-label={t('title')}
    >
      <ExactAmounts amounts={amounts}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ExactAmounts>
    </Paper>
  )
}

function OrderRow({ order }: { order: UnitOrder }) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const headId = `order-${order.id}`
  return (
    <Accordion expanded={isOpen} onChange={(_, opens) => setIsOpen(opens)}>
      <AccordionSummary className={styles.summary} id={headId} expandIcon={<NamedIcon name="chevronDown" size={20} />}>
        <span className={styles.head}>
          <span>
            <strong>{t('number', { number: order.number })}</strong>
            <small className="ww-muted">{momentText(order.completedAt, locale)}</small>
          </span>
          <OrderState order={order} />
          {order.total === null ? null : (
            <span className={styles.total}>
              <Total cents={order.total} onRequestCount={order.onRequestCount} isSigned />
            </span>
          )}
        </span>
      </AccordionSummary>
      <AccordionDetails>{isOpen ? <OpenOrder order={order} headId={headId} /> : null}</AccordionDetails>
    </Accordion>
  )
}

function OpenOrder({ order, headId }: { order: UnitOrder; headId: string }) {
  const { t } = useTranslation('orders')
  const { data, error } = useUnitOrder(order.id)
  if (data === undefined) return error === null ? <Skeleton height={160} /> : <p role="alert">{t('failed')}</p>
  return <ReadOrder order={data} headId={headId} />
}

function ReadOrder({ order: data, headId }: { order: Order; headId: string }) {
  const { t } = useTranslation('orders')
  const { print, printed } = usePrintOut(() => <OrderPaper order={data} />, { isPage: false })
  const ask = useNewMessage(t('number', { number: data.number }))
  return (
    <div className="ww-stack ww-gap-20">
      <OrderWay order={data} />
      <OrderNote order={data} level={3} />
      <div className={styles.positions}>
        <OrderPositions order={data} onlyDifferences={false} labelledBy={headId} />
      </div>
      <p className={`ww-hint ${styles.hash}`}>
        {t('checksum.title')}: {data.sha256}
      </p>
      <p className="ww-wrap ww-gap-12">
        <Button variant="outlined" color="inherit" startIcon={<NamedIcon name="print" size={20} />} onClick={print}>
          {t('print')}
        </Button>
        {ask === null ? null : (
          <ButtonLink variant="outlined" color="inherit" startIcon={<NamedIcon name="mail" size={20} />} to={ask}>
            {t('ask')}
          </ButtonLink>
        )}
      </p>
      {printed}
    </div>
  )
}
