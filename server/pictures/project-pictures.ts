import type { ProjectVariant } from '#shared/contracts/entities/project.schema.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import type { PicturesService } from './pictures.service.ts'

/** The pictures that stand for a project and its rooms; everybody may see them (API-109, API-38). */
export interface ProjectPictures {
  /** `idOrSlug`: as an address names the project. null = no such project, or one without a picture. */
  find(accountId: string, idOrSlug: string): Promise<{ readonly url: string; readonly variant: ProjectVariant } | null>
  /** Address of a room's preview, which the app shows until the picture of what is chosen is there (IMG-4). */
  findRoom(accountId: string, idOrSlug: string, renderId: string): Promise<string | null>
}

export function createProjectPictures(database: Database, pictures: PicturesService): ProjectPictures {
  return {
    async findRoom(accountId, idOrSlug, renderId) {
      const project = await findProject(database.kysely, idOrSlug, accountId)
      return project === null ? null : pictures.roomPreview(project.id, renderId)
    },

    async find(accountId, idOrSlug) {
      const project = await findProject(database.kysely, idOrSlug, accountId)
      const url = project?.projectImageUrl ?? null
      return project === null || url === null ? null : { url, variant: project.variant }
    },
  }
}
