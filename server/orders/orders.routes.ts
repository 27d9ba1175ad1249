import { getPage } from '#server/gateway/paging.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answer, answerTo, createdAnswerTo, revisionHeaders } from '#server/platform/http/answers.ts'
import type { CompletionsService } from './completions.service.ts'
import type { OrdersService } from './orders.types.ts'

type OrderHandlers = Pick<
  Handlers,
  | 'createCompletion'
  | 'listOrders'
  | 'getOrder'
  | 'takeOrderStep'
  | 'listUnitOrders'
  | 'getUnitOrder'
  | 'askForReopening'
>

interface Parts {
  readonly completions: CompletionsService
  readonly orders: OrdersService
}

/** Completing, and what becomes of it (API-29, decision 59). */
export function orderRoutes({ completions, orders }: Parts): OrderHandlers {
  return {
    async createCompletion({ caller, unit, write, body }) {
      return answerTo(await completions.change({ caller, unit, conditions: write }, body), revisionHeaders)
    },

    async listOrders({ caller, query }) {
      const { filter = null, projectId = null, search = null, locale = null } = query
      const listing = { filter, projectId, search: search?.trim() === '' ? null : search, locale, page: getPage(query) }
      const { orders: listed, counts, total } = await orders.list(caller, listing)
      return answer({ orders: listed, counts }, { 'X-Total-Count': String(total) })
    },

    async getOrder({ caller, params, query }) {
      return answerTo(await orders.get(caller, params.orderId, query.locale ?? null))
    },

    async takeOrderStep({ caller, params, query, body }) {
      return answerTo(await orders.takeStep(caller, params.orderId, body, query.locale ?? null))
    },

    async listUnitOrders({ caller, unit, query }) {
      return answer(await orders.listOfUnit(caller, unit, query.locale ?? null))
    },

    async getUnitOrder({ caller, unit, params, query }) {
      return answerTo(await orders.getOfUnit(caller, unit, params.orderId, query.locale ?? null))
    },

    async askForReopening({ caller, unit, body }) {
      return createdAnswerTo(await orders.ask(caller, unit, body.reason))
    },
  }
}
