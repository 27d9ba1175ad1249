import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** The media library of a project. Nothing ever wrote to its table as it was; leftovers are those of any area from now on. */
export async function createProjectImages(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    'drop table project_images',
    `create table project_images (
      id text primary key,
      project_id text not null references projects (id) on delete cascade,
      role text not null,
      file_key text not null,
      file_name text not null,
      width integer not null,
      height integer not null,
      bytes integer not null,
      alt text not null,
      created_at text not null,
      created_by text references users (id) on delete set null,
      unique (project_id, file_key)
    )`,
    'create index project_images_file on project_images (file_key)',
    'create index project_images_author on project_images (created_by)',
    'alter table upload_leftovers rename to file_leftovers',
  ])
}
