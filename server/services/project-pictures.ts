import type { ProjectVariant } from '#shared/contracts/entities/project.schema.ts'
import type { Database } from '../db/database.ts'
import { findProject } from '../db/repositories/projects.repository.ts'

/** The picture that stands for a project; everybody may see it (API-109). */
export interface ProjectPictures {
  /** `idOrSlug`: as an address names the project. null = no such project, or one without a picture. */
  find(accountId: string, idOrSlug: string): Promise<{ readonly url: string; readonly variant: ProjectVariant } | null>
}

export function createProjectPictures(database: Database): ProjectPictures {
  return {
    async find(accountId, idOrSlug) {
      const project = await findProject(database.kysely, idOrSlug, accountId)
      const url = project?.projectImageUrl ?? null
      return project === null || url === null ? null : { url, variant: project.variant }
    },
  }
}
