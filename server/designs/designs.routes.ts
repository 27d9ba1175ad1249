import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answerTo, createdAnswerTo } from '#server/platform/http/answers.ts'
import type { DesignsService } from './designs.service.ts'

type DesignHandlers = Pick<
  Handlers,
  | 'getConfiguratorDesign'
  | 'createConfiguratorDesign'
  | 'saveConfiguratorDesign'
  | 'deleteDesignDraft'
  | 'getDesignVersion'
  | 'getDesignDraft'
>

/** What staff design of their projects' portals (API-12..17). */
export function designRoutes(designs: DesignsService): DesignHandlers {
  return {
    async getConfiguratorDesign({ caller, params, query }) {
      return answerTo(await designs.get(caller, params.projectId, query.portalId))
    },
    async createConfiguratorDesign({ caller, params, body }) {
      return createdAnswerTo(await designs.create(caller, params.projectId, body.configuratorDesign))
    },
    async saveConfiguratorDesign({ caller, params, body }) {
      return answerTo(await designs.save(caller, params, body.configuratorDesign))
    },
    async deleteDesignDraft({ caller, params }) {
      return answerTo(await designs.deleteDraft(caller, params))
    },
    async getDesignVersion({ caller, params }) {
      return answerTo(await designs.version(caller, params, Number(params.revision)))
    },
    async getDesignDraft({ caller, params }) {
      return answerTo(await designs.draft(caller, params.projectId, params.portalId))
    },
  }
}
