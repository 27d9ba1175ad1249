import type { ServiceParts } from '#server/service-parts.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { createSignedAddresses, type SignedAddresses } from '#server/platform/files/signed-addresses.ts'
import { createMailPictures } from '#server/mail/mail-pictures.ts'
import { createMailQueue, type MailQueue } from '#server/mail/mail-queue.ts'
import { getAccessLoser } from '#server/platform/realtime/access-word.ts'
import { createUnitWatch, type UnitWatch } from '#server/configurations/unit-watch.ts'
import { type AccessService, createAccessService } from '#server/identity/access.service.ts'
import { type CataloguesService, createCataloguesService } from '#server/catalogues/catalogues.service.ts'
import { type CompletionsService, createCompletionsService } from '#server/orders/completions.service.ts'
import type { ConfigurationsService } from '#server/configurations/configurations.types.ts'
import { createConfigurationsService } from '#server/configurations/configurations.service.ts'
import { createLoginsService, type LoginsService } from '#server/identity/logins.service.ts'
import { type ActingService, createActingService } from '#server/configurations/acting.service.ts'
import { createResetsService, type ResetsService } from '#server/configurations/resets.service.ts'
import { ownActingPeriods, ownChoices } from '#server/configurations/own-choices.ts'
import { type BudgetsService, createBudgetsService } from '#server/configurations/budgets.service.ts'
import { createFavoritesService, type FavoritesService } from '#server/configurations/favorites.service.ts'
import { ChangeClock } from '#server/platform/cache/change-clock.ts'
import { createIdentityLimits, type IdentityLimits } from '#server/identity/identity-limits.ts'
import {
  createInvitationAcceptanceService,
  type InvitationAcceptanceService,
} from '#server/identity/invitation-acceptance.service.ts'
import { getFullName } from '#server/identity/full-name.ts'
import { createInvitationsService, type InvitationsService } from '#server/identity/invitations.service.ts'
import { createKioskManifestsService, type KioskManifestsService } from '#server/kiosks/kiosk-manifests.service.ts'
import { createKiosksService, type KiosksService } from '#server/kiosks/kiosks.service.ts'
import type { LeaveUnits } from '#server/identity/leaving.types.ts'
import { createLinkLoginsService, type LinkLoginsService } from '#server/identity/link-logins.service.ts'
import { createMailLogService, type MailLogService } from '#server/mail/mail-log.service.ts'
import { createOutboxService, type OutboxService } from '#server/mail/outbox.service.ts'
import { createOwnDataService, type OwnDataService } from '#server/identity/own-data.service.ts'
import { createPasswordChangesService, type PasswordChangesService } from '#server/identity/password-changes.service.ts'
import { createPeopleChangesService, type PeopleChangesService } from '#server/identity/people-changes.service.ts'
import { createPeopleService, type PeopleService } from '#server/identity/people.service.ts'
import { createOrderMails } from '#server/orders/order-mails.ts'
import { createOrdersService } from '#server/orders/orders.service.ts'
import type { OrdersService } from '#server/orders/orders.types.ts'
import { createPicturesService, type PicturesService } from '#server/pictures/pictures.service.ts'
import { createProfilesService, type ProfilesService } from '#server/identity/profiles.service.ts'
import { createProjectAdminService, type ProjectAdminService } from '#server/projects/project-admin.service.ts'
import { createProjectImagesService, type ProjectImagesService } from '#server/project-images/project-images.service.ts'
import { createProjectUploadsService, type ProjectUploadsService } from '#server/catalogues/project-uploads.service.ts'
import { createDesignsService, type DesignsService } from '#server/designs/designs.service.ts'
import { createProjectsService, type ProjectsService } from '#server/projects/projects.service.ts'
import { createEnquiriesService, type EnquiriesService } from '#server/prospects/enquiries.service.ts'
import type { ListRooms } from '#server/documents/document.types.ts'
import { hideDocumentsOfVacant } from '#server/documents/hide-of-vacant.ts'
import { ownDocuments } from '#server/documents/own-documents.ts'
import { ownProposals } from '#server/proposals/own-proposals.ts'
import { withdrawOfVacant } from '#server/proposals/withdraw-of-vacant.ts'
import { ownDeadlines } from '#server/deadlines/own-deadlines.ts'
import { createProposalsService, type ProposalsService } from '#server/proposals/proposals.service.ts'
import { createPresentationsService, type PresentationsService } from '#server/presentations/presentations.service.ts'
import { remakePresentationMail } from '#server/presentations/presentation-mail.ts'
import { openPresentation } from '#server/presentations/shared-presentation.ts'
import { countPresentations } from '#server/presentations/presentations.repository.ts'
import { countSaved } from '#server/prospects/prospects.repository.ts'
import { createProspectsService, type ProspectsService } from '#server/prospects/prospects.service.ts'
import { createTakeHomeService, type TakeHomeService } from '#server/prospects/take-home.service.ts'
import { createWishListsService, ownWishLinks, type WishListsService } from '#server/prospects/wish-lists.service.ts'
import { createRemindersService, type RemindersService } from '#server/reminders/reminders.service.ts'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'
import { createRegistrationsService, type RegistrationsService } from '#server/identity/registrations.service.ts'
import { createSetupService, type SetupService } from '#server/setup/setup.service.ts'
import { createSessionsService, type SessionsService } from '#server/identity/sessions.service.ts'
import { createTrackingService, type TrackingService } from '#server/tracking/tracking.service.ts'
import { createUnitBuyersService, type UnitBuyersService } from '#server/identity/unit-buyers.service.ts'
import { createUnitFilesService, type UnitFilesService } from '#server/unit-files/unit-files.service.ts'
import { createUnitSalesService, type UnitSalesService } from '#server/projects/unit-sales.service.ts'
import { createUnitListService, type UnitListService } from '#server/units/unit-list.service.ts'
import { createUnitFigures } from '#server/configurations/unit-figures.ts'
import { createUnitsService, type UnitsService } from '#server/units/units.service.ts'
import { ownMessages } from '#server/messages/own-messages.ts'
import { createTalking, type TalkingServices } from '#server/talking.ts'
import { createNews } from '#server/news/news.service.ts'
import { createUploadsService, type UploadsService } from '#server/uploads/uploads.service.ts'
import { createVariantsService, type VariantsService } from '#server/configurations/variants.service.ts'

