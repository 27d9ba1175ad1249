import type { Handlers } from '#server/gateway/handlers.types.ts'
import { refuseBuyer } from '#server/gateway/refuse-others.ts'
import { createdAnswerTo, refuse } from '#server/platform/http/answers.ts'
import type { ProjectUploadsService } from './project-uploads.service.ts'

type ProjectUploadHandlers = Pick<Handlers, 'createProjectUpload' | 'importProjectUpload'>

/** Packages that operators and admins of an account bring in. */
export function projectUploadRoutes(uploads: ProjectUploadsService): ProjectUploadHandlers {
  return {
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
