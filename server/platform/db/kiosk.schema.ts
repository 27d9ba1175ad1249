import type { Generated } from 'kysely'

/** Kiosks; part of `Schema`, whose file says how its tables are written. */

/** JSON text; the repository that owns the table knows its shape. */
type JsonText = string
/** ISO 8601, UTC. */
type Time = string

export interface KiosksTable {
  id: string
  accountId: string
  name: string
  tokenHash: string
  settings: JsonText
  settingsRevision: Generated<number>
  /** `scrypt$…`; null = no PIN. */
  staffPinHash: string | null
  report: JsonText | null
  lastSeenAt: Time | null
  createdAt: Time
  updatedAt: Time
}

/** So that a device which was taken out of its account is not the same as one that a restored database has never seen. */
export interface RevokedKiosksTable {
  tokenHash: string
  revokedAt: Time
}

export interface KioskPairingsTable {
  codeHash: string
  accountId: string
  name: string
  createdBy: string | null
  createdAt: Time
  expiresAt: Time
  usedAt: Time | null
}

export interface KioskOrdersTable {
  id: string
  kioskId: string
  wanted: string
  createdBy: string | null
  createdAt: Time
  givenAt: Time | null
}
