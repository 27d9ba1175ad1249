import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** What staff propose to the buyers of a unit. `change`, `undo`, `taken`: JSON; prices are nowhere. */
export async function createProposals(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table proposals (
      id text primary key,
      unit_id text not null references units (id) on delete cascade,
      author_id text references users (id) on delete set null,
      author_name text not null,
      note text not null,
      change text not null,
      undo text not null,
      base_revision integer not null,
      sent_at text not null,
      seen_at text,
      withdrawn_at text,
      answered_at text,
      answerer_name text not null,
      taken text
    )`,
    'create index proposals_unit on proposals (unit_id, sent_at)',
  ])
}
