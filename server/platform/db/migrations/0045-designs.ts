import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * What staff design of a portal: what visitors see, what colleagues look at before them, and what was published before.
 * The table of before was never written to.
 */
export async function createDesigns(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    'drop table configurator_designs',
    `create table configurator_designs (
      id text primary key,
      project_id text not null references projects (id) on delete cascade,
      portal text not null,
      revision integer not null,
      saved_at text not null,
      saved_by text references users (id) on delete set null,
      design text,
      published_at text,
      published_by text references users (id) on delete set null,
      draft text,
      draft_at text,
      draft_by text references users (id) on delete set null,
      unique (project_id, portal)
    )`,
    `create table configurator_design_versions (
      design_id text not null references configurator_designs (id) on delete cascade,
      revision integer not null,
      dashboard_version text not null,
      design text not null,
      saved_at text not null,
      saved_by text references users (id) on delete set null,
      primary key (design_id, revision)
    )`,
  ])
}
