import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * Kiosks with their codes, orders and last report (the tables of before knew none of these; nothing was ever written to
 * them), and the first answers to what visitors send with an `Idempotency-Key`.
 */
export async function createKiosks(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    'drop table device_commands',
    'drop table devices',
    `create table kiosks (
      id text primary key,
      account_id text not null references accounts (id) on delete cascade,
      name text not null,
      token_hash text not null unique,
      settings text not null,
      settings_revision integer not null default 0,
      staff_pin_hash text,
      report text,
      last_seen_at text,
      created_at text not null,
      updated_at text not null
    )`,
    'create index kiosks_account on kiosks (account_id, name)',
    `create table kiosk_pairings (
      code_hash text primary key,
      account_id text not null references accounts (id) on delete cascade,
      name text not null,
      created_by text references users (id) on delete set null,
      created_at text not null,
      expires_at text not null,
      used_at text
    )`,
    'create index kiosk_pairings_end on kiosk_pairings (expires_at)',
    `create table kiosk_orders (
      id text primary key,
      kiosk_id text not null references kiosks (id) on delete cascade,
      wanted text not null,
      created_by text references users (id) on delete set null,
      created_at text not null,
      given_at text
    )`,
    'create index kiosk_orders_kiosk on kiosk_orders (kiosk_id, created_at)',
    `create table visitor_answers (
      key_hash text primary key,
      method text not null,
      path text not null,
      request_hash text not null,
      status integer not null,
      sealed_body text not null,
      created_at text not null
    )`,
    'create index visitor_answers_age on visitor_answers (created_at)',
  ])
}
