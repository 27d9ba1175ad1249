import type { Handlers } from '#server/gateway/handlers.types.ts'
import { createdAnswerTo, refuse } from '#server/platform/http/answers.ts'
import type { ProjectUploadsService } from './project-uploads.service.ts'

type ProjectUploadHandlers = Pick<Handlers, 'createProjectUpload' | 'importProjectUpload'>

/** Packages that operators and admins of an account bring in. */
export function projectUploadRoutes(uploads: ProjectUploadsService): ProjectUploadHandlers {
  return {
    async createProjectUpload({ caller, facts }) {
      if (facts.upload === null) return refuse('MALFORMED_REQUEST', 'There is no archive.')
      return createdAnswerTo(await uploads.receive(caller, facts.upload))
    },
    async importProjectUpload({ caller, params }) {
      return createdAnswerTo(await uploads.import(caller, params.uploadId))
    },
  }
}
