import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import { useSession } from '#renderer/session/index.ts'
import { type Configuration, isReactivatable } from '#shared/domain/index.ts'
import { useOpenUnit, useUnitValue } from '../state/unit.context.ts'

/**
 * Whether who is logged in may complete and reopen this unit: its buyers, and admins where the project lets them
 * (CHK-11, CHK-12, CFG-30). Sample units are never completed (decision 40). The server checks the same.
 */
export function useMayComplete(): boolean {
  const { portal, flags } = useOpenUnit()
  const group = useSession((session) => session.user?.group ?? null)
  if (portal === 'mp' || group === null) return false
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

/** Whether they may open it again once it is completed, and something could be chosen then (CFG-28, CFG-30). */
export function useMayReopen(): boolean {
  const mayComplete = useMayComplete()
  const canReopen = useUnitValue(reactivatable, null)
  return mayComplete && canReopen
}

function reactivatable(configuration: Configuration): boolean {
  return isReactivatable(configuration)
}
