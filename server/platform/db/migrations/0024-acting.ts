import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * When somebody of the staff chose in a buyer's name, and what (decision 60). `undo`: what was there before, where the
 * change says something.
 */
export async function createActing(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table acting_periods (
      id text primary key,
      unit_id text not null references units (id) on delete cascade,
      staff_id text references users (id) on delete set null,
      buyer_id text references users (id) on delete set null,
      staff_name text not null,
      buyer_name text not null,
      session_hash text not null,
      reason text not null,
      started_at text not null,
      ends_at text not null,
      seen_at text
    )`,
    'create index acting_periods_unit on acting_periods (unit_id, started_at)',
    `create table acted_changes (
      period_id text not null references acting_periods (id) on delete cascade,
      revision integer not null,
      change text not null,
      undo text not null,
      at text not null,
      primary key (period_id, revision)
    )`,
  ])
}
