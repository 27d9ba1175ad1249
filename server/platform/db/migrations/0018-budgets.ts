import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** What buyers want to spend at most, each for themselves (BUD-6). */
export async function createBudgets(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table buyer_budgets (
      unit_id text not null references units (id) on delete cascade,
      buyer_id text not null references users (id) on delete cascade,
      budget text not null,
      primary key (unit_id, buyer_id)
    )`,
    'create index buyer_budgets_buyer on buyer_budgets (buyer_id)',
  ])
}
