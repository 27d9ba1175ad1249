import { useTranslation } from 'react-i18next'
import styles from './OrderNote.module.css'
import type { Order } from './order.types.ts'

interface OrderNoteProps {
  readonly order: Pick<Order, 'message' | 'openAnswer'>
  /** Of its headings. */
  readonly level: 2 | 3
}

/** What came along with an order: what was picked for what was open, and apart from it the buyers' own words. */
export function OrderNote({ order: { message, openAnswer }, level }: OrderNoteProps) {
  const { t } = useTranslation('orders')
  const Heading = `h${level}` as const
  return (
    <>
      {openAnswer === '' ? null : (
        <div className="ww-stack ww-gap-4">
          <Heading className="ww-heading">{t('openAnswer')}</Heading>
          <p>{openAnswer}</p>
        </div>
      )}
      {message === '' ? null : (
        <div className="ww-stack ww-gap-4">
          <Heading className="ww-heading">{t('message')}</Heading>
          <q className={styles.said}>{message}</q>
        </div>
      )}
    </>
  )
}
