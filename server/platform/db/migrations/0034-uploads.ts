import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** Files that somebody has sent: what is known of each, wherever it is named. The bytes lie in the file store. */
export async function createUploads(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table uploads (
      id text primary key,
      account_id text not null references accounts (id) on delete cascade,
      unit_id text references units (id) on delete cascade,
      owner_id text references users (id) on delete set null,
      name text not null,
      content_type text not null,
      size integer not null,
      file_key text not null,
      scan text not null,
      created_at text not null,
      used_at text
    )`,
    'create index uploads_file on uploads (file_key)',
    'create index uploads_unused on uploads (created_at) where used_at is null',
    "create index uploads_waiting on uploads (created_at) where scan = 'waiting'",
  ])
}
