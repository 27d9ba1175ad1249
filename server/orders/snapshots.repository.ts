import type { Db } from '#server/platform/db/database.types.ts'

/** A completed configuration, frozen (decision 4). Never changed or deleted by the program. */
export interface ConfigurationSnapshot {
  readonly id: string
  readonly unitId: string
  readonly configurationRevision: number
  readonly catalogueId: string
  readonly catalogueRevision: string
  /** Canonical JSON, the very text that `sha256` was taken of. */
  readonly snapshot: string
  /** Hex. */
  readonly sha256: string
  readonly message: string
  /** ISO time. */
  readonly createdAt: string
  readonly createdBy: string
}

/** Stores a snapshot. */
export async function createSnapshot(db: Db, snapshot: ConfigurationSnapshot): Promise<void> {
  await db.insertInto('configurationSnapshots').values(snapshot).execute()
}

/** A snapshot; one that an order has is there. */
export async function readSnapshot(db: Db, id: string): Promise<ConfigurationSnapshot> {
  return db.selectFrom('configurationSnapshots').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
