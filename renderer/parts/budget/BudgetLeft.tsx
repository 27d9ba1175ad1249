import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { budgetPath } from '#renderer/unit/address/paths.ts'
import type { BudgetStore } from '#renderer/unit/budget/budget.store.ts'
import { useBudget, useBudgetStore } from '#renderer/unit/budget/use-budget.ts'
import { useRoomState, useUnitState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './BudgetLeft.module.css'

interface BudgetLeftProps {
  /** Offers to set one where there is none (BUD-1). */
  readonly offers?: boolean
}

/** What is left of the budget, or by how much it is exceeded, and the way to it; nothing without one (BUD-1, BUD-2). */
export function BudgetLeft({ offers = false }: BudgetLeftProps) {
  const budget = useBudgetStore()
  return budget === null ? null : <Left budget={budget} offers={offers} />
}

function Left({ budget, offers }: { budget: BudgetStore; offers: boolean }) {
  const { t } = useTranslation('budget')
  const { price } = useFormat()
  const { basePath } = useOpenUnit()
  const { total } = useUnitState()
  const { amount } = useBudget(budget)
  if (amount === null)
    return offers ? (
      <Link className="ww-way" to={budgetPath(basePath)}>
        {t('set')}
      </Link>
    ) : null
  const isOver = total > amount
  return (
    <Link className={styles.left} data-over={isOver || undefined} to={budgetPath(basePath)}>
      <span>{t('of', { amount: price(amount) })}</span>
      <strong>{t(isOver ? 'over' : 'left', { amount: price(Math.abs(amount - total)) })}</strong>
    </Link>
  )
}

/** What a room takes of the budget; nothing without one (BUD-2). */
export function RoomShare({ room }: { room: Room }) {
  const budget = useBudgetStore()
  return budget === null ? null : <Share budget={budget} roomId={room.id} />
}

function Share({ budget, roomId }: { budget: BudgetStore; roomId: string }) {
  const { t } = useTranslation('budget')
  const { percentage } = useFormat()
  const { total } = useRoomState(roomId)
  const { amount } = useBudget(budget)
  if (amount === null || amount === 0 || total <= 0) return null
  return <small className={styles.share}>{t('share', { share: percentage(Math.min(total / amount, 9.99)) })}</small>
}
