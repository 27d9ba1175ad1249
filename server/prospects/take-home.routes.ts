import { createTakeHomeLink } from '#shared/contracts/http/take-home.contract.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answerTo, createdAnswerTo, refuse } from '#server/platform/http/answers.ts'
import { makeMark } from '#server/platform/once/request-mark.ts'
import type { UnitsService } from '#server/units/units.service.ts'
import type { TakeHomeService } from './take-home.service.ts'

type TakeHomeHandlers = Pick<Handlers, 'createTakeHomeLink' | 'getTakeHomeLink'>

interface Parts {
  readonly takeHome: TakeHomeService
  readonly units: UnitsService
}

/** Short codes of what visitors take home (TAKE-1, TAKE-3). */
export function takeHomeRoutes({ takeHome, units }: Parts): TakeHomeHandlers {
  return {
    async createTakeHomeLink({ params, query, body, facts }) {
      const unit = await units.findSample(params.unitId, query.accountId ?? null, query.projectId ?? null)
      if (unit === null) return refuse('NOT_FOUND', 'There is no such sample unit.')
      const request = makeMark('POST', createTakeHomeLink.path.replace(':unit_id', unit.id), body)
      return createdAnswerTo(await takeHome.create(unit, body, { ip: facts.ip, once: { key: facts.onceKey, request } }))
    },

    async getTakeHomeLink({ params, query, facts }) {
      return answerTo(await takeHome.open(params.shortCode, { ip: facts.ip, locale: query.locale ?? null }))
    },
  }
}
