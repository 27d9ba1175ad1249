import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** Flags that were set in the administration: beside what the package says, so that an import keeps them. */
export async function createProjectFlags(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `alter table projects add column chosen_flags text not null default '{"bp":{},"mp":{}}'`,
    'alter table projects add column flags_revision integer not null default 0',
  ])
}
