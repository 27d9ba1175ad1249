import type { Db } from '#server/platform/db/database.types.ts'

/** What others do within the transaction in which units lose buyers; some of them may have others still. */
export type LeaveUnits = (
  db: Db,
  leaving: {
    readonly accountId: string
    /** Who takes the units from them. */
    readonly userId: string
    readonly unitIds: readonly string[]
    /** ISO time. */
    readonly at: string
  },
) => Promise<void>
