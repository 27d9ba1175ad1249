import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answer, answerTo, createdAnswerTo } from '#server/platform/http/answers.ts'
import type { ActingService } from './acting.service.ts'

type ActingHandlers = Pick<Handlers, 'startActing' | 'endActing' | 'listActedChanges' | 'putActedAside'>

/** Choosing in a buyer's name (decision 60). */
export function actingRoutes(acting: ActingService): ActingHandlers {
  return {
    async startActing({ caller, unit, body }) {
      return createdAnswerTo(await acting.start(caller, unit, body))
    },

    async endActing({ caller, unit, params }) {
      return answerTo(await acting.end(caller, unit, params.periodId))
    },

    async listActedChanges({ caller, unit }) {
      return answer(await acting.list(caller, unit))
    },

    async putActedAside({ caller, unit, params }) {
      return answerTo(await acting.putAside(caller, unit, params.periodId))
    },
  }
}
