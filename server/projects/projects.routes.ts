import { answer, refuse } from '#server/platform/http/answers.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import type { ProjectsService } from './projects.service.ts'

type ProjectHandlers = Pick<
  Handlers,
  'getProjectConfig' | 'getAccountLegal' | 'getMarketingProject' | 'listMarketingProjects' | 'getDesignLinesContent'
>

/** What the portals read before anyone is logged in (API-37, API-109). */
export function projectRoutes(projects: ProjectsService): ProjectHandlers {
  return {
    async getProjectConfig({ params, query }) {
      const config = await projects.config(params.accountId, params.projectId, query.portalId ?? 'bp')
      return config === null ? refuse('NOT_FOUND', 'There is no such project.') : answer(config)
    },
    async getAccountLegal({ params }) {
      const legal = await projects.accountLegal(params.accountId)
      return legal === null ? refuse('NOT_FOUND', 'There is no such account.') : answer(legal)
    },
    async getDesignLinesContent({ params, query }) {
      const content = await projects.designLinesContent(params.accountId, params.projectId, query.locale ?? null)
      return content === null ? refuse('NOT_FOUND', 'There is no such project.') : answer(content)
    },
    async listMarketingProjects({ query }) {
      return answer(await projects.marketingList(query.accountId))
    },
    async getMarketingProject({ params, query }) {
      const project = await projects.marketing({
        idOrSlug: params.projectId,
        accountId: query.accountId ?? null,
        locale: query.locale ?? null,
      })
      return project === null ? refuse('NOT_FOUND', 'There is no such project.') : answer(project)
    },
  }
}
