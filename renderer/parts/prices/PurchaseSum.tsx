import { useTranslation } from 'react-i18next'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import styles from './PurchaseSum.module.css'
import { Total } from './Total.tsx'

/** The purchase price in cents where the project shows it; null = it does not, or it is on request. */
export function usePurchasePrice(): number | null {
  const { flags, unit } = useOpenUnit()
  return flags.showPricing && flags.showUnitPrices ? unit.price : null
}

/**
 * What the home costs with what is chosen (KNW-4), below what that adds: purchase price, and both together; nothing where
 * no purchase price is shown. With cents as `ExactAmounts` around it says, which has to know the purchase price.
 */
export function PurchaseSum() {
  const { t } = useTranslation()
  const { price } = useFormat()
  const { total, onRequestCount } = useUnitState()
  const purchase = usePurchasePrice()
  if (purchase === null) return null
  return (
    <dl className={`ww-values ${styles.sum}`}>
      <div>
        <dt>{t('sum.purchase')}</dt>
        <dd>{price(purchase)}</dd>
      </div>
      <div>
        <dt>{t('sum.together')}</dt>
        <dd>
          <Total cents={purchase + total} onRequestCount={onRequestCount} />
        </dd>
      </div>
    </dl>
  )
}
