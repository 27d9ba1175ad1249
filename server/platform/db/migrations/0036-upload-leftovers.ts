import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * Bytes that nothing was seen to name, and since when; where an upload is named, so that its news reach there; and
 * packages of projects that are uploaded and not imported, which any process may come to import.
 */
export async function createUploadLeftovers(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table upload_leftovers (
      file_key text primary key,
      seen_at text not null
    )`,
    `create table project_uploads (
      id text primary key,
      account_id text not null references accounts (id) on delete cascade,
      user_id text references users (id) on delete set null,
      file_name text not null,
      created_at text not null
    )`,
    'alter table uploads add column used_in text references units (id) on delete set null',
  ])
}
