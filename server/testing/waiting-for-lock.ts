import { sql } from 'kysely'
import type { Database } from '#server/platform/db/database.types.ts'

/** Until a transaction waits for a row that another one has. On PostgreSQL alone: SQLite has one transaction at a time. */
export async function waitingForLock({ kysely }: Database): Promise<void> {
  for (;;) {
    const waiting = await sql`select 1 from pg_locks where not granted`.execute(kysely)
    if (waiting.rows.length > 0) return
  }
}

/**
 * Does `first` in a transaction, and `second` beside it, begun before the first one has committed; answers what became of the
 * second. On SQLite it comes after the first by itself, on PostgreSQL it is made sure that it waits for the first.
 */
export async function doBeside<T>(
  database: Database,
  first: (within: Parameters<Parameters<Database['transaction']>[0]>[0]) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<T> {
  let beside: Promise<T> | undefined
  await database.transaction(async (within) => {
    await first(within)
    beside = second()
    if (database.kind === 'postgres') await waitingForLock(database)
  })
  if (beside === undefined) throw new Error('The first has not come to its end')
  return beside
}
