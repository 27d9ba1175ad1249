import { useSyncExternalStore } from 'react'
import { useSession } from '#renderer/session/index.ts'
import { browserKeep } from '#renderer/platform/storage.ts'
import { useOpenUnit } from '../state/unit.context.ts'
import { createLocalBudget, createServerBudget } from './budget-storage.ts'
import { type BudgetStore, createBudget } from './budget.store.ts'

/** By unit, of whoever is logged in now; null = of a visitor. */
const open = new Map<string, BudgetStore>()
useSession.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) open.clear()
})

/** The open unit's budget; null where nobody here can have one: for the account's own people, without prices, and before guests. */
export function useBudgetStore(): BudgetStore | null {
  const { unit, isLocal, isPresented, flags } = useOpenUnit()
  const isBuyer = useSession((session) => session.user?.group === 'buyer')
  if (!flags.showPricing || isPresented === true || !(isLocal || isBuyer)) return null
  const known = open.get(unit.id)
  if (known !== undefined) return known
  const budget = createBudget(isLocal ? createLocalBudget(unit.id, browserKeep) : createServerBudget(unit.id))
  open.set(unit.id, budget)
  return budget
}

/** What is set now. */
export function useBudget(budget: BudgetStore): ReturnType<BudgetStore['state']['getState']> {
  return useSyncExternalStore(budget.state.subscribe, budget.state.getState)
}
