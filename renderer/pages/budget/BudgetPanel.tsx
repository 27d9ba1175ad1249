import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#renderer/ui/card/Card.tsx'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import styles from './BudgetPage.module.css'

interface BudgetPanelProps {
  /** The amount and how it is set. */
  readonly field: ReactNode
  /** Cents; null = no budget. */
  readonly amount: number | null
  /** Cents of the unit with what is ticked. */
  readonly totalWith: number
  readonly ticked: number
  /** What follows: the way to take it over, a picture of it. */
  readonly children: ReactNode
}

/** The budget, what the unit comes to, and what that leaves, as a bar and in figures (BUD-2). */
export function BudgetPanel({ field, amount, totalWith, ticked, children }: BudgetPanelProps) {
  const { t } = useTranslation('budget')
  const { price } = useFormat()
  const { total, onRequestCount } = useUnitState()
  const left = amount === null ? 0 : amount - totalWith
  return (
    <Card className={styles.panel} title={t('title')}>
      {field}
      {amount === null ? null : (
        <Gauge
          amount={amount}
          total={total}
          totalWith={totalWith}
          label={t('gauge', {
            total: price(totalWith),
            amount: price(amount),
          })}
        />
      )}
      <dl className={styles.sums}>
        <div data-gone={(ticked > 0 && totalWith !== total) || undefined}>
          <dt>{t('now')}</dt>
          <dd data-testid="budget-total">{price(total, { sign: true })}</dd>
        </div>
        {ticked === 0 ? null : (
          <div className={styles.strong}>
            <dt>{t('withTicked', { count: ticked })}</dt>
            <dd data-testid="budget-with">{price(totalWith, { sign: true })}</dd>
          </div>
        )}
        {amount === null ? null : (
          <div className={styles.strong} data-left={left >= 0 || undefined} data-over={left < 0 || undefined}>
            <dt>{t(left < 0 ? 'missing' : 'free')}</dt>
            <dd data-testid="budget-left">{price(Math.abs(left))}</dd>
          </div>
        )}
      </dl>
      {onRequestCount > 0 ? <p className="ww-note">{t('onRequest', { count: onRequestCount })}</p> : null}
      {children}
    </Card>
  )
}

interface GaugeProps {
  readonly amount: number
  readonly total: number
  readonly totalWith: number
  readonly label: string
}

/** How much of the budget is used; the hatched part is what the ticked proposals save. */
function Gauge({ amount, total, totalWith, label }: GaugeProps) {
  const whole = Math.max(amount, total, totalWith, 1) * 1.08
  const percent = (cents: number) => `${(Math.max(cents, 0) / whole) * 100}%`
  return (
    <div className={styles.gauge} role="img" aria-label={label}>
      <span className={styles.saved} style={{ width: percent(total) }} />
      <span className={styles.used} data-over={totalWith > amount || undefined} style={{ width: percent(totalWith) }} />
      <span className={styles.mark} style={{ left: percent(amount) }} />
    </div>
  )
}
