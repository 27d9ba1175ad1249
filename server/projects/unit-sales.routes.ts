import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answer, answerTo } from '#server/platform/http/answers.ts'
import type { UnitSalesService } from './unit-sales.service.ts'

/** How a unit is sold, for the account's own people (SAL-1, SAL-2). */
export function unitSaleRoutes({
  unitSales,
}: {
  readonly unitSales: UnitSalesService
}): Pick<Handlers, 'getUnitSale' | 'saveUnitSale'> {
  return {
    async getUnitSale({ unit }) {
      return answer(await unitSales.read(unit))
    },

    async saveUnitSale({ caller, unit, body }) {
      return answerTo(await unitSales.save(caller, unit, body))
    },
  }
}
