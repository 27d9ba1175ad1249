import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatList } from '#renderer/i18n/format-in-sentences.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { checkoutPath } from '#renderer/unit/address/paths.ts'
import { type UnitOrder, useUnitOrder, useUnitOrders } from '#renderer/unit/order/use-orders.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './OrderWay.module.css'

/** That the team has sent the last order back, and why, as long as nothing new is completed (ORD-5). */
export function ReturnedNotice({ withLink = false }: { withLink?: boolean }) {
  const { completed } = useUnitState()
  const last = useUnitOrders({ isNeeded: !completed })?.[0]
  return completed || last?.state !== 'returned' ? null : <Returned order={last} withLink={withLink} />
}

function Returned({ order, withLink }: { order: UnitOrder; withLink: boolean }) {
  const { t } = useTranslation('orders')
  const { basePath } = useOpenUnit()
  const { data } = useUnitOrder(order.id)
  const locale = useLocale()
  const { reason = '', items = null } = data?.events.at(-1) ?? {}
  return (
    <Alert severity="warning" role="note">
      <strong>{t('returned.title', { number: order.number })}</strong>
      {reason === '' ? null : (
        <p>
          <q className={styles.reason}>{reason}</q>
        </p>
      )}
      <p>{items === null ? t('returned.body') : t('returned.partly', { items: formatList(items, locale) })}</p>
      {withLink ? (
        <Link className="ww-link" to={checkoutPath(basePath)}>
          {t('returned.open')}
        </Link>
      ) : null}
    </Alert>
  )
}
