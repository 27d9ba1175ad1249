import { randomUUID } from 'node:crypto'
import type { Db } from '../database.ts'

/** Who changed what. */
export interface AuditEntry {
  readonly accountId: string | null
  readonly unitId: string | null
  readonly userId: string | null
  /** Dotted, for example `configuration.saved`. */
  readonly action: string
  /** No secrets and no texts of persons. */
  readonly details: Readonly<Record<string, unknown>>
  /** ISO time. */
  readonly at: string
}

/** Adds an entry, in the transaction of the change it tells of. */
export async function addAuditEntry(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('auditLog')
    .values({ ...entry, id: randomUUID(), details: JSON.stringify(entry.details) })
    .execute()
}
