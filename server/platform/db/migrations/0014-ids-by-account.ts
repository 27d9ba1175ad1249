import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * The id that a package gives a project or a unit is unique in its account alone. Rows of before keep theirs as the
 * database's own id, too, so that everything that hangs on them stays where it is.
 */
export async function createIdsByAccount(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `alter table projects add column package_id text not null default ''`,
    'update projects set package_id = id',
    'create unique index projects_package on projects (account_id, package_id)',
    'create index projects_package_id on projects (package_id)',
    `alter table units add column package_id text not null default ''`,
    'update units set package_id = id',
    'create unique index units_package on units (account_id, package_id)',
    'create index units_package_id on units (package_id)',
  ])
}
