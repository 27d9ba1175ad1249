import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * What the team says of a unit's sale beside its row, and what was said when. Status, price and featured stay in `units`,
 * which everything reads; here stands which of them an import leaves alone.
 */
export async function createUnitSales(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table unit_sales (
      unit_id text primary key references units (id) on delete cascade,
      revision integer not null,
      is_status_chosen integer not null,
      is_price_chosen integer not null,
      is_featured_chosen integer not null,
      reserved_until text,
      reserved_for text not null
    )`,
    `create table unit_sale_events (
      unit_id text not null references units (id) on delete cascade,
      sequence integer not null,
      at text not null,
      by_user text,
      note text not null,
      changes text not null,
      primary key (unit_id, sequence)
    )`,
    // For lists of all units: their rows are wide, and what tells whether they have changed is small.
    `create index units_list on units
      (account_id, is_sample, project_id, position, id, updated_at, sales_status, price, featured, catalogue_id)`,
  ])
}
