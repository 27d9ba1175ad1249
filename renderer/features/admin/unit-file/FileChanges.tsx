import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { Thumb } from '#renderer/parts/options/Thumb.tsx'
import { useDifferenceWords } from '#renderer/parts/differences/use-difference-words.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import type { OrderDifference } from '#renderer/parts/orders/order.types.ts'
import styles from './unit-file.module.css'
import { type StaffFile, useFileTab } from './use-unit-file.ts'

/** What is not as it was when who looks was here last: old and new, and what that costs (FIL-3). */
export function FileChanges({ file: { changes } }: { file: StaffFile }) {
  const { t } = useTranslation('admin-unit')
  const locale = useLocale()
  const { linkTo } = useFileTab()
  return (
    <Paper variant="outlined" component="section" className={styles.card} aria-labelledby="unit-changes">
      <div className={`ww-row ww-wrap ww-gap-12 ${styles.cardHead}`}>
        <h2 id="unit-changes" className="ww-heading">
          {t('changes.title')}
        </h2>
        {changes === null ? null : (
          <time className="ww-muted" dateTime={changes.since}>
            {momentText(changes.since, locale)}
          </time>
        )}
        <Link className="ww-link" to={linkTo('choices')}>
          {t('changes.all')}
        </Link>
      </div>
      {changes === null || changes.differences.length === 0 ? (
        <p className="ww-muted">{t(changes === null ? 'changes.first' : 'changes.none')}</p>
      ) : (
        <ExactAmounts
          amounts={[changes.cents, ...changes.differences.map(({ cents }) => cents)].filter((cents) => cents !== null)}
        >
          <ul className={styles.rows}>
            {changes.differences.map((difference) => (
              <Change key={difference.id} difference={difference} />
            ))}
          </ul>
          <Sum count={changes.differences.length} cents={changes.cents} />
        </ExactAmounts>
      )}
    </Paper>
  )
}

function Change({ difference: { room, before, now, cents, isOtherProduct } }: { difference: OrderDifference }) {
  const { t } = useTranslation('admin-unit')
  const { price } = useFormat()
  const { sayFitted, sayPlace } = useDifferenceWords()
  const hasOtherQuantity = before !== null && now !== null && before.quantity !== now.quantity
  const say = (side: OrderDifference['now']) => {
    if (side === null || side.product === '') return t('changes.nothing')
    return sayFitted(side.product, hasOtherQuantity ? { value: side.quantity, unit: side.quantityUnit } : null)
  }
  const shown = now ?? before
  return (
    <li>
      <Thumb url={shown?.thumbUrl ?? null} size={48} title={shown?.product ?? null} />
      <div className="ww-rest">
        <small className="ww-muted">{sayPlace(shown?.item ?? t('changes.upgrade'), room)}</small>
        <strong>{say(now)}</strong>
        <small className="ww-muted">
          {isOtherProduct || hasOtherQuantity ? t('changes.from', { product: say(before) }) : t('changes.onlyPrice')}
        </small>
      </div>
      {cents === null ? null : <span className={styles.amount}>{price(cents, { sign: true })}</span>}
    </li>
  )
}

function Sum({ count, cents }: { count: number; cents: number | null }) {
  const { t } = useTranslation('admin-unit')
  const { price } = useFormat()
  return (
    <p className={`ww-row ${styles.sum}`}>
      <span className="ww-muted ww-rest">{t('changes.count', { count })}</span>
      {cents === null ? null : <strong className={styles.amount}>{price(cents, { sign: true })}</strong>}
    </p>
  )
}
