import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import { useSession } from '#renderer/session/index.ts'
import { type BuyerStep, type Configuration, isReactivatable } from '#shared/domain/index.ts'
import { useIsProposing } from '../proposing/proposing.store.ts'
import { useOpenUnit, useUnitValue } from '../state/unit.context.ts'
import { useUnitState } from '../state/derive.ts'
import { useUnitOrders } from './use-orders.ts'

/**
 * Whether who is logged in may complete and reopen this unit: its buyers, and admins where the project lets them
 * (CHK-11, CHK-12, CFG-30). Sample units are never completed (decision 40). The server checks the same.
 */
export function useMayComplete(): boolean {
  const { portal, flags, unit } = useOpenUnit()
  const isProposed = useIsProposing(unit.id)
  const group = useSession((session) => session.user?.group ?? null)
  if (portal === 'mp' || group === null || isProposed) return false
  switch (group) {
    case 'buyer':
      return true
    case 'admin':
      return flags.sysAdminCompletion
    case 'user':
      return false
    default:
      return assertNever(group)
  }
}

/**
 * How an order of this unit is opened again by who is logged in, or would be once it is placed: by themselves, by asking
 * the team, or not at all, because it is not theirs, nothing could be chosen then, or it was asked already (ORD-6, CFG-28,
 * CFG-30).
 */
export function useReopening(): BuyerStep | null {
  const { flags } = useOpenUnit()
  const isBuyer = useSession((session) => session.user?.group === 'buyer')
  const mayComplete = useMayComplete()
  const canReopen = useUnitValue(reactivatable, null)
  const { completed } = useUnitState()
  const orders = useUnitOrders({ isNeeded: completed && isBuyer })
  if (!mayComplete || !canReopen) return null
  if (!isBuyer) return 'reopened'
  if (!completed) return flags.askBeforeReopen ? 'reopening_asked' : 'reopened'
  return orders?.[0]?.buyerStep ?? null
}

/** Whether they may open it again themselves. */
export function useMayReopen(): boolean {
  return useReopening() === 'reopened'
}

function reactivatable(configuration: Configuration): boolean {
  return isReactivatable(configuration)
}
