import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { BudgetLeft } from '#renderer/parts/budget/index.ts'
import { PurchaseSum, usePurchasePrice } from '#renderer/parts/prices/PurchaseSum.tsx'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { checkoutPath } from '#renderer/unit/address/paths.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { ItemCard } from '../ItemCard.tsx'
import { itemStyle } from '../item-style.ts'
import type { ItemViewProps } from '../item-view.types.ts'
import styles from './CostOverviewItem.module.css'
import { Total } from './Total.tsx'

/** What the choices cost, what is left of a budget, and the sum with the home itself (DSH-11); nothing where the project shows no prices. */
export function CostOverviewItem({ item, place }: ItemViewProps<'CostOverview'>) {
  const { t } = useTranslation('dashboard')
  const { flags, basePath, project } = useOpenUnit()
  const { completed, total } = useUnitState()
  const purchase = usePurchasePrice()
  if (!flags.showPricing) return null
  return (
    <ItemCard item={item} place={place} title={t('selection.total')} isLabel className={styles.card}>
      {/* While choosing amounts are rounded, and what is ordered is binding (decision 58). */}
      <ExactAmounts amounts={[...(completed ? [total] : []), purchase ?? 0]}>
        <div className={styles.sums} style={itemStyle(item.styles['text'])}>
          <Total />
          <PurchaseSum />
          <Suspense>
            <BudgetLeft offers={!completed} />
          </Suspense>
        </div>
      </ExactAmounts>
      {hasPage(project, 'checkout') ? (
        <Link className={styles.all} to={checkoutPath(basePath)}>
          {t(completed ? 'selection.overviewCompleted' : 'selection.overview')}
          <NamedIcon name="arrowRight" size={20} />
        </Link>
      ) : null}
    </ItemCard>
  )
}
