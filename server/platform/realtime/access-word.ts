import { sql } from 'kysely'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { CHANNEL } from './postgres-event-bus.ts'

/** Said on the bus instead of a unit: somebody may do less than before. No unit is called this. */
export const ACCESS_WORD = '*access'

/**
 * Tells every process that somebody may do less, once this transaction is committed: who is kept out is so everywhere at
 * once, whichever process or command it was. On SQLite a server sees the commit itself.
 */
export async function announceLessAccess(db: Db, kind: Database['kind']): Promise<void> {
  if (kind === 'postgres') await sql`select pg_notify(${CHANNEL}, ${`anybody ${ACCESS_WORD}`})`.execute(db)
}
