import type { Handlers } from '../http/handlers.types.ts'
import type { Services } from '../services/services.ts'
import { configurationRoutes } from './configurations.routes.ts'
import { pictureRoutes } from './pictures.routes.ts'
import { projectRoutes } from './projects.routes.ts'
import { tokenRoutes } from './tokens.routes.ts'
import { unitRoutes } from './units.routes.ts'

/** One handler per endpoint of the contract. */
export function createHandlers(services: Services): Handlers {
  return {
    ...tokenRoutes(services.sessions),
    ...projectRoutes(services.projects),
    ...unitRoutes(services),
    ...configurationRoutes(services),
    ...pictureRoutes(services.pictures, services.projects),
  }
}
