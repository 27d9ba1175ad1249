import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answerTo, createdAnswerTo, refuse } from '#server/platform/http/answers.ts'
import { receiveForm } from '#server/platform/http/receive-form.ts'
import { failedWith, passed } from '#server/platform/result.ts'
import type { ProjectImagesService } from './project-images.service.ts'

type ProjectImageHandlers = Pick<
  Handlers,
  'listProjectImages' | 'createProjectImage' | 'changeProjectImage' | 'deleteProjectImage'
>

/** API-11: as a form calls them. */
const FILE = 'image[image]'
const ROLE = 'image[role]'

/** The media library of a project (API-10, API-11). */
export function projectImageRoutes(images: ProjectImagesService): ProjectImageHandlers {
  return {
    listProjectImages: async ({ caller, params }) => answerTo(await images.list(caller, params.projectId)),

    async createProjectImage({ caller, params, facts }) {
      const { upload, uploadType } = facts
      if (upload === null) return refuse('MALFORMED_REQUEST', 'There is no picture.', { field: FILE })
      const sent = await images.receive(caller, params.projectId, {
        field: FILE,
        async write(path, maxBytes) {
          const form = await receiveForm(upload, uploadType, { file: FILE, texts: [ROLE], maxBytes, path })
          if (!form.ok) return form
          const role = form.value.texts.get(ROLE)
          if (role === 'project_image') return passed(form.value.fileName)
          return failedWith('MALFORMED_REQUEST', 'It has to be project_image.', { field: ROLE })
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
