import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { budgetPath } from '#renderer/unit/address/paths.ts'
import { useRoomState, useUnitState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './BudgetFigures.module.css'

/** `amount`: cents; null = none is set, and one is offered. */
export function Left({ amount }: { amount: number | null }) {
  const { t } = useTranslation('budget')
  const { price } = useFormat()
  const { basePath } = useOpenUnit()
  const { total } = useUnitState()
  if (amount === null)
    return (
      <Link className="ww-way" to={budgetPath(basePath)}>
        {t('set')}
      </Link>
    )
  const isOver = total > amount
  return (
    <Link className={styles.left} data-over={isOver || undefined} to={budgetPath(basePath)}>
      <span>{t('of', { amount: price(amount) })}</span>
      <strong>{t(isOver ? 'over' : 'left', { amount: price(Math.abs(amount - total)) })}</strong>
    </Link>
  )
}

/** `amount`: cents. */
export function Share({ amount, roomId }: { amount: number; roomId: string }) {
  const { t } = useTranslation('budget')
  const { percentage } = useFormat()
  const { total } = useRoomState(roomId)
  if (total <= 0) return null
  return <small className={styles.share}>{t('share', { share: percentage(Math.min(total / amount, 9.99)) })}</small>
}
