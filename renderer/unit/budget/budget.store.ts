import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Budget, BudgetStorage } from './budget-storage.ts'

interface BudgetState extends Budget {
  /** Read from where it is kept. */
  readonly isKnown: boolean
}

/** A unit's budget: on screen at once, kept by itself. */
export interface BudgetStore {
  readonly state: StoreApi<BudgetState>
  /** Cents; null gives it up. */
  readonly setAmount: (amount: number | null) => void
  /** Whether proposals leave an item alone. */
  readonly setKept: (itemId: string, isKept: boolean) => void
}

/** Loads by itself; a failure leaves none. One save at a time, and of several changes meanwhile the last. */
export function createBudget(storage: BudgetStorage): BudgetStore {
  const state = createStore<BudgetState>()(() => ({ amount: null, keptItemIds: [], isKnown: false }))
  let isSaving = false
  let isChanged = false
  void storage.load().then(
    (loaded) => {
      // What was set meanwhile counts.
      if (!isChanged) state.setState({ ...loaded, isKnown: true })
    },
    () => state.setState({ isKnown: true }),
  )

  async function save(): Promise<void> {
    if (isSaving) return
    isSaving = true
    while (isChanged) {
      isChanged = false
      const { amount, keptItemIds } = state.getState()
      // A failure is told by the call itself; the next change sends all of it again.
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await storage.save({ amount, keptItemIds }).catch(() => undefined)
    }
    isSaving = false
  }

  function change(next: Partial<Budget>): void {
    isChanged = true
    state.setState({ ...next, isKnown: true })
    void save()
  }
  return {
    state,
    setAmount: (amount) => change({ amount }),
    setKept: (itemId, isKept) => {
      const others = state.getState().keptItemIds.filter((id) => id !== itemId)
      change({ keptItemIds: isKept ? [...others, itemId] : others })
    },
  }
}
