import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { formatList } from '#renderer/i18n/format-in-sentences.ts'
import { momentText } from './moment-text.ts'
import type { Order } from './order.types.ts'
import styles from './OrderWay.module.css'

/** What happened to an order, the oldest first, with who, when and why, and what comes next (ORD-3). */
export function OrderWay({ order }: { order: Pick<Order, 'events' | 'state' | 'replacedBy'> }) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  const next = order.replacedBy === null ? NEXT[order.state] : []
  return (
    <ol className={styles.way}>
      {order.events.map((event, index) => (
        <li key={`${event.kind} ${event.at}`} data-now={index === order.events.length - 1 || undefined}>
          <strong>{t(`way.${event.kind}`)}</strong>
          <span className="ww-hint">
            <time dateTime={event.at}>{momentText(event.at, locale)}</time>,{' '}
            {event.by === null ? t('way.gone') : t('way.by', { name: event.by.name })}
          </span>
          {event.items === null ? null : <span>{t('way.items', { items: formatList(event.items, locale) })}</span>}
          {event.reason === '' ? null : <q className={styles.reason}>{event.reason}</q>}
        </li>
      ))}
      {next.map((kind) => (
        <li key={kind} data-next>
          <span className="ww-muted">{t(`way.next.${kind}`)}</span>
        </li>
      ))}
    </ol>
  )
}

const NEXT = {
  completed: ['confirmed', 'ordered'],
  confirmed: ['ordered'],
  ordered: [],
  returned: [],
  reopened: [],
} as const satisfies Record<Order['state'], readonly ('confirmed' | 'ordered')[]>
