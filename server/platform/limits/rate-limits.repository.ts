import type { Db } from '#server/platform/db/database.types.ts'

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
  const values = windows.toSorted((a, b) => inOrder(a.key, b.key)).map((window) => ({ ...window, count: 1 }))
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

/**
 * Takes one count back of each key of `back` that has any; those of `anew` begin anew. One after the other, in the
 * order of `countInWindows`: a single statement locks rows in whatever order it finds them.
 */
export async function uncountInWindows(
  db: Db,
  { back, anew = [] }: { readonly back: readonly string[]; readonly anew?: readonly string[] },
): Promise<void> {
  for (const key of [...back, ...anew].toSorted(inOrder)) {
    if (anew.includes(key)) await db.deleteFrom('rateLimits').where('key', '=', key).execute()
    else await takeBack(db, key)
  }
}

async function takeBack(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rateLimits')
    .set((eb) => ({ count: eb('count', '-', eb.lit(1)) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

/** One order everywhere: two that count the same keys at once never wait for each other in a circle. */
function inOrder(a: string, b: string): number {
  return a < b ? -1 : 1
}
