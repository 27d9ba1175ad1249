import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * Limits that all processes of a portal share, the hash that the sample data gave a user, and mails whose link opens
 * somebody's account. Mails of before are told by their links: those of invitations and of forgotten passwords.
 */
export async function createGuardedAccess(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    'create table rate_limits (key text primary key, count integer not null, window_end text not null)',
    'create index rate_limits_end on rate_limits (window_end)',
    'alter table users add column seeded_password_hash text',
    'alter table mails add column opens_account integer not null default 0',
    `update mails set opens_account = 1
      where body_text like '%/users/password?token=%' or body_text like '%/registration/%'`,
  ])
}
