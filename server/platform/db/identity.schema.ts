import type { Generated } from 'kysely'
import type { Role } from '#shared/domain/roles/roles.ts'

/** Who may do what; part of `Schema`, whose file says how its tables are written. */

/** JSON text; the repository that owns the table knows its shape. */
type JsonText = string
/** ISO 8601, UTC. */
type Time = string

export interface UsersTable {
  id: string
  accountId: string
  /** Lower case. */
  email: string
  firstName: string
  lastName: string
  mobile: string | null
  userGroup: 'buyer' | 'admin' | 'user'
  role: string
  passwordHash: string | null
  /** The hash that the sample data gave; while it is the password's, everybody knows that password. null = none. */
  seededPasswordHash: string | null
  preferences: Generated<JsonText>
  acceptedTermsAt: Time | null
  acceptedPrivacyAt: Time | null
  deletionRequestedAt: Time | null
  /** Since when they are kept out; null = they are not. */
  disabledAt: Time | null
  createdAt: Time
  updatedAt: Time
}

/** What operators may do; an admin may do everything, a buyer has none. */
export interface UserRolesTable {
  userId: string
  role: Role
  /** null = in all projects. */
  projectId: string | null
}

/** When buyers were last reminded of their choices. */
export interface RemindersTable {
  userId: string
  /** Day in Berlin, `YYYY-MM-DD`. */
  lastDay: string
}

export interface UnitBuyersTable {
  unitId: string
  userId: string
  position: number
  /** Since when it is theirs; '' = since before that was noted. */
  assignedAt: Generated<Time>
}

export interface SessionsTable {
  tokenHash: string
  userId: string
  /** Browser and system; '' = it did not say. */
  deviceLabel: Generated<string>
  /** Who made the link that it began with; null = its user logged in themselves. */
  createdBy: string | null
  createdAt: Time
  lastUsedAt: Time
  expiresAt: Time
}

export interface OneTimeTokensTable {
  tokenHash: string
  kind: string
  userId: string
  /** Who made it for them; null = they asked for it themselves. */
  createdBy: string | null
  createdAt: Time
  expiresAt: Time
  usedAt: Time | null
}

/** Who may do less than they could; of somebody whose record is gone, too. PostgreSQL has none: there it is called out. */
export interface AccessChangesTable {
  userId: string
  sequence: number
}

/** One at most: by which an installation without people is set up. */
export interface SetupLinksTable {
  tokenHash: string
  createdAt: Time
  expiresAt: Time
}

export interface InvitationsTable {
  id: string
  accountId: string
  tokenHash: string
  /** Lower case. */
  email: string
  firstName: string
  lastName: string
  userGroup: 'buyer' | 'admin' | 'user'
  /** What an operator will hold. */
  roles: Generated<JsonText>
  projectId: string | null
  unitIds: JsonText
  createdBy: string | null
  createdAt: Time
  sentAt: Time
  expiresAt: Time
  acceptedAt: Time | null
  revokedAt: Time | null
}

export interface RateLimitsTable {
  /** Keyed hash of what is counted: tells neither e-mail nor address. */
  key: string
  count: number
  windowEnd: Time
}
