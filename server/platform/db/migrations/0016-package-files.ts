import { type QueryExecutorProvider, sql } from 'kysely'
import { readJson } from '../stored-json.ts'
import { runStatements } from './statements.ts'

/** Rows that one statement adds. */
const ROWS_AT_ONCE = 200

/** Which stored files came with a package, each to be found by its key. Those of before stand in the packages' JSON. */
export async function createPackageFiles(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table package_files (
      file_key text not null,
      project_id text not null references projects (id) on delete cascade,
      primary key (file_key, project_id)
    )`,
    'create index package_files_project on package_files (project_id)',
  ])
  const { rows } = await sql<{
    id: string
    files: string
  }>`select project_id as id, files from project_packages`.execute(db)
  for (const { id, files } of rows) {
    const keys = [...new Set(Object.values(readJson<Record<string, string>>(files)))]
    for (let at = 0; at < keys.length; at += ROWS_AT_ONCE) {
      const values = keys.slice(at, at + ROWS_AT_ONCE).map((key) => sql`(${key}, ${id})`)
      await sql`insert into package_files (file_key, project_id) values ${sql.join(values)}`.execute(db)
    }
  }
}
