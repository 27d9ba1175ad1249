import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answerTo, createdAnswerTo, refuse } from '#server/platform/http/answers.ts'
import type { UploadsService } from './uploads.service.ts'

type UploadHandlers = Pick<Handlers, 'createUnitUpload' | 'createStaffUpload' | 'deleteUpload'>

/** Files that come in before a message or a document names them. */
export function uploadRoutes(uploads: UploadsService): UploadHandlers {
  const nothing = () => refuse('MALFORMED_REQUEST', 'There is no file.')
  return {
    async createUnitUpload({ caller, unit, query, facts }) {
      if (facts.upload === null) return nothing()
      return createdAnswerTo(await uploads.receive({ caller, unit, fileName: query.fileName }, facts.upload))
    },

    async createStaffUpload({ caller, query, facts }) {
      if (facts.upload === null) return nothing()
      return createdAnswerTo(await uploads.receive({ caller, unit: null, fileName: query.fileName }, facts.upload))
    },

    async deleteUpload({ caller, params }) {
      return answerTo(await uploads.takeBack(caller, params.fileId))
    },
  }
}
