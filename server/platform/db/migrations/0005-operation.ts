import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** Devices, background work and the records of what happened. */
export async function createOperation(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table devices (
      id text primary key,
      account_id text not null references accounts (id) on delete cascade,
      project_id text references projects (id) on delete set null,
      name text not null,
      pairing_code_hash text unique,
      token_hash text unique,
      settings text not null default '{}',
      health text not null default '{}',
      last_seen_at text,
      created_at text not null,
      updated_at text not null
    )`,
    'create index devices_account on devices (account_id)',
    `create table device_commands (
      id text primary key,
      device_id text not null references devices (id) on delete cascade,
      command text not null,
      payload text not null default '{}',
      created_by text references users (id) on delete set null,
      created_at text not null,
      delivered_at text,
      result text
    )`,
    'create index device_commands_device on device_commands (device_id, created_at)',
    `create table tracking_events (
      id text primary key,
      project_id text not null references projects (id) on delete cascade,
      unit_id text references units (id) on delete set null,
      event_type text not null,
      event_label text not null,
      event_value text not null,
      correlation_id text,
      details text not null default '{}',
      created_at text not null
    )`,
    'create index tracking_events_project on tracking_events (project_id, created_at)',
    `create table jobs (
      id text primary key,
      kind text not null,
      payload text not null,
      run_at text not null,
      attempts integer not null,
      locked_until text,
      finished_at text,
      error text,
      created_at text not null
    )`,
    'create index jobs_due on jobs (finished_at, run_at)',
    `create table audit_log (
      id text primary key,
      at text not null,
      account_id text,
      unit_id text,
      user_id text,
      action text not null,
      details text not null default '{}'
    )`,
    'create index audit_log_account on audit_log (account_id, at)',
    'create index audit_log_unit on audit_log (unit_id, at)',
  ])
}
