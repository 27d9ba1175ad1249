import { sql } from 'kysely'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { CHANNEL } from './postgres-event-bus.ts'

/** Begins what is said on the bus instead of a unit: somebody may do less than before. No unit is called so. */
const ACCESS_WORD = '*access:'

/**
 * Tells every process that these people may do less, or less than a session of theirs promised, once this transaction is
 * committed: who is kept out is so everywhere at once, whichever process or command it was. On SQLite, where processes
 * cannot call each other, it is noted for those who look after a commit.
 */
export async function announceLessAccess(db: Db, kind: Database['kind'], userIds: readonly string[]): Promise<void> {
  for (const userId of new Set(userIds)) {
    if (kind === 'postgres') {
      await sql`select pg_notify(${CHANNEL}, ${`anybody ${ACCESS_WORD}${encodeURIComponent(userId)}`})`.execute(db)
    } else await note(db, userId)
  }
}

/** Who may do less, of a word of the bus; null = it is about something else. */
export function getAccessLoser(word: string): string | null {
  return word.startsWith(ACCESS_WORD) ? decodeURIComponent(word.slice(ACCESS_WORD.length)) : null
}

export interface LessAccess {
  readonly userId: string
  /** Counts up, over all users. */
  readonly sequence: number
}

/** Who may do less since that was `after`, in its order; each of them once. SQLite alone notes it. */
export async function listLessAccess(db: Db, after: number): Promise<LessAccess[]> {
  return db.selectFrom('accessChanges').selectAll().where('sequence', '>', after).orderBy('sequence').execute()
}

async function note(db: Db, userId: string): Promise<void> {
  const { last } = await db
    .selectFrom('accessChanges')
    .select(({ fn }) => fn.max<number | null>('sequence').as('last'))
    .executeTakeFirstOrThrow()
  const sequence = (last ?? 0) + 1
  await db
    .insertInto('accessChanges')
    .values({ userId, sequence })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ sequence }))
    .execute()
}
