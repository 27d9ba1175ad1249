import { useTranslation } from 'react-i18next'
import type { SavingsPlan } from '#shared/domain/index.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import styles from './BudgetPage.module.css'

interface StandingProps {
  /** null = it is not known yet. */
  readonly plan: SavingsPlan | null
  /** Cents; null = no budget. */
  readonly amount: number | null
  readonly total: number
  readonly completed: boolean
}

/** Where things stand: no budget yet, met, a way under it, or none that reaches it. */
export function Standing({ plan, amount, total, completed }: StandingProps) {
  const { t } = useTranslation('budget')
  const { price } = useFormat()
  const words = () => {
    if (amount === null) return { title: t('none.title'), text: t('none.text') }
    const left = price(Math.abs(amount - total))
    if (total <= amount) return { title: t('met.title'), text: t('met.text', { amount: left }) }
    const over = { title: t('plan.title'), text: t('plan.text', { amount: left }) }
    if (completed) return { ...over, text: t('completed') }
    if (plan === null) return { ...over, text: t('thinking') }
    if (plan.kind !== 'short') return over
    const text = plan.changes.length === 0 ? t('nothing') : t('short.text', { total: price(plan.total) })
    return { title: t('short.title'), text }
  }
  const { title, text } = words()
  return (
    <div className={styles.standing} role="status">
      <h2 className="ww-title">{title}</h2>
      <p className="ww-said">{text}</p>
    </div>
  )
}
