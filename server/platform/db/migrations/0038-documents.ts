import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * Documents that staff give to a project, a building, a unit or a room, with their versions, and who has opened what. The
 * table of this name from before was never written to: what packages bring stands with the project and the unit.
 */
export async function createDocuments(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    'drop table documents',
    `create table documents (
      id text primary key,
      account_id text not null references accounts (id) on delete cascade,
      project_id text not null references projects (id) on delete cascade,
      building_id text,
      unit_id text references units (id) on delete cascade,
      room_id text,
      role text not null,
      visibility text not null,
      name_de text not null,
      name_en text,
      created_at text not null,
      updated_at text not null
    )`,
    'create index documents_project on documents (project_id, updated_at)',
    'create index documents_unit on documents (unit_id)',
    'create index documents_account on documents (account_id)',
    `create table document_versions (
      document_id text not null references documents (id) on delete cascade,
      number integer not null,
      upload_id text not null references uploads (id),
      created_at text not null,
      primary key (document_id, number)
    )`,
    'create index document_versions_upload on document_versions (upload_id)',
    `create table document_openings (
      document_id text not null,
      mark text not null,
      user_id text not null references users (id) on delete cascade,
      opened_at text not null,
      primary key (document_id, mark, user_id)
    )`,
    'create index document_openings_user on document_openings (user_id)',
  ])
}
