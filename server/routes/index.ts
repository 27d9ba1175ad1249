import type { Handlers } from '../http/handlers.types.ts'
import type { Services } from '../services/services.ts'
import { accountRoutes } from './account.routes.ts'
import { configurationRoutes } from './configurations.routes.ts'
import { eventRoutes } from './events.routes.ts'
import { identityRoutes } from './identity.routes.ts'
import { kioskRoutes } from './kiosks.routes.ts'
import { mailRoutes } from './mails.routes.ts'
import { favoriteRoutes } from './favorites.routes.ts'
import { pictureRoutes } from './pictures.routes.ts'
import { projectAdminRoutes } from './project-admin.routes.ts'
import { projectRoutes } from './projects.routes.ts'
import { prospectRoutes } from './prospects.routes.ts'
import { tokenRoutes } from './tokens.routes.ts'
import { trackingRoutes } from './tracking.routes.ts'
import { unitRoutes } from './units.routes.ts'
import { variantRoutes } from './variants.routes.ts'

/** One handler per endpoint of the contract. */
export function createHandlers(services: Services): Handlers {
  return {
    ...tokenRoutes(services),
    ...identityRoutes(services),
    ...accountRoutes(services),
    ...projectRoutes(services.projects),
    ...projectAdminRoutes(services.projectAdmin, services.projectUploads),
    ...unitRoutes(services),
    ...configurationRoutes(services),
    ...variantRoutes(services.variants),
    ...favoriteRoutes(services.favorites),
    ...eventRoutes(services.unitWatch),
    ...prospectRoutes(services),
    ...mailRoutes(services.outbox),
    ...trackingRoutes(services.tracking),
    ...kioskRoutes(services),
    ...pictureRoutes(services.pictures, services.projects),
  }
}
