import * as z from 'zod/mini'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { getBudget, saveBudget } from '#shared/contracts/http/budgets.contract.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import type { Keep } from '#renderer/platform/storage.ts'

/** What a visitor wants the unit's total not to go beyond (cents; null = no budget), and what is to stay as it is. */
export type Budget = AnswerOf<typeof getBudget>

/** Where a unit's budget is kept. Each call rejects when that fails. */
export interface BudgetStorage {
  readonly load: () => Promise<Budget>
  readonly save: (budget: Budget) => Promise<void>
}

/** On the server, for the buyer alone (BUD-6). Errors: each call rejects with ApiFailure. */
export function createServerBudget(unitId: string): BudgetStorage {
  return {
    load: () => callOrThrow(getBudget, { params: { unitId }, query: {}, silent: true }),
    save: async (budget) => {
      await callOrThrow(saveBudget, { params: { unitId }, query: {}, body: budget })
    },
  }
}

/** Unit → its budget. What somebody else wrote under the key counts as none. */
const LocalSchema = z.record(z.string(), z.object({ amount: z.nullable(z.number()), keptItemIds: z.array(z.string()) }))
const LOCAL_KEY = 'budgets'

/** In this browser, with the choices of a sample unit. */
export function createLocalBudget(unitId: string, keep: Keep): BudgetStorage {
  const readAll = () => {
    try {
      return LocalSchema.parse(JSON.parse(keep.getItem(LOCAL_KEY) ?? '{}'))
    } catch {
      return {}
    }
  }
  return {
    load: async () => readAll()[unitId] ?? { amount: null, keptItemIds: [] },
    save: async (budget) => keep.setItem(LOCAL_KEY, JSON.stringify({ ...readAll(), [unitId]: budget })),
  }
}
