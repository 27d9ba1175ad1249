import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** When who was told of what in a unit, so that mails are put off and not left out; and whom to tell after a check. */
export async function createUnitMails(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table unit_mails (
      kind text not null,
      unit_id text not null references units (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      sent_at text not null,
      primary key (unit_id, user_id, kind)
    )`,
    'create index unit_mails_user on unit_mails (user_id)',
    'alter table document_versions add column tells_buyers integer not null default 0',
  ])
}
