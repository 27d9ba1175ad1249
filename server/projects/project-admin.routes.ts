import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answer, answerTo, refuse } from '#server/platform/http/answers.ts'
import type { ProjectAdminService } from './project-admin.service.ts'

type ProjectAdminHandlers = Pick<Handlers, 'listAdminProjects' | 'getProjectFlags' | 'saveProjectFlags'>

/** An account's projects and their flags, for operators and admins of that account. */
export function projectAdminRoutes(projects: ProjectAdminService): ProjectAdminHandlers {
  return {
    async listAdminProjects({ caller }) {
      return answer(await projects.list(caller))
    },
    async getProjectFlags({ caller, params }) {
      const flags = await projects.flags(caller, params.projectId)
      return flags === null ? refuse('NOT_FOUND', 'There is no such project.') : answer(flags)
    },
    async saveProjectFlags({ caller, params, body }) {
      return answerTo(await projects.saveFlags(caller, params.projectId, body))
    },
  }
}
