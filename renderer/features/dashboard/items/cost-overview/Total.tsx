import { useTranslation } from 'react-i18next'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import styles from './CostOverviewItem.module.css'

/** What the choices cost beyond what is built in anyway. */
export function Total() {
  const { t } = useTranslation('dashboard')
  const { price } = useFormat()
  const { total, onRequestCount } = useUnitState()
  return (
    <p className="ww-stack ww-gap-2">
      <strong className={styles.figure} data-testid="dashboard-total">
        {price(total, { sign: true })}
      </strong>
      {onRequestCount > 0 ? <span>{t('selection.onRequest', { count: onRequestCount })}</span> : null}
      <small className="ww-hint">{t('selection.hint')}</small>
    </p>
  )
}
