import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** The day in Berlin on which a buyer was last reminded of their choices: at most once a day. */
export async function createReminders(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table reminders (
      user_id text primary key references users (id) on delete cascade,
      last_day text not null
    )`,
  ])
}
