import type { Db } from '../database.ts'

/** How often something has happened in the window that is running. */
export interface CountedWindow {
  readonly key: string
  readonly count: number
  /** ISO time. */
  readonly windowEnd: string
}

/** The windows of these keys that are running at `now` (ISO time); what has none has not happened. */
export async function findWindows(db: Db, keys: readonly string[], now: string): Promise<CountedWindow[]> {
  return db.selectFrom('rateLimits').selectAll().where('key', 'in', keys).where('windowEnd', '>', now).execute()
}

/**
 * Counts once for each key, in one statement, so that of many processes none overlooks another; a window that is over
 * begins anew, up to `windowEnd`. Answers the counts, this time included. The keys differ. ISO times.
 */
export async function countInWindows(
  db: Db,
  windows: readonly { readonly key: string; readonly windowEnd: string }[],
  now: string,
): Promise<CountedWindow[]> {
  // In one order everywhere: two that count the same keys at once never wait for each other in a circle.
  const values = windows.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map((window) => ({ ...window, count: 1 }))
  return db
    .insertInto('rateLimits')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb('rateLimits.windowEnd', '<=', now)
        return {
          count: eb
            .case()
            .when(isOver)
            .then(eb.lit(1))
            .else(eb('rateLimits.count', '+', eb.lit(1)))
            .end(),
          windowEnd: eb
            .case()
            .when(isOver)
            .then(eb.ref('excluded.windowEnd'))
            .else(eb.ref('rateLimits.windowEnd'))
            .end(),
        }
      }),
    )
    .returningAll()
    .execute()
}

/** Takes one count back of each key that has any. */
export async function uncountInWindows(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('rateLimits')
    .set((eb) => ({ count: eb('count', '-', eb.lit(1)) }))
    .where('key', 'in', keys)
    .where('count', '>', 0)
    .execute()
}

/** Lets a key begin anew. */
export async function deleteWindow(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rateLimits').where('key', '=', key).execute()
}
