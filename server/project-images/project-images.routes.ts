import { createProjectImage } from '#shared/contracts/http/designs.contract.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answerTo, createdAnswerTo, refuse } from '#server/platform/http/answers.ts'
import { receiveForm } from '#server/platform/http/receive-form.ts'
import { passed } from '#server/platform/result.ts'
import type { ProjectImagesService } from './project-images.service.ts'

type ProjectImageHandlers = Pick<
  Handlers,
  'listProjectImages' | 'createProjectImage' | 'changeProjectImage' | 'deleteProjectImage'
>

const { form } = createProjectImage

/** The media library of a project (API-10, API-11). */
export function projectImageRoutes(images: ProjectImagesService): ProjectImageHandlers {
  return {
    listProjectImages: async ({ caller, params }) => answerTo(await images.list(caller, params.projectId)),

    async createProjectImage({ caller, params, facts }) {
      const { upload, uploadType } = facts
      if (upload === null) return refuse('MALFORMED_REQUEST', 'There is no picture.', { field: form.file })
      const sent = await images.receive(caller, params.projectId, {
        field: form.file,
        async write(path, maxBytes) {
          const received = await receiveForm(upload, uploadType, { ...form, maxBytes, path })
          return received.ok ? passed(received.value.fileName) : received
        },
      })
      return createdAnswerTo(sent)
    },

    changeProjectImage: async ({ caller, params, body }) =>
      answerTo(await images.describe(caller, params.projectId, params.imageId, body.alt)),

    deleteProjectImage: async ({ caller, params }) =>
      answerTo(await images.delete(caller, params.projectId, params.imageId)),
  }
}
