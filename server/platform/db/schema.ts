import type { Generated } from 'kysely'
import type {
  MessageAttachmentsTable,
  MessageMailsTable,
  MessagesTable,
  MessageThreadsTable,
  TextModulesTable,
  ThreadReadingsTable,
  ThreadSightingsTable,
  UnitMailsTable,
} from './communication.schema.ts'
import type {
  ActedChangesTable,
  ActingPeriodsTable,
  BuyerBudgetsTable,
  BuyerFavoritesTable,
  ConfigurationSnapshotsTable,
  ConfigurationsTable,
  ConfigurationVariantsTable,
  CalendarFeedsTable,
  DeadlineCompletionsTable,
  DeadlineExtensionsTable,
  DeadlineLinesTable,
  DeadlineMilestoneDaysTable,
  DeadlineMilestonesTable,
  DeadlineRemindersTable,
  DeadlinesTable,
  IdempotencyKeysTable,
  ProposalsTable,
  UnitVisitsTable,
} from './configuration.schema.ts'
import type { ConfiguratorDesignsTable, ConfiguratorDesignVersionsTable } from './design.schema.ts'
import type { DocumentOpeningsTable, DocumentsTable, DocumentVersionsTable } from './document.schema.ts'
import type { EnquiriesTable, EnquiryEventsTable } from './enquiry.schema.ts'
import type { FileLeftoversTable, ProjectImagesTable, ProjectUploadsTable, UploadsTable } from './file.schema.ts'
import type {
  InvitationsTable,
  OneTimeTokensTable,
  RateLimitsTable,
  RemindersTable,
  SessionsTable,
  SetupLinksTable,
  AccessChangesTable,
  UnitBuyersTable,
  UserRolesTable,
  UsersTable,
} from './identity.schema.ts'
import type { KioskOrdersTable, KioskPairingsTable, KiosksTable, RevokedKiosksTable } from './kiosk.schema.ts'
import type { OrderCountersTable, OrderEventsTable, OrdersTable } from './order.schema.ts'
import type { UnitSaleEventsTable, UnitSalesTable } from './sale.schema.ts'
import type {
  PresentationsTable,
  ProspectConfigurationsTable,
  ProspectTokensTable,
  TakeHomeLinksTable,
  TrackingEventsTable,
  VisitorAnswersTable,
} from './visitors.schema.ts'

/**
 * The tables that repositories use, as Kysely sees them: names in camelCase (snake_case in the
 * database). The whole schema is made by `migrations/`; a table joins this file with its repository.
 * Flags are 0 or 1, times ISO 8601 in UTC, JSON columns text that is read and written whole, so
 * that both databases store the same.
 */

type Flag = 0 | 1
/** JSON text; the repository that owns the table knows its shape. */
type JsonText = string
/** ISO 8601, UTC. */
type Time = string

export interface AccountsTable {
  id: string
  name: string
  /** What the account says of itself, several lines each; '' = nothing. */
  postalAddress: Generated<string>
  imprint: Generated<string>
  privacyNotice: Generated<string>
  createdAt: Time
}

export interface ProjectsTable {
  /** The database's own; nobody outside is told it. */
  id: string
  /** As its package and every address call it; unique in the account. */
  packageId: string
  accountId: string
  slug: string
  name: string
  variant: 'default' | 'residence'
  position: number
  config: JsonText
  /** By portal and name: what the administration has set instead of what the package says. */
  chosenFlags: Generated<JsonText>
  /** Goes up by one with every change of `chosenFlags`. */
  flagsRevision: Generated<number>
  createdAt: Time
  updatedAt: Time
}

export interface ProjectPackagesTable {
  projectId: string
  /** Over the content of every file of the package and the importer's version. */
  fingerprint: string
  /** Keys of the file store: the two documents as they came in. */
  projectFile: string
  catalogFile: string
  /** Path in the package → file key. */
  files: JsonText
  importedAt: Time
}

/** The files of `ProjectPackagesTable`, to be found by their keys. */
export interface PackageFilesTable {
  fileKey: string
  projectId: string
}

export interface BuildingsTable {
  projectId: string
  id: string
  slug: string
  name: JsonText
  position: number
}

export interface StoreysTable {
  projectId: string
  buildingId: string
  id: string
  nameShort: string
  name: JsonText
  position: number
}

export interface UnitsTable {
  /** The database's own; nobody outside is told it. */
  id: string
  /** As its package and every address call it; unique in the account. */
  packageId: string
  accountId: string
  projectId: string
  slug: string
  position: number
  isSample: Flag
  buildingId: string
  storeyId: string
  floor: number
  unitNumber: string
  price: number | null
  floorSpace: number
  roomCount: number
  salesStatus: 'VACANT' | 'RESERVED' | 'SOLD'
  featured: Flag
  marketingPortalEnabled: Flag
  buyerPortalEnabled: Flag
  displayName: JsonText
  description: JsonText
  details: JsonText
  catalogueId: string | null
  createdAt: Time
  updatedAt: Time
}

export interface CataloguesTable {
  /** Hash of the content. */
  id: string
  projectId: string
  /** Empty for the catalogue without a variant. */
  variant: string
  revision: string
  createdAt: Time
}

