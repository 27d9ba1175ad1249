import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** Projects with buildings, units, catalogues and pictures. */
export async function createProjects(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table projects (
      id text primary key,
      account_id text not null references accounts (id) on delete cascade,
      slug text not null,
      name text not null,
      variant text not null,
      position integer not null,
      config text not null,
      created_at text not null,
      updated_at text not null,
      unique (account_id, slug)
    )`,
    'create index projects_slug on projects (slug)',
    `create table project_packages (
      project_id text primary key references projects (id) on delete cascade,
      fingerprint text not null,
      project_file text not null,
      catalog_file text not null,
      files text not null,
      imported_at text not null
    )`,
    `create table buildings (
      project_id text not null references projects (id) on delete cascade,
      id text not null,
      slug text not null,
      name text not null,
      position integer not null,
      primary key (project_id, id)
    )`,
    `create table storeys (
      project_id text not null,
      building_id text not null,
      id text not null,
      name_short text not null,
      name text not null,
      position integer not null,
      primary key (project_id, building_id, id),
      foreign key (project_id, building_id) references buildings (project_id, id) on delete cascade
    )`,
    `create table catalogues (
      id text primary key,
      project_id text not null references projects (id) on delete cascade,
      variant text not null,
      revision text not null,
      created_at text not null,
      unique (project_id, variant, revision)
    )`,
    `create table catalogue_texts (
      catalogue_id text not null references catalogues (id) on delete cascade,
      locale text not null,
      json_file text not null,
      brotli_file text not null,
      etag text not null,
      primary key (catalogue_id, locale)
    )`,
    `create table picture_mappings (
      project_id text primary key references projects (id) on delete cascade,
      mapping text not null,
      etag text not null,
      updated_at text not null
    )`,
    `create table units (
      id text primary key,
      account_id text not null references accounts (id) on delete cascade,
      project_id text not null references projects (id) on delete cascade,
      slug text not null,
      position integer not null,
      is_sample integer not null,
      building_id text not null,
      storey_id text not null,
      floor integer not null,
      unit_number text not null,
      price integer,
      floor_space double precision not null,
      room_count double precision not null,
      sales_status text not null,
      featured integer not null,
      marketing_portal_enabled integer not null,
      buyer_portal_enabled integer not null,
      display_name text not null,
      description text not null,
      details text not null,
      catalogue_id text references catalogues (id),
      created_at text not null,
      updated_at text not null,
      unique (project_id, slug),
      foreign key (project_id, building_id, storey_id) references storeys (project_id, building_id, id)
    )`,
    'create index units_account on units (account_id, project_id, position)',
    'create index units_slug on units (slug)',
    'create index units_catalogue on units (catalogue_id)',
    `create table unit_buyers (
      unit_id text not null references units (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      position integer not null,
      primary key (unit_id, user_id)
    )`,
    'create index unit_buyers_user on unit_buyers (user_id)',
    `create table documents (
      id text primary key,
      project_id text not null references projects (id) on delete cascade,
      unit_id text references units (id) on delete cascade,
      role text not null,
      title text not null,
      file_key text not null,
      file_name text not null,
      created_at text not null
    )`,
    'create index documents_unit on documents (unit_id)',
    'create index documents_project on documents (project_id)',
    `create table project_images (
      id text primary key,
      project_id text not null references projects (id) on delete cascade,
      position integer not null,
      title text not null,
      file_key text not null,
      created_at text not null
    )`,
    'create index project_images_project on project_images (project_id, position)',
    `create table configurator_designs (
      id text primary key,
      project_id text not null references projects (id) on delete cascade,
      portal text not null,
      design text not null,
      revision integer not null,
      updated_at text not null,
      updated_by text references users (id) on delete set null,
      unique (project_id, portal)
    )`,
    `create table seed_states (
      id text primary key,
      fingerprint text not null,
      updated_at text not null
    )`,
  ])
}
