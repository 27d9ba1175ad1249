import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

/** What a buyer wants of a unit's total. */
export interface StoredBudget {
  /** Cents; null = no budget. */
  readonly amount: number | null
  /** What is not to be changed for its sake. */
  readonly keptItemIds: string[]
}

interface Whose {
  readonly unitId: string
  readonly buyerId: string
}

/** null = the buyer has set none and keeps nothing. */
export async function findBudget(db: Db, { unitId, buyerId }: Whose): Promise<StoredBudget | null> {
  const row = await db
    .selectFrom('buyerBudgets')
    .select('budget')
    .where('unitId', '=', unitId)
    .where('buyerId', '=', buyerId)
    .executeTakeFirst()
  return row === undefined ? null : readJson<StoredBudget>(row.budget)
}

/** Takes the place of the one before; null removes it. */
export async function saveBudget(db: Db, { unitId, buyerId }: Whose, budget: StoredBudget | null): Promise<void> {
  if (budget === null) {
    await db.deleteFrom('buyerBudgets').where('unitId', '=', unitId).where('buyerId', '=', buyerId).execute()
    return
  }
  const text = JSON.stringify(budget)
  await db
    .insertInto('buyerBudgets')
    .values({ unitId, buyerId, budget: text })
    .onConflict((conflict) => conflict.columns(['unitId', 'buyerId']).doUpdateSet({ budget: text }))
    .execute()
}
