import type { Handlers } from '#server/gateway/handlers.types.ts'
import type { Services } from '#server/services.ts'
import { accountRoutes } from '#server/identity/account.routes.ts'
import { actingRoutes } from '#server/configurations/acting.routes.ts'
import { configurationRoutes } from '#server/configurations/configurations.routes.ts'
import { eventRoutes } from '#server/configurations/events.routes.ts'
import { identityRoutes } from '#server/identity/identity.routes.ts'
import { kioskRoutes } from '#server/kiosks/kiosks.routes.ts'
import { mailRoutes } from '#server/mail/mails.routes.ts'
import { messageRoutes } from '#server/messages/messages.routes.ts'
import { newsRoutes } from '#server/news/news.routes.ts'
import { budgetRoutes } from '#server/configurations/budgets.routes.ts'
import { favoriteRoutes } from '#server/configurations/favorites.routes.ts'
import { orderRoutes } from '#server/orders/orders.routes.ts'
import { pictureRoutes } from '#server/pictures/pictures.routes.ts'
import { projectAdminRoutes } from '#server/projects/project-admin.routes.ts'
import { projectRoutes } from '#server/projects/projects.routes.ts'
import { projectUploadRoutes } from '#server/catalogues/project-uploads.routes.ts'
import { projectImageRoutes } from '#server/project-images/project-images.routes.ts'
import { designRoutes } from '#server/designs/designs.routes.ts'
import { deadlineRoutes } from '#server/deadlines/deadlines.routes.ts'
import { enquiryRoutes } from '#server/prospects/enquiries.routes.ts'
import { presentationRoutes } from '#server/presentations/presentations.routes.ts'
import { documentRoutes } from '#server/documents/documents.routes.ts'
import { proposalRoutes } from '#server/proposals/proposals.routes.ts'
import { prospectRoutes } from '#server/prospects/prospects.routes.ts'
import { reminderRoutes } from '#server/reminders/reminders.routes.ts'
import { setupRoutes } from '#server/setup/setup.routes.ts'
import { takeHomeRoutes } from '#server/prospects/take-home.routes.ts'
import { tokenRoutes } from '#server/identity/tokens.routes.ts'
import { trackingRoutes } from '#server/tracking/tracking.routes.ts'
import { uploadRoutes } from '#server/uploads/uploads.routes.ts'
import { unitFileRoutes } from '#server/unit-files/unit-files.routes.ts'
import { unitSaleRoutes } from '#server/projects/unit-sales.routes.ts'
import { unitListRoutes } from '#server/units/unit-list.routes.ts'
import { unitRoutes } from '#server/units/units.routes.ts'
import { wishListRoutes } from '#server/prospects/wish-lists.routes.ts'
import { variantRoutes } from '#server/configurations/variants.routes.ts'

/** One handler per endpoint of the contract. */
export function createHandlers(services: Services): Handlers {
  return {
    ...tokenRoutes(services),
    ...identityRoutes(services),
    ...setupRoutes(services.setup),
    ...accountRoutes(services),
    ...projectRoutes(services.projects),
    ...projectAdminRoutes(services.projectAdmin),
    ...designRoutes(services.designs),
    ...projectImageRoutes(services.projectImages),
    ...projectUploadRoutes(services.projectUploads),
    ...unitRoutes(services),
    ...unitListRoutes(services.unitList),
    ...configurationRoutes(services),
    ...actingRoutes(services.acting),
    ...orderRoutes(services),
    ...unitFileRoutes(services),
    ...unitSaleRoutes(services),
    ...variantRoutes(services.variants),
    ...favoriteRoutes(services.favorites),
    ...budgetRoutes(services.budgets),
    ...eventRoutes(services.unitWatch),
    ...prospectRoutes(services),
    ...enquiryRoutes(services),
    ...takeHomeRoutes(services),
    ...wishListRoutes(services),
    ...presentationRoutes(services),
    ...proposalRoutes(services.proposals),
    ...reminderRoutes(services.reminders),
    ...deadlineRoutes(services),
    ...mailRoutes(services),
    ...documentRoutes(services),
    ...uploadRoutes(services.uploads),
    ...messageRoutes(services),
    ...newsRoutes(services),
    ...trackingRoutes(services.tracking),
    ...kioskRoutes(services),
    ...pictureRoutes(services.pictures, services.projects),
  }
}
