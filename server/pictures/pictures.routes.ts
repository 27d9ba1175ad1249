import type { Content } from '#server/platform/files/content.ts'
import { answer, type BytesAnswer, refuse } from '#server/platform/http/answers.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import type { PicturesService } from './pictures.service.ts'
import type { ProjectsService } from '#server/projects/projects.service.ts'

type PictureHandlers = Pick<Handlers, 'getMapping' | 'combinePicture' | 'listLayers'>

const NO_PICTURE = refuse('NOT_FOUND', 'There is no such picture.')
const TOO_MANY = refuse('TOO_MANY_REQUESTS', 'Too many pictures are being composed. Try again in a moment.', {
  headers: { 'Retry-After': '2' },
})

/** Picture mapping and merger (API-38, API-39, API-119). */
export function pictureRoutes(pictures: PicturesService, projects: ProjectsService): PictureHandlers {
  return {
    async getMapping({ params }) {
      const projectId = await projects.getProjectId(params.accountId, params.projectId)
      return bytesOr404(projectId === null ? null : await pictures.mappingAnswer(projectId))
    },
    async combinePicture({ params, query, facts }) {
      const projectId = await projects.getProjectId(params.accountId, params.projectId)
      if (projectId === null) return NO_PICTURE
      const content = await pictures.combined(projectId, query, facts.isGone)
      if (content === 'busy') return TOO_MANY
      return content === 'unknown' ? NO_PICTURE : { kind: 'content', content, hot: null }
    },
    async listLayers({ params, query }) {
      const projectId = await projects.getProjectId(params.accountId, params.projectId)
      const layers = projectId === null ? null : await pictures.layers(projectId, query)
      return layers === null ? NO_PICTURE : answer(layers)
    },
  }
}

function bytesOr404(content: Content | null): BytesAnswer | typeof NO_PICTURE {
  return content === null ? NO_PICTURE : { kind: 'content', content, hot: null }
}