export interface CatalogueTextsTable {
  catalogueId: string
  locale: string
  /** Keys of the file store. */
  jsonFile: string
  brotliFile: string
  etag: string
}

export interface PictureMappingsTable {
  projectId: string
  mapping: JsonText
  etag: string
  updatedAt: Time
}

export interface AuditLogTable {
  id: string
  at: Time
  accountId: string | null
  unitId: string | null
  userId: string | null
  action: string
  details: JsonText
  subjectKind: string | null
  subjectId: string | null
}

export interface SeedStatesTable {
  id: string
  fingerprint: string
  updatedAt: Time
}

export interface MailsTable {
  id: string
  accountId: string | null
  recipient: string
  replyTo: string | null
  subject: string
  bodyText: string
  bodyHtml: string
  attachments: JsonText
  createdAt: Time
  sentAt: Time | null
  /** null = it has not been given up. */
  error: string | null
  adminsOnly: Generated<Flag>
  opensAccount: Generated<Flag>
  kind: Generated<string>
  unitId: Generated<string | null>
  /** What it tells of, besides the unit: an invitation, an order, an enquiry. */
  subjectKind: Generated<string | null>
  subjectId: Generated<string | null>
  /** As people call it: the number of an order. */
  subjectLabel: Generated<string | null>
  attempts: Generated<number>
  /** null = it has not been tried, or will not be again. */
  nextAttemptAt: Generated<Time | null>
  /** What stood against it the last time, and what the mail server said to it; null = nothing. */
  failure: Generated<string | null>
  failureAnswer: Generated<string | null>
}

export interface JobsTable {
  id: string
  kind: string
  payload: JsonText
  runAt: Time
  attempts: number
  lockedUntil: Time | null
  finishedAt: Time | null
  error: string | null
  createdAt: Time
}

export interface SchemaMigrationsTable {
  name: string
  appliedAt: Time
}

export interface Schema {
  accounts: AccountsTable
  projects: ProjectsTable
  projectPackages: ProjectPackagesTable
  packageFiles: PackageFilesTable
  buildings: BuildingsTable
  storeys: StoreysTable
  units: UnitsTable
  unitSales: UnitSalesTable
  unitSaleEvents: UnitSaleEventsTable
  users: UsersTable
  unitBuyers: UnitBuyersTable
  userRoles: UserRolesTable
  sessions: SessionsTable
  oneTimeTokens: OneTimeTokensTable
  setupLinks: SetupLinksTable
  accessChanges: AccessChangesTable
  rateLimits: RateLimitsTable
  invitations: InvitationsTable
  reminders: RemindersTable
  catalogues: CataloguesTable
  catalogueTexts: CatalogueTextsTable
  pictureMappings: PictureMappingsTable
  configurations: ConfigurationsTable
  configurationSnapshots: ConfigurationSnapshotsTable
  configurationVariants: ConfigurationVariantsTable
  unitVisits: UnitVisitsTable
  actingPeriods: ActingPeriodsTable
  actedChanges: ActedChangesTable
  orders: OrdersTable
  orderEvents: OrderEventsTable
  orderCounters: OrderCountersTable
  buyerFavorites: BuyerFavoritesTable
  buyerBudgets: BuyerBudgetsTable
  deadlines: DeadlinesTable
  deadlineMilestones: DeadlineMilestonesTable
  deadlineMilestoneDays: DeadlineMilestoneDaysTable
  deadlineLines: DeadlineLinesTable
  deadlineCompletions: DeadlineCompletionsTable
  deadlineExtensions: DeadlineExtensionsTable
  deadlineReminders: DeadlineRemindersTable
  calendarFeeds: CalendarFeedsTable
  idempotencyKeys: IdempotencyKeysTable
  auditLog: AuditLogTable
  configuratorDesigns: ConfiguratorDesignsTable
  configuratorDesignVersions: ConfiguratorDesignVersionsTable
  seedStates: SeedStatesTable
  prospectConfigurations: ProspectConfigurationsTable
  prospectTokens: ProspectTokensTable
  presentations: PresentationsTable
  proposals: ProposalsTable
  takeHomeLinks: TakeHomeLinksTable
  enquiries: EnquiriesTable
  enquiryEvents: EnquiryEventsTable
  mails: MailsTable
  uploads: UploadsTable
  documents: DocumentsTable
  documentVersions: DocumentVersionsTable
  documentOpenings: DocumentOpeningsTable
  messageThreads: MessageThreadsTable
  messages: MessagesTable
  messageAttachments: MessageAttachmentsTable
  threadReadings: ThreadReadingsTable
  threadSightings: ThreadSightingsTable
  textModules: TextModulesTable
  messageMails: MessageMailsTable
  unitMails: UnitMailsTable
  fileLeftovers: FileLeftoversTable
  projectImages: ProjectImagesTable
  projectUploads: ProjectUploadsTable
  trackingEvents: TrackingEventsTable
  kiosks: KiosksTable
  kioskPairings: KioskPairingsTable
  revokedKiosks: RevokedKiosksTable
  kioskOrders: KioskOrdersTable
  visitorAnswers: VisitorAnswersTable
  jobs: JobsTable
  schemaMigrations: SchemaMigrationsTable
}
