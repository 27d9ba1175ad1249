import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import type { Order } from '#renderer/parts/orders/order.types.ts'
import { OrderNote } from '#renderer/parts/orders/OrderNote.tsx'
import { OrderWay } from '#renderer/parts/orders/OrderWay.tsx'
import styles from './orders.module.css'

/** Beside the positions: what was written along, what happened to it, and its checksum. */
export function OrderAside({ order }: { order: Order }) {
  const { t: tOrders } = useTranslation('orders')
  return (
    <div className="ww-stack ww-gap-12">
      {order.message === '' && order.openAnswer === '' ? null : (
        <Paper variant="outlined" className={`ww-stack ww-gap-12 ${styles.card}`}>
          <OrderNote order={order} level={2} />
        </Paper>
      )}
      <Paper variant="outlined" className={`ww-stack ww-gap-12 ${styles.card}`}>
        <h2 className="ww-heading">{tOrders('way.title')}</h2>
        <OrderWay order={order} />
      </Paper>
      <Paper variant="outlined" className={`ww-stack ww-gap-4 ${styles.card}`}>
        <h2 className="ww-heading">
          {tOrders('checksum.title')} {tOrders(order.isIntact ? 'checksum.right' : 'checksum.wrong')}
        </h2>
        <p className={styles.hash}>{order.sha256}</p>
        <p className="ww-hint">{tOrders('checksum.hint')}</p>
      </Paper>
    </div>
  )
}
