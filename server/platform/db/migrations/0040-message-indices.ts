import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** The team's boxes are listed and counted by indices that have all they need: what is open is little, whatever there was. */
export async function createMessageIndices(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    'drop index message_threads_project',
    'create index message_threads_project on message_threads (project_id, updated_at, id)',
    "create index message_threads_open_project on message_threads (project_id, updated_at, id) where state = 'open'",
    "create index message_threads_open_unit on message_threads (unit_id, updated_at, id) where state = 'open'",
    "create index message_threads_closed_unit on message_threads (unit_id) where state = 'closed'",
    `create index message_threads_counts on message_threads
      (account_id, project_id, waits_for, assignee_id, last_position, id) where state = 'open'`,
    "create index message_threads_closed on message_threads (account_id, project_id) where state = 'closed'",
  ])
}
