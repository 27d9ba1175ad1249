import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatList } from '#renderer/i18n/format-in-sentences.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { checkoutPath, roomPath } from '#renderer/unit/address/paths.ts'
import { useOpenedItems } from '#renderer/unit/order/opened-items.ts'
import { type UnitOrder, useReturnedOrder, useUnitOrder } from '#renderer/unit/order/use-orders.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './OrderWay.module.css'

/**
 * That the team has sent the last order back, and why, as long as nothing new is completed (ORD-5). `leadsTo`: where the
 * page has no way of its own to what that is about.
 */
export function ReturnedNotice({ leadsTo }: { leadsTo: 'items' | 'checkout' }) {
  const order = useReturnedOrder()
  return order === null ? null : <Returned order={order} leadsTo={leadsTo} />
}

function Returned({ order, leadsTo }: { order: UnitOrder; leadsTo: 'items' | 'checkout' }) {
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
      {leadsTo === 'items' ? (
        <ToItems />
      ) : (
        <Link className="ww-link" to={checkoutPath(basePath)}>
          {t('returned.open')}
        </Link>
      )}
    </Alert>
  )
}

/** The way to what is open again, where that is single items. */
function ToItems() {
  const { t } = useTranslation()
  const { basePath } = useOpenUnit()
  const opened = useOpenedItems()
  const [first] = opened
  if (first === undefined) return null
  return (
    <ButtonLink
      className={styles.toItems}
      to={roomPath(basePath, first.room.slug, first.itemId)}
      variant="outlined"
      color="inherit"
    >
      {t('order.toItems', { count: opened.length })}
    </ButtonLink>
  )
}
