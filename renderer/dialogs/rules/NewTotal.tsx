import { useTranslation } from 'react-i18next'
import type { Changes } from './change-rows.ts'
import styles from './RulesDialog.module.css'

interface NewTotalProps {
  readonly changes: Changes
  /** Items that the buyer is asked again. */
  readonly openCount: number
  /** null where the project hides prices (SHL-36). */
  readonly amount: ((cents: number) => string) | null
}

/** What the unit costs now, what changes, and what it will cost: together they add up (WAY-4). */
export function NewTotal({ changes, openCount, amount }: NewTotalProps) {
  const { t } = useTranslation('rules')
  const { now, difference, total, onRequestCount } = changes
  if (openCount > 0)
    return (
      <p className="ww-note" role="status">
        {t('alternatives.open', { count: openCount })}
      </p>
    )
  if (amount === null) return null
  return (
    <div className={styles.total} aria-live="polite" data-testid="rules-total">
      <p className="ww-ends ww-note">
        <span>{t('total.now', { price: amount(now) })}</span>
        <span className="ww-figure">
          {difference === 0 ? t('total.same') : t('total.change', { price: amount(difference) })}
        </span>
      </p>
      <p className="ww-ends">
        <span>{t('total.label')}</span>
        <strong className="ww-figure">{amount(total)}</strong>
      </p>
      {onRequestCount > 0 ? <p className="ww-hint">{t('total.onRequest', { count: onRequestCount })}</p> : null}
    </div>
  )
}
