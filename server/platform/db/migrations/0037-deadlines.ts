import { type QueryExecutorProvider, sql } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * Deadlines that buyers meet each for their own unit: also of a building, in two languages, by a template that goes with
 * milestones, with more time for single units, reminders, and addresses for calendars.
 */
export async function createDeadlines(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table deadline_milestones (
      id text primary key,
      project_id text not null references projects (id) on delete cascade,
      name text not null,
      position integer not null
    )`,
    'create index deadline_milestones_project on deadline_milestones (project_id, position)',
    `create table deadline_milestone_days (
      milestone_id text not null references deadline_milestones (id) on delete cascade,
      building_id text not null,
      day text not null,
      primary key (milestone_id, building_id)
    )`,
    `create table deadline_lines (
      id text primary key,
      project_id text not null references projects (id) on delete cascade,
      milestone_id text not null references deadline_milestones (id) on delete cascade,
      position integer not null,
      weeks integer not null,
      title text not null,
      description text not null,
      trades text not null,
      lock_trades integer not null,
      reminders text not null
    )`,
    'create index deadline_lines_project on deadline_lines (project_id, position)',
    'create index deadline_lines_milestone on deadline_lines (milestone_id)',
    'alter table deadlines add column building_id text',
    'alter table deadlines add column line_id text references deadline_lines (id) on delete cascade',
    'alter table deadlines add column sequence integer not null default 0',
    "alter table deadlines add column moved_at text not null default ''",
    'update deadlines set moved_at = updated_at',
    'create index deadlines_line on deadlines (line_id)',
    `create table deadline_completions (
      deadline_id text not null references deadlines (id) on delete cascade,
      unit_id text not null references units (id) on delete cascade,
      at text not null,
      by_id text references users (id) on delete set null,
      by_name text not null,
      primary key (deadline_id, unit_id)
    )`,
    'create index deadline_completions_unit on deadline_completions (unit_id)',
    `create table deadline_extensions (
      deadline_id text not null references deadlines (id) on delete cascade,
      unit_id text not null references units (id) on delete cascade,
      expires_at text not null,
      reason text not null,
      at text not null,
      by_id text references users (id) on delete set null,
      by_name text not null,
      sequence integer not null,
      primary key (deadline_id, unit_id)
    )`,
    'create index deadline_extensions_unit on deadline_extensions (unit_id)',
    `create table deadline_words (
      id text primary key,
      deadline_id text not null references deadlines (id) on delete cascade,
      unit_id text not null references units (id) on delete cascade,
      is_completion integer not null,
      subject text not null,
      message text not null,
      at text not null,
      by_id text not null references users (id) on delete cascade,
      by_name text not null
    )`,
    'create index deadline_words_unit on deadline_words (unit_id, at)',
    'create index deadline_words_deadline on deadline_words (deadline_id)',
    `create table deadline_reminders (
      deadline_id text not null references deadlines (id) on delete cascade,
      unit_id text not null references units (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      expires_at text not null,
      days integer not null,
      at text not null,
      primary key (deadline_id, unit_id, user_id, expires_at, days)
    )`,
    'create index deadline_reminders_unit on deadline_reminders (unit_id)',
    'create index deadline_reminders_user on deadline_reminders (user_id)',
    `create table calendar_feeds (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      unit_id text references units (id) on delete cascade,
      token_hash text not null unique,
      created_at text not null,
      fetched_at text,
      fetched_by text not null
    )`,
    'create index calendar_feeds_user on calendar_feeds (user_id)',
    'create index calendar_feeds_unit on calendar_feeds (unit_id)',
    // One that was met for all is met by each unit that it was for, so that nothing is locked that was not.
    `insert into deadline_completions (deadline_id, unit_id, at, by_id, by_name)
      select deadlines.id, units.id, deadlines.buyer_completed_at, null, ''
      from deadlines join units on units.project_id = deadlines.project_id
      where deadlines.buyer_completed_at is not null and (deadlines.unit_id is null or deadlines.unit_id = units.id)`,
    'alter table deadlines drop column buyer_completed_at',
    'alter table deadlines drop column buyer_message',
    'alter table deadlines drop column parent_id',
    'alter table deadlines drop column scheduled_for',
  ])
  const { rows } = await sql<{ id: string; title: string; description: string }>`
    select id, title, description from deadlines`.execute(db)
  for (const { id, title, description } of rows) {
    const [titles, descriptions] = [title, description].map((text) => JSON.stringify(text === '' ? {} : { de: text }))
    await sql`update deadlines set title = ${titles}, description = ${descriptions} where id = ${id}`.execute(db)
  }
}
