import { createHash } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * Who may do less than before, in the order of that, for those who look after a commit; and who made the link that a
 * session began with: what staff make for buyers ends with what lets the staff do so. Sessions
 * of before that began with such a link end here, found by what the log says of them; links of before, good for minutes,
 * do too.
 */
export async function createEndedAccess(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    'create table access_changes (user_id text primary key, sequence integer not null)',
    'create index access_changes_sequence on access_changes (sequence)',
    'alter table sessions add column created_by text references users (id) on delete cascade',
    'create index sessions_creator on sessions (created_by)',
    `delete from one_time_tokens where kind in ('auth_token', 'login_token')`,
    'alter table one_time_tokens drop column payload',
    'alter table one_time_tokens add column created_by text references users (id) on delete cascade',
    'create index one_time_tokens_creator on one_time_tokens (created_by)',
  ])
  await endSessionsOfLinks(db)
}

async function endSessionsOfLinks(db: QueryExecutorProvider): Promise<void> {
  const logged = await sql<{ subjectId: string | null }>`
    select subject_id from audit_log where action = 'session.started' and details like ${'%"linkOf"%'}`.execute(db)
  const ids = new Set(logged.rows.map(({ subjectId }) => subjectId))
  if (ids.size === 0) return
  const sessions = await sql<{ tokenHash: string }>`select token_hash from sessions`.execute(db)
  for (const { tokenHash } of sessions.rows) {
    if (ids.has(getSessionId(tokenHash))) await sql`delete from sessions where token_hash = ${tokenHash}`.execute(db)
  }
}

/** The id that the log had for a session. */
function getSessionId(tokenHash: string): string {
  return createHash('sha256').update(`session ${tokenHash}`).digest('hex').slice(0, 32)
}
