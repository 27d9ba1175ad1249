import Paper from '@mui/material/Paper'
import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { Thumb } from '#renderer/parts/options/Thumb.tsx'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { useDifferenceWords } from '#renderer/parts/differences/use-difference-words.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { applySelections } from '#renderer/unit/variants/apply-variant.ts'
import styles from './ActedNotice.module.css'
import { type ActedRow, lookAtActed } from './acted-rows.ts'
import { type ActedPeriod, usePeriods } from './use-periods.ts'

/** What staff chose in the buyers' name: who, when, why, old and new; taken back with one touch (ACT-3, ACT-4). */
export function ActedNotice() {
  const { periods, putAside } = usePeriods()
  return periods.map((period) => <Period key={period.id} period={period} onAside={() => putAside(period.id)} />)
}

function Period({ period, onAside }: { period: ActedPeriod; onAside: () => void }) {
  const { t } = useTranslation('acting')
  const { store, flags } = useOpenUnit()
  const locale = useLocale()
  const notify = useNotify()
  const { state } = store
  const configuration = useSyncExternalStore(state.subscribe, () => state.getState().configuration)
  const { rows, selections, cents } = useMemo(() => lookAtActed(configuration, period), [configuration, period])
  const isClosed = configuration.circumstances.completed
  // What the buyer has said otherwise since is nobody's news.
  if (rows.length === 0) return null
  const takeBack = () => {
    const outcome = applySelections(store, selections, t('acted.label'))
    if (outcome.kind === 'refused') return notify({ severity: 'error', title: t('acted.refused') })
    notify({ severity: 'success', title: t('acted.takenBack') })
    void store.settled().then(putAsideIfGone)
  }
  /** Only once it is stored: where it could not be, the card is there again. */
  const putAsideIfGone = () => {
    const isGone = lookAtActed(state.getState().configuration, period).rows.length === 0
    if (isGone && store.waiting().length === 0) onAside()
  }
  const { staffName: name, startedAt, reason } = period
  return (
    <Paper variant="outlined" component="section" className={styles.card} aria-label={t('acted.title')}>
      <h2 className="ww-heading">{t('acted.title')}</h2>
      <p className="ww-muted">{t('acted.by', { name, time: momentText(startedAt, locale), reason })}</p>
      <ExactAmounts amounts={[cents, ...rows.map((row) => row.cents)]}>
        <ul className={styles.rows}>
          {rows.map((row) => (
            <Row key={row.id} row={row} showsPrice={flags.showPricing} />
          ))}
        </ul>
        {flags.showPricing && rows.length > 1 ? <Sum cents={cents} /> : null}
      </ExactAmounts>
      {isClosed ? <p className="ww-hint">{t('acted.closed')}</p> : null}
      <div className={`ww-row ww-wrap ww-gap-8 ${styles.actions}`}>
        <Button onClick={onAside}>{t('acted.keep')}</Button>
        {isClosed ? null : (
          <Button variant="outlined" color="inherit" startIcon={<NamedIcon name="undo" size={20} />} onClick={takeBack}>
            {t('acted.takeBack')}
          </Button>
        )}
      </div>
    </Paper>
  )
}

function Row({ row, showsPrice }: { row: ActedRow; showsPrice: boolean }) {
  const { t } = useTranslation('acting')
  const { price } = useFormat()
  const { sayFitted, sayPlace } = useDifferenceWords()
  const say = (fitted: ActedRow['now']) =>
    fitted === null ? t('acted.nothing') : sayFitted(fitted.title, fitted.quantity)
  return (
    <li>
      <Thumb url={row.thumbUrl} size={64} title={row.now?.title ?? null} />
      <div>
        <small className="ww-muted">{row.item === null ? t('acted.upgrades') : sayPlace(row.item, row.room)}</small>
        <strong>{say(row.now)}</strong>
        <small className="ww-muted">
          {row.isOtherPriceAlone ? t('acted.onlyPrice') : t('acted.from', { product: say(row.before) })}
        </small>
      </div>
      {showsPrice ? <span className={styles.amount}>{price(row.cents, { sign: true })}</span> : null}
    </li>
  )
}

function Sum({ cents }: { cents: number }) {
  const { t } = useTranslation('acting')
  const { price } = useFormat()
  return (
    <p className={styles.sum}>
      <span>{t('acted.sum')}</span>
      <strong className={styles.amount}>{price(cents, { sign: true })}</strong>
    </p>
  )
}
