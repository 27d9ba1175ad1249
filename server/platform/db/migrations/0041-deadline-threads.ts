import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** The thread that began with what was written about a deadline. */
const THREAD_OF_WORDS = `message_threads.unit_id = deadline_words.unit_id
  and message_threads.subject = deadline_words.subject
  and message_threads.kind in ('deadline_question', 'deadline_completion')
  and exists (
    select 1 from messages where messages.thread_id = message_threads.id and messages.position = 1
      and messages.sender_id = deadline_words.by_id and messages.body_text = deadline_words.message
  )`

/**
 * What is written about a deadline is kept once, as the thread that it began, which says which deadline it is about. What
 * has none becomes one: nothing of what somebody wrote is lost.
 */
export async function joinDeadlineWords(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    'alter table message_threads add column deadline_id text references deadlines (id) on delete set null',
    'create index message_threads_deadline on message_threads (deadline_id)',
    `update message_threads set deadline_id = (
      select min(deadline_words.deadline_id) from deadline_words where ${THREAD_OF_WORDS}
    ) where kind in ('deadline_question', 'deadline_completion')`,
    `insert into message_threads (
      id, account_id, project_id, unit_id, subject, kind, state, waits_for, assignee_id, created_at, updated_at,
      last_position, shown_position, message_count, excerpt, last_sender_name, last_from_team, has_attachments, revision,
      deadline_id
    ) select
      deadline_words.id, units.account_id, units.project_id, units.id, deadline_words.subject,
      case when is_completion = 1 then 'deadline_completion' else 'deadline_question' end, 'open', 'team', null, at, at,
      1, 1, 1, substr(message, 1, 160), by_name, 0, 0, 0, deadline_id
    from deadline_words join units on units.id = deadline_words.unit_id
    where not exists (select 1 from message_threads where ${THREAD_OF_WORDS})`,
    `insert into messages (
      id, thread_id, position, sender_id, sender_first_name, sender_last_name, from_team, is_note, body_text, body_html,
      quoted_text, macro_tag, mail_id, created_at
    ) select id, id, 1, by_id, by_name, '', 0, 0, message, null, '', null, null, at
    from deadline_words where id in (select id from message_threads)`,
    'drop table deadline_words',
  ])
}
