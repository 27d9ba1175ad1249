import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** Named variants of a unit's configuration. The place numbers them, so that no two writers exceed the limit. */
export async function createVariants(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table configuration_variants (
      id text primary key,
      unit_id text not null references units (id) on delete cascade,
      place integer not null,
      name text not null,
      catalogue_id text not null references catalogues (id),
      selections text not null,
      created_at text not null,
      updated_at text not null,
      updated_by text references users (id) on delete set null,
      unique (unit_id, place)
    )`,
    'create index configuration_variants_catalogue on configuration_variants (catalogue_id)',
  ])
}
