import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** Accounts, users and everything that lets somebody in. Only hashes of tokens are stored. */
export async function createAccess(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table accounts (
      id text primary key,
      name text not null,
      created_at text not null
    )`,
    `create table users (
      id text primary key,
      account_id text not null references accounts (id) on delete cascade,
      email text not null,
      first_name text not null,
      last_name text not null,
      mobile text,
      user_group text not null,
      role text not null,
      password_hash text,
      preferences text not null default '{}',
      accepted_terms_at text,
      accepted_privacy_at text,
      created_at text not null,
      updated_at text not null,
      unique (account_id, email)
    )`,
    'create index users_email on users (email)',
    `create table sessions (
      token_hash text primary key,
      user_id text not null references users (id) on delete cascade,
      device_label text not null default '',
      created_at text not null,
      last_used_at text not null,
      expires_at text not null
    )`,
    'create index sessions_user on sessions (user_id)',
    'create index sessions_expiry on sessions (expires_at)',
    `create table one_time_tokens (
      token_hash text primary key,
      kind text not null,
      user_id text not null references users (id) on delete cascade,
      payload text not null default '{}',
      created_at text not null,
      expires_at text not null,
      used_at text
    )`,
    'create index one_time_tokens_user on one_time_tokens (user_id)',
    `create table invitations (
      id text primary key,
      account_id text not null references accounts (id) on delete cascade,
      token_hash text not null unique,
      email text not null,
      user_group text not null,
      role text not null,
      unit_ids text not null default '[]',
      created_by text references users (id) on delete set null,
      created_at text not null,
      expires_at text not null,
      accepted_at text
    )`,
    'create index invitations_account on invitations (account_id)',
  ])
}
