import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answer, answerTo, createdAnswerTo } from '#server/platform/http/answers.ts'
import type { PresentationsService } from './presentations.service.ts'

type PresentationHandlers = Pick<
  Handlers,
  'createPresentation' | 'listPresentations' | 'deletePresentation' | 'takeOverPresentation'
>

/** What sales people hand over after a presentation (PST-4, PST-7 to PST-9). */
export function presentationRoutes({
  presentations,
}: {
  readonly presentations: PresentationsService
}): PresentationHandlers {
  return {
    async createPresentation({ caller, unit, body, facts }) {
      return createdAnswerTo(await presentations.create({ caller, unit }, body, facts.onceKey))
    },

    async listPresentations({ unit }) {
      return answer(await presentations.list(unit))
    },

    async deletePresentation({ caller, unit, params }) {
      return answerTo(await presentations.remove({ caller, unit }, params.presentationId))
    },

    async takeOverPresentation({ caller, unit, params, query }) {
      return answerTo(await presentations.takeOver({ caller, unit }, params.presentationId, query.locale ?? null))
    },
  }
}
