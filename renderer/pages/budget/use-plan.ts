import { useEffect, useState } from 'react'
import type { Configuration, SavingsPlan } from '#shared/domain/index.ts'
import { whenIdle } from '#renderer/platform/when-idle.ts'
import { proposeSavings } from './budget-model.ts'

interface Planned {
  readonly of: Configuration
  readonly amount: number
  readonly kept: readonly string[]
  readonly plan: SavingsPlan
}

/** ms after which a plan is made although the browser is busy. */
const SOON_MS = 500

/** The way under the budget as things stand, found after they are on screen; null until then, and without a budget. */
export function usePlan(
  configuration: Configuration,
  amount: number | null,
  kept: readonly string[],
): SavingsPlan | null {
  const [planned, setPlanned] = useState<Planned | null>(null)
  useEffect(() => {
    if (amount === null) return undefined
    return whenIdle(
      () => setPlanned({ of: configuration, amount, kept, plan: proposeSavings(configuration, amount, kept) }),
      SOON_MS,
    )
  }, [configuration, amount, kept])
  const isCurrent = planned?.of === configuration && planned.amount === amount && planned.kept === kept
  return isCurrent ? planned.plan : null
}
