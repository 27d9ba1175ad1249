import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * Invitations with the person's name and what became of them (the table of before knew neither; nothing was ever
 * written to it), subjects in the audit log, wishes to be deleted, and mails that only admins may read.
 */
export async function createIdentity(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    'drop table invitations',
    `create table invitations (
      id text primary key,
      account_id text not null references accounts (id) on delete cascade,
      token_hash text not null unique,
      email text not null,
      first_name text not null,
      last_name text not null,
      user_group text not null,
      project_id text references projects (id) on delete set null,
      unit_ids text not null,
      created_by text references users (id) on delete set null,
      created_at text not null,
      sent_at text not null,
      expires_at text not null,
      accepted_at text,
      revoked_at text
    )`,
    'create index invitations_account on invitations (account_id, created_at)',
    'create index invitations_email on invitations (account_id, email)',
    'create index invitations_end on invitations (expires_at)',
    'create index one_time_tokens_end on one_time_tokens (expires_at)',
    'alter table users add column deletion_requested_at text',
    'alter table audit_log add column subject_kind text',
    'alter table audit_log add column subject_id text',
    'create index audit_log_user on audit_log (user_id, at)',
    'alter table mails add column admins_only integer not null default 0',
  ])
}