/** Everything that handlers call. */
export interface Services extends TalkingServices {
  readonly database: Database
  readonly changeClock: ChangeClock
  /** ms since epoch. */
  readonly now: () => number
  readonly sessions: SessionsService
  readonly access: AccessService
  readonly catalogues: CataloguesService
  readonly configurations: ConfigurationsService
  readonly acting: ActingService
  readonly resets: ResetsService
  readonly completions: CompletionsService
  readonly orders: OrdersService
  readonly unitFiles: UnitFilesService
  readonly unitSales: UnitSalesService
  readonly units: UnitsService
  readonly unitList: UnitListService
  readonly variants: VariantsService
  readonly favorites: FavoritesService
  readonly budgets: BudgetsService
  readonly projects: ProjectsService
  readonly projectAdmin: ProjectAdminService
  readonly designs: DesignsService
  readonly projectUploads: ProjectUploadsService
  readonly projectImages: ProjectImagesService
  readonly pictures: PicturesService
  readonly mails: MailQueue
  readonly outbox: OutboxService
  readonly mailLog: MailLogService
  readonly prospects: ProspectsService
  readonly enquiries: EnquiriesService
  readonly takeHome: TakeHomeService
  readonly wishLists: WishListsService
  readonly presentations: PresentationsService
  readonly proposals: ProposalsService
  readonly reminders: RemindersService
  readonly uploads: UploadsService
  readonly tracking: TrackingService
  readonly unitWatch: UnitWatch
  readonly addresses: SignedAddresses
  readonly linkLogins: LinkLoginsService
  readonly invitations: InvitationsService
  readonly invitationAcceptance: InvitationAcceptanceService
  readonly registrations: RegistrationsService
  readonly passwordChanges: PasswordChangesService
  readonly devices: LoginsService
  readonly profiles: ProfilesService
  readonly ownData: OwnDataService
  readonly people: PeopleService
  readonly setup: SetupService
  readonly peopleChanges: PeopleChangesService
  readonly unitBuyers: UnitBuyersService
  readonly kiosks: KiosksService
  readonly kioskManifests: KioskManifestsService
}

