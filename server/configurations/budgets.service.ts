import type { Database } from '#server/platform/db/database.types.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { findBudget, saveBudget, type StoredBudget } from './budgets.repository.ts'

interface BudgetCall {
  readonly caller: Caller
  readonly unit: Unit
}

export interface BudgetsService {
  readonly find: (call: BudgetCall) => Promise<Result<StoredBudget>>
  readonly save: (call: BudgetCall, budget: StoredBudget) => Promise<Result<StoredBudget>>
}

const NONE: StoredBudget = { amount: null, keptItemIds: [] }

/** What buyers want to spend at most (BUD-1, BUD-4): the caller's own, so that nobody is shown another's (BUD-6). */
export function createBudgetsService(database: Database): BudgetsService {
  const refusal = ({ caller }: BudgetCall) =>
    caller.user.group === 'buyer' ? null : failedWith('FORBIDDEN', 'A budget is its buyer’s alone.')
  const whose = ({ caller, unit }: BudgetCall) => ({ unitId: unit.id, buyerId: caller.user.id })

  return {
    async find(call) {
      return refusal(call) ?? passed((await findBudget(database.kysely, whose(call))) ?? NONE)
    },
    async save(call, { amount, keptItemIds }) {
      const refused = refusal(call)
      if (refused !== null) return refused
      const budget = { amount, keptItemIds: [...new Set(keptItemIds)] }
      const isNone = amount === null && budget.keptItemIds.length === 0
      await database.transaction((transaction) => saveBudget(transaction, whose(call), isNone ? null : budget))
      return passed(budget)
    },
  }
}
