import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import type { Order } from '#renderer/parts/orders/order.types.ts'
import { OrderWay } from '#renderer/parts/orders/OrderWay.tsx'
import { linkTo } from '#renderer/platform/routes.ts'
import { useMay } from '#renderer/session/use-may.ts'
import styles from './orders.module.css'

/** Beside the positions: whose order it is, what was written along, what happened to it, and its checksum. */
export function OrderAside({ order }: { order: Order }) {
  const { t } = useTranslation('admin-orders')
  const { t: tOrders } = useTranslation('orders')
  const locale = useLocale()
  const { accountId = '' } = useParams()
  const seesUnits = useMay('seeUnits', order.project.id)
  return (
    <div className="ww-stack ww-gap-12">
      <Paper variant="outlined" className={styles.card}>
        <h2 className="visually-hidden">{t('facts')}</h2>
        <dl className={styles.facts}>
          <dt className="ww-muted">{t('unit')}</dt>
          <dd>
            {seesUnits ? (
              <Link className="ww-link" to={linkTo('adminUnit', { accountId, adminUnitId: order.unit.id })}>
                {order.unit.name}
              </Link>
            ) : (
              order.unit.name
            )}
          </dd>
          <dt className="ww-muted">{t('project')}</dt>
          <dd>{order.project.name}</dd>
          <dt className="ww-muted">{t('buyers')}</dt>
          <dd>{order.buyers.join(', ')}</dd>
          <dt className="ww-muted">{t('completedAt')}</dt>
          <dd>{momentText(order.completedAt, locale)}</dd>
        </dl>
      </Paper>
      {order.message === '' ? null : (
        <Paper variant="outlined" className={`ww-stack ww-gap-8 ${styles.card}`}>
          <h2 className="ww-heading">{tOrders('message')}</h2>
          <q className={styles.said}>{order.message}</q>
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
