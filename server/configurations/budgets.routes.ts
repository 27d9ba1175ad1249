import { answerTo } from '#server/platform/http/answers.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import type { BudgetsService } from './budgets.service.ts'

/** A buyer's budget for a unit. */
export function budgetRoutes(budgets: BudgetsService): Pick<Handlers, 'getBudget' | 'saveBudget'> {
  return {
    async getBudget({ caller, unit }) {
      return answerTo(await budgets.find({ caller, unit }))
    },
    async saveBudget({ caller, unit, body }) {
      return answerTo(await budgets.save({ caller, unit }, body))
    },
  }
}
