import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { checkoutPath } from '#renderer/unit/address/paths.ts'
import { useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import { useNextDate } from '#renderer/unit/order/use-next-date.ts'
import { useOrderWords } from '#renderer/unit/order/use-order-words.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { Card, CardFigure, CardNote } from '#renderer/ui/card/Card.tsx'
import card from '#renderer/ui/card/Card.module.css'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { ProgressBar } from '#renderer/ui/ProgressBar.tsx'
import { PurchaseSum, usePurchasePrice } from '#renderer/parts/prices/PurchaseSum.tsx'
import { BudgetLeft } from '#renderer/parts/budget/index.ts'
import { hasOwnChoice } from './own-choice.ts'
import styles from './SelectionCard.module.css'

/** How far the choices are, what they cost, and the link to all of them (DSH-50, DSH-51). */
export function SelectionCard() {
  const { t } = useTranslation('dashboard')
  const { basePath, flags, project } = useOpenUnit()
  const { completed, total, onRequestCount } = useUnitState()
  const { placed } = useOrderWords()
  const purchase = usePurchasePrice()
  const nextDate = useNextDate()
  return (
    <Card title={t(completed ? 'selection.completedTitle' : 'selection.title')}>
      {completed ? <CardNote icon="lock">{placed}</CardNote> : flags.showProgressBar ? <Progress /> : null}
      {nextDate === null ? null : <CardNote icon="clock">{nextDate}</CardNote>}
      {flags.showPricing ? (
        // While choosing amounts are rounded, and what is ordered is binding (decision 58). Beside a price of whole euros a
        // rounded sum is that of what one reads; only one with cents needs them everywhere.
        <ExactAmounts amounts={[...(completed ? [total] : []), purchase ?? 0]}>
          <Cost total={total} onRequestCount={onRequestCount} />
          <PurchaseSum />
        </ExactAmounts>
      ) : null}
      <Suspense>
        <BudgetLeft offers={!completed} />
      </Suspense>
      {hasPage(project, 'checkout') ? (
        <Link className={card.link} to={checkoutPath(basePath)}>
          {t(completed ? 'selection.overviewCompleted' : 'selection.overview')}
          <NamedIcon name="arrowRight" size={20} />
        </Link>
      ) : null}
    </Card>
  )
}

function Cost({ total, onRequestCount }: { total: number; onRequestCount: number }) {
  const { t } = useTranslation('dashboard')
  const { price } = useFormat()
  return (
    <CardFigure
      className={styles.cost}
      label={t('selection.total')}
      value={<span data-testid="dashboard-total">{price(total, { sign: true })}</span>}
      beside={onRequestCount > 0 ? t('selection.onRequest', { count: onRequestCount }) : null}
      hint={t('selection.hint')}
    />
  )
}

function Progress() {
  const { t } = useTranslation('dashboard')
  const { percentage } = useFormat()
  const { progress, pendingCount, decidedCount } = useUnitState()
  const hasChosen = useUnitValue(hasOwnChoice, null)
  const words = pendingCount === 0 ? t('selection.done') : t('selection.open', { count: pendingCount })
  return (
    <div className="ww-stack ww-gap-8">
      <div className="ww-ends ww-text">
        <span>{words}</span>
        <strong>{percentage(progress)}</strong>
      </div>
      <ProgressBar progress={progress} label={t('selection.progress')} text={`${percentage(progress)}, ${words}`} />
      {/* Otherwise one wonders who has decided something here already. */}
      {hasChosen || decidedCount === 0 ? null : (
        <p className="ww-note">{t('selection.given', { count: decidedCount })}</p>
      )}
    </div>
  )
}
