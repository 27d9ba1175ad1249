import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * When somebody of the staff was at a unit's file last, and what was chosen then. `since`: the visit before, which the
 * file compares with while the present visit lasts.
 */
export async function createUnitVisits(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table unit_visits (
      user_id text not null references users (id) on delete cascade,
      unit_id text not null references units (id) on delete cascade,
      since_at text,
      since_catalogue_id text,
      since_selections text not null,
      last_at text not null,
      last_catalogue_id text,
      last_selections text not null,
      primary key (user_id, unit_id)
    )`,
    'create index unit_visits_unit on unit_visits (unit_id)',
  ])
}
