import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** What visitors take home under a short code, without anything that says who they are. `content`: JSON, by its kind. */
export async function createTakeHomeLinks(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table take_home_links (
      code_hash text primary key,
      unit_id text not null references units (id) on delete cascade,
      catalogue_id text not null references catalogues (id),
      kind text not null,
      content text not null,
      total integer not null,
      total_on_request integer not null,
      created_at text not null,
      expires_at text not null
    )`,
    'create index take_home_links_unit on take_home_links (unit_id)',
    'create index take_home_links_end on take_home_links (expires_at)',
  ])
}