/** Puts the services together. */
export function createServices(parts: ServiceParts): Services {
  const { database, bus, log, now } = parts
  const changeClock = new ChangeClock(() => database.dataVersion(), now)
  changeClock.onUnitWritten((unitId) => bus.publish(unitId))
  // Before anybody else hears it: who is asked then is asked anew.
  bus.subscribe((word) => {
    if (word === null || getAccessLoser(word) !== null) changeClock.sessions.endAll()
  })
  const catalogues = createCataloguesService(parts)
  const configurations = createConfigurationsService({ database, catalogues, changeClock, now })
  const pictures = createPicturesService(parts)
  const mailPictures = createMailPictures(pictures, parts.files)
  const rateLimits = createRateLimits(parts)
  const identityLimits = createIdentityLimits(rateLimits)
  const mails = createMailQueue({ ...parts, port: parts.mailPort, pictures: mailPictures })
  const outbox = createOutboxService({ ...parts, port: parts.mailPort, pictures: mailPictures })
  const orderMails = createOrderMails({ ...parts, catalogues, mails })
  const projects = createProjectsService(database)
  const addresses = createSignedAddresses(parts.auditKey, now)
  const news = createNews(bus)
  const uploads = createUploadsService({ ...parts, addresses, rateLimits, news })
  const listRooms: ListRooms = async ({ catalogueId }, locale) => {
    const named = catalogueId === null ? null : await catalogues.preparedIn(catalogueId, locale)
    return named?.catalogue.rooms.map(({ id, title }) => ({ id, title })) ?? []
  }
  const talking = createTalking({
    ...parts,
    listRooms,
    addresses,
    catalogues,
    changeClock,
    configurations,
    mails,
    news,
    rateLimits,
    uploads,
  })
  const prospects = createProspectsService({ ...parts, catalogues, mails, rateLimits })
  const units = createUnitsService({ ...parts, configurations, addresses })
  const figures = createUnitFigures({ database, catalogues, onFault: (error) => log.fault('figures of units', error) })
  const kioskManifests = createKioskManifestsService({ ...parts, changeClock, projects, units, catalogues, pictures })
  const identity = createIdentity({
    ...parts,
    changeClock,
    mails,
    limits: identityLimits,
    leaveUnits: async (db, leaving) => {
      await withdrawOfVacant(db, leaving)
      await hideDocumentsOfVacant(db, leaving)
    },
  })
  return {
    ...identity,
    ...talking,
    setup: createSetupService({ ...parts, limits: identityLimits, mailPictures }),
    database,
    changeClock,
    now,
    sessions: createSessionsService({ ...parts, changeClock, mails, rateLimits }),
    access: createAccessService(database, changeClock, now),
    catalogues,
    configurations,
    acting: createActingService(parts),
    resets: createResetsService({ ...parts, configurations, changeClock }),
    completions: createCompletionsService({ ...parts, ...talking, configurations, changeClock, mails, orderMails }),
    orders: createOrdersService({ ...parts, configurations, changeClock, mails, orderMails }),
    unitFiles: createUnitFilesService({ ...parts, catalogues, configurations }),
    unitSales: createUnitSalesService({
      database,
      changeClock,
      countSaved: async (unitId, at) =>
        (await countSaved(database.kysely, unitId, at)) + (await countPresentations(database.kysely, unitId, at)),
      now,
    }),
    units,
    unitList: createUnitListService({ database, figures, changeClock, now }),
    addresses,
    uploads,
    variants: createVariantsService({ database, catalogues, now }),
    favorites: createFavoritesService({ database, catalogues, now }),
    budgets: createBudgetsService(database),
    projects,
    projectAdmin: createProjectAdminService({ database, now }),
    designs: createDesignsService({ database, now }),
    projectUploads: createProjectUploadsService({ ...parts, rateLimits }),
    projectImages: createProjectImagesService({ ...parts, rateLimits }),
    pictures,
    mails,
    outbox,
    mailLog: createMailLogService({
      ...parts,
      outbox,
      mails,
      rateLimits,
      remake: (mail) =>
        mail.about?.kind === 'presentation'
          ? remakePresentationMail({ ...parts, db: database.kysely, catalogues }, mail)
          : prospects.remakeMail(mail),
    }),
    prospects,
    enquiries: createEnquiriesService({ ...parts, catalogues, mails }),
    takeHome: createTakeHomeService({
      ...parts,
      catalogues,
      rateLimits,
      openOther: (asked) => openPresentation({ db: database.kysely, catalogues }, asked),
    }),
    presentations: createPresentationsService({ ...parts, catalogues, configurations, mails, rateLimits }),
    proposals: createProposalsService({ ...parts, catalogues, configurations, mails }),
    reminders: createRemindersService({
      ...parts,
      catalogues,
      configurations,
      mails,
      invitations: identity.invitations,
    }),
    wishLists: createWishListsService({ ...parts, catalogues, configurations, rateLimits }),
    tracking: createTrackingService({ database, now }),
    kiosks: createKiosksService({ ...parts, limits: identityLimits, manifests: kioskManifests }),
    kioskManifests,
    unitWatch: createUnitWatch({
      database,
      configurations,
      bus,
      onFault: (error) => log.fault('the watch over units', error),
    }),
  }
}

interface IdentityParts extends ServiceParts {
  readonly changeClock: ChangeClock
  readonly mails: MailQueue
  readonly limits: IdentityLimits
  readonly leaveUnits: LeaveUnits
}

/** Who gets in, and what they may do about it. */
function createIdentity(parts: IdentityParts) {
  const devices = createLoginsService(parts)
  const profiles = createProfilesService(parts)
  return {
    linkLogins: createLinkLoginsService(parts),
    invitations: createInvitationsService(parts),
    invitationAcceptance: createInvitationAcceptanceService(parts),
    registrations: createRegistrationsService(parts),
    passwordChanges: createPasswordChangesService(parts),
    devices,
    profiles,
    ownData: createOwnDataService({
      ...parts,
      profiles,
      devices,
      getChoices: async (unitId, user) => ({
        ...(await ownChoices(parts.database.kysely, unitId, user.id)),
        wishLinks: await ownWishLinks(parts, unitId, user.id),
        proposals: await ownProposals(parts.database.kysely, unitId, getFullName(user)),
        deadlines: await ownDeadlines(parts.database.kysely, unitId, user.id),
      }),
      getMessages: (userId) => ownMessages(parts.database.kysely, userId),
      getActingPeriods: (userId) => ownActingPeriods(parts.database.kysely, userId),
      getDocuments: (userId) => ownDocuments(parts.database.kysely, userId),
    }),
    people: createPeopleService(parts.database),
    peopleChanges: createPeopleChangesService(parts),
    unitBuyers: createUnitBuyersService(parts),
  }
}
