import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * What the team has put together with people who look at a vacant unit, and handed over to them. The code is kept, since
 * the team gives it again. `selections`: JSON.
 */
export async function createPresentations(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table presentations (
      id text primary key,
      account_id text not null references accounts (id) on delete cascade,
      unit_id text not null references units (id) on delete cascade,
      catalogue_id text not null references catalogues (id),
      code text not null unique,
      selections text not null,
      total integer not null,
      total_on_request integer not null,
      name text not null,
      email text not null,
      presenter_id text references users (id) on delete set null,
      created_at text not null,
      expires_at text not null,
      taken_over_at text
    )`,
    'create index presentations_unit on presentations (unit_id)',
    'create index presentations_end on presentations (expires_at)',
  ])
}
