import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

/** A deadline that locks trades once it is overdue and the buyer has not met it (decision 23). */
export interface TradeLock {
  readonly title: string
  /** ISO time. */
  readonly expiresAt: string
  readonly trades: readonly string[]
}

/** The open deadlines with `lock_trades` of a unit and of its whole project. */
export async function listTradeLocks(
  db: Db,
  where: { readonly unitId: string; readonly projectId: string },
): Promise<TradeLock[]> {
  const rows = await db
    .selectFrom('deadlines')
    .select(['title', 'expiresAt', 'trades'])
    .where('lockTrades', '=', 1)
    .where('buyerCompletedAt', 'is', null)
    .where((is) =>
      is.or([
        is('unitId', '=', where.unitId),
        is.and([is('unitId', 'is', null), is('projectId', '=', where.projectId)]),
      ]),
    )
    .execute()
  return rows.map(({ title, expiresAt, trades }) => ({ title, expiresAt, trades: readJson<string[]>(trades) }))
}
