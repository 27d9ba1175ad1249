/** What buyers choose for their units, and by when; part of `Schema`, whose file says how its tables are written. */

type Flag = 0 | 1
/** JSON text; the repository that owns the table knows its shape. */
type JsonText = string
/** ISO 8601, UTC. */
type Time = string

export interface ConfigurationsTable {
  unitId: string
  revision: number
  catalogueId: string
  selections: JsonText
  status: 'pending' | 'completed'
  /** What the team has opened of an order; null = everything. */
  openedPart: JsonText | null
  updatedAt: Time
  updatedBy: string | null
}

export interface ConfigurationVariantsTable {
  id: string
  unitId: string
  /** 1 … limit, each once for a unit. */
  place: number
  name: string
  catalogueId: string
  selections: JsonText
  createdAt: Time
  updatedAt: Time
  updatedBy: string | null
}

export interface BuyerFavoritesTable {
  id: string
  unitId: string
  buyerId: string
  subLineItemId: string
  productId: string
  createdAt: Time
}

export interface BuyerBudgetsTable {
  unitId: string
  buyerId: string
  budget: JsonText
}

export interface ConfigurationSnapshotsTable {
  id: string
  unitId: string
  configurationRevision: number
  catalogueId: string
  catalogueRevision: string
  snapshot: JsonText
  sha256: string
  message: string
  createdAt: Time
  createdBy: string
}

export interface DeadlinesTable {
  id: string
  projectId: string
  /** null = every building of the project. */
  buildingId: string | null
  /** null = every unit of the building, or of the project. */
  unitId: string | null
  /** The template's line that it comes from; null = it has a day of its own. */
  lineId: string | null
  title: JsonText
  description: JsonText
  /** The last second of its day in Berlin. */
  expiresAt: Time
  trades: JsonText
  lockTrades: Flag
  /** Days before it. */
  reminders: JsonText
  /** Goes up whenever it gets another day. */
  sequence: number
  /** When it got its day. */
  movedAt: Time
  createdAt: Time
  updatedAt: Time
}

export interface DeadlineMilestonesTable {
  id: string
  projectId: string
  name: JsonText
  position: number
}

export interface DeadlineMilestoneDaysTable {
  milestoneId: string
  buildingId: string
  /** `YYYY-MM-DD` */
  day: string
}

export interface DeadlineLinesTable {
  id: string
  projectId: string
  milestoneId: string
  position: number
  /** After the milestone; negative = before it. */
  weeks: number
  title: JsonText
  description: JsonText
  trades: JsonText
  lockTrades: Flag
  reminders: JsonText
}

export interface DeadlineCompletionsTable {
  deadlineId: string
  unitId: string
  at: Time
  byId: string | null
  byName: string
}

export interface DeadlineExtensionsTable {
  deadlineId: string
  unitId: string
  expiresAt: Time
  reason: string
  at: Time
  byId: string | null
  byName: string
  sequence: number
}

export interface DeadlineRemindersTable {
  deadlineId: string
  unitId: string
  userId: string
  /** Of the deadline then: with another day it is another one. */
  expiresAt: Time
  days: number
  at: Time
}

export interface CalendarFeedsTable {
  id: string
  userId: string
  /** null = all units of the user. */
  unitId: string | null
  tokenHash: string
  createdAt: Time
  fetchedAt: Time | null
  fetchedBy: string
}

export interface IdempotencyKeysTable {
  userId: string
  key: string
  method: string
  path: string
  requestHash: string
  status: number
  etag: string | null
  body: string
  createdAt: Time
}

export interface UnitVisitsTable {
  userId: string
  unitId: string
  sinceAt: Time | null
  sinceCatalogueId: string | null
  sinceSelections: JsonText
  lastAt: Time
  lastCatalogueId: string | null
  lastSelections: JsonText
}

export interface ActingPeriodsTable {
  id: string
  unitId: string
  staffId: string | null
  buyerId: string | null
  staffName: string
  buyerName: string
  sessionHash: string
  reason: string
  startedAt: Time
  endsAt: Time
  seenAt: Time | null
}

export interface ActedChangesTable {
  periodId: string
  revision: number
  change: JsonText
  undo: JsonText
  at: Time
}

export interface ProposalsTable {
  id: string
  unitId: string
  /** null = their record is gone; the name stays. */
  authorId: string | null
  authorName: string
  note: string
  change: JsonText
  undo: JsonText
  sentAt: Time
  seenAt: Time | null
  withdrawnAt: Time | null
  answeredAt: Time | null
  /** '' = nobody has answered. */
  answererName: string
  /** null = nobody has answered. */
  taken: JsonText | null
}
