import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** What the team has opened of an order; the rest of it stays as it was ordered. */
export async function createOpenedParts(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    'alter table configurations add column opened_part text',
    'alter table order_events add column item_ids text',
  ])
}
