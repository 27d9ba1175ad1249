import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * What the log of mails tells: what a mail is, what it belongs to, how often it was tried, and what stood against it
 * last. Mails of before that let somebody in are told by their links, as in 0015; of the others nobody knows any more.
 */
export async function createMailLog(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `alter table mails add column kind text not null default 'other'`,
    'alter table mails add column unit_id text references units (id) on delete set null',
    'alter table mails add column subject_kind text',
    'alter table mails add column subject_id text',
    'alter table mails add column subject_label text',
    'alter table mails add column attempts integer not null default 0',
    'alter table mails add column next_attempt_at text',
    'alter table mails add column failure text',
    'alter table mails add column failure_answer text',
    `update mails set failure = 'other', failure_answer = error, attempts = 1 where error is not null`,
    `update mails set kind = 'password' where body_text like '%/users/password?token=%'`,
    `update mails set kind = 'invitation' where body_text like '%/registration/%'`,
    'create index mails_subject on mails (subject_kind, subject_id)',
  ])
}
