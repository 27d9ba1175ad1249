import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** Bytes that nothing was seen to name, and since when; and where an upload is named, so that its news reach there. */
export async function createUploadLeftovers(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table upload_leftovers (
      file_key text primary key,
      seen_at text not null
    )`,
    'alter table uploads add column used_in text references units (id) on delete set null',
  ])
}
