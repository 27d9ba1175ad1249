import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { RequestLog } from '../http/request-log.ts'
import type { PictureMerger } from '../pictures/picture-merger.ts'
import { type AccessService, createAccessService } from './access.service.ts'
import { type CataloguesService, createCataloguesService } from './catalogues.service.ts'
import { type CompletionsService, createCompletionsService } from './completions.service.ts'
import { type ConfigurationsService, createConfigurationsService } from './configurations.service.ts'
import { Freshness } from './freshness.ts'
import { createPicturesService, type PicturesService } from './pictures.service.ts'
import { createProjectsService, type ProjectsService } from './projects.service.ts'
import { createSessionsService, type SessionsService } from './sessions.service.ts'
import { createUnitsService, type UnitsService } from './units.service.ts'

/** Everything that handlers call. */
export interface Services {
  readonly database: Database
  readonly freshness: Freshness
  /** ms since epoch. */
  readonly now: () => number
  readonly sessions: SessionsService
  readonly access: AccessService
  readonly catalogues: CataloguesService
  readonly configurations: ConfigurationsService
  readonly completions: CompletionsService
  readonly units: UnitsService
  readonly projects: ProjectsService
  readonly pictures: PicturesService
}

export interface ServiceParts {
  readonly database: Database
  readonly files: FileStore
  readonly merger: PictureMerger
  readonly log: RequestLog
  readonly now: () => number
}

/** Puts the services together. */
export function createServices(parts: ServiceParts): Services {
  const { database, now } = parts
  const freshness = new Freshness(() => database.dataVersion(), now)
  const catalogues = createCataloguesService(parts)
  const configurations = createConfigurationsService({ database, catalogues, freshness, now })
  return {
    database,
    freshness,
    now,
    sessions: createSessionsService({ ...parts, freshness }),
    access: createAccessService(database, freshness, now),
    catalogues,
    configurations,
    completions: createCompletionsService({ database, configurations, freshness, now }),
    units: createUnitsService({ ...parts, configurations }),
    projects: createProjectsService(database),
    pictures: createPicturesService(parts),
  }
}
