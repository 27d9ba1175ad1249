import { lazyPart } from '#renderer/ui/lazy-part.ts'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { BudgetStore } from '#renderer/unit/budget/budget.store.ts'
import { useBudget, useBudgetStore } from '#renderer/unit/budget/use-budget.ts'

/** Most have no budget: what it comes to is loaded, with its words, for those who have. */
const Left = lazyPart(() => import('./BudgetFigures.tsx').then((parts) => parts.Left))
const Share = lazyPart(() => import('./BudgetFigures.tsx').then((parts) => parts.Share))

interface BudgetLeftProps {
  /** Offers to set one where there is none (BUD-1). */
  readonly offers?: boolean
}

/** What is left of the budget, or by how much it is exceeded, and the way to it; nothing without one (BUD-1, BUD-2). */
export function BudgetLeft({ offers = false }: BudgetLeftProps) {
  const budget = useBudgetStore()
  return budget === null ? null : <LeftWhere budget={budget} offers={offers} />
}

function LeftWhere({ budget, offers }: { budget: BudgetStore; offers: boolean }) {
  const { amount } = useBudget(budget)
  return amount === null && !offers ? null : <Left amount={amount} />
}

/** What a room takes of the budget; nothing without one (BUD-2). */
export function RoomShare({ room }: { room: Room }) {
  const budget = useBudgetStore()
  return budget === null ? null : <ShareWhere budget={budget} roomId={room.id} />
}

function ShareWhere({ budget, roomId }: { budget: BudgetStore; roomId: string }) {
  const { amount } = useBudget(budget)
  return amount === null || amount === 0 ? null : <Share amount={amount} roomId={roomId} />
}
