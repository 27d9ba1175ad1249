import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answer, answerTo, createdAnswerTo, refuse, type Refusal } from '#server/platform/http/answers.ts'
import type { ProjectAdminService } from './project-admin.service.ts'
import type { ProjectUploadsService } from './project-uploads.service.ts'
import type { Caller } from '#server/identity/sessions.service.ts'

type ProjectAdminHandlers = Pick<
  Handlers,
  'listAdminProjects' | 'getProjectFlags' | 'saveProjectFlags' | 'createProjectUpload' | 'importProjectUpload'
>

/** An account's projects and their flags, for operators and admins of that account. */
export function projectAdminRoutes(
  projects: ProjectAdminService,
  uploads: ProjectUploadsService,
): ProjectAdminHandlers {
  return {
    async listAdminProjects({ caller }) {
      return refuseBuyer(caller) ?? answer(await projects.list(caller))
    },
    async getProjectFlags({ caller, params }) {
      const refusal = refuseBuyer(caller)
      if (refusal !== null) return refusal
      const flags = await projects.flags(caller, params.projectId)
      return flags === null ? refuse('NOT_FOUND', 'There is no such project.') : answer(flags)
    },
    async saveProjectFlags({ caller, params, body }) {
      return refuseBuyer(caller) ?? answerTo(await projects.saveFlags(caller, params.projectId, body))
    },
    async createProjectUpload({ caller, facts }) {
      const refusal = refuseBuyer(caller)
      if (refusal !== null) return refusal
      if (facts.upload === null) return refuse('MALFORMED_REQUEST', 'There is no archive.')
      return createdAnswerTo(await uploads.receive(caller, facts.upload))
    },
    async importProjectUpload({ caller, params }) {
      return refuseBuyer(caller) ?? createdAnswerTo(await uploads.import(caller, params.uploadId))
    },
  }
}

function refuseBuyer({ user }: Caller): Refusal | null {
  return user.group === 'buyer' ? refuse('FORBIDDEN', 'Only the account’s own people may do this.') : null
}
