import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** What buyers and prospects decide, and what follows from it. */
export async function createConfigurations(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table configurations (
      unit_id text primary key references units (id) on delete cascade,
      revision integer not null,
      catalogue_id text not null references catalogues (id),
      selections text not null,
      status text not null,
      updated_at text not null,
      updated_by text references users (id) on delete set null
    )`,
    'create index configurations_catalogue on configurations (catalogue_id)',
    `create table configuration_snapshots (
      id text primary key,
      unit_id text not null references units (id) on delete cascade,
      configuration_revision integer not null,
      catalogue_id text not null references catalogues (id),
      catalogue_revision text not null,
      snapshot text not null,
      sha256 text not null,
      message text not null,
      created_at text not null,
      created_by text not null
    )`,
    'create index configuration_snapshots_unit on configuration_snapshots (unit_id, created_at)',
    `create table idempotency_keys (
      user_id text not null references users (id) on delete cascade,
      key text not null,
      method text not null,
      path text not null,
      request_hash text not null,
      status integer not null,
      etag text,
      body text not null,
      created_at text not null,
      primary key (user_id, key)
    )`,
    'create index idempotency_keys_age on idempotency_keys (created_at)',
    `create table change_events (
      unit_id text not null references units (id) on delete cascade,
      sequence integer not null,
      kind text not null,
      payload text not null,
      created_at text not null,
      primary key (unit_id, sequence)
    )`,
    `create table favourites (
      user_id text not null references users (id) on delete cascade,
      unit_id text not null references units (id) on delete cascade,
      subject_kind text not null,
      subject_id text not null,
      created_at text not null,
      primary key (user_id, unit_id, subject_kind, subject_id)
    )`,
    `create table deadlines (
      id text primary key,
      parent_id text,
      project_id text not null references projects (id) on delete cascade,
      unit_id text references units (id) on delete cascade,
      title text not null,
      description text not null,
      expires_at text not null,
      scheduled_for text,
      reminders text not null default '[]',
      trades text not null default '[]',
      lock_trades integer not null,
      buyer_completed_at text,
      buyer_message text,
      created_at text not null,
      updated_at text not null
    )`,
    'create index deadlines_unit on deadlines (unit_id, expires_at)',
    'create index deadlines_project on deadlines (project_id)',
    `create table prospect_configurations (
      id text primary key,
      unit_id text not null references units (id) on delete cascade,
      token_hash text not null unique,
      checksum text not null,
      email text not null,
      contact text not null,
      configuration text not null,
      requests_contact integer not null,
      created_at text not null,
      expires_at text not null,
      unique (unit_id, checksum)
    )`,
  ])
}
