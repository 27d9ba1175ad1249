import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** Of the deadlines that come from one line for one building the one that stays. */
const FIRST = `select min(firsts.id) from deadlines as firsts where firsts.line_id = doubles.line_id
  and coalesce(firsts.building_id, '') = coalesce(doubles.building_id, '')`
/** The others, each with the one that stays. */
const DOUBLES = `select doubles.id, (${FIRST}) as first_id from deadlines as doubles
  where doubles.line_id is not null and doubles.id > (${FIRST})`

/**
 * A line of a template makes one deadline for a building, and a person has one address of a calendar for the same units,
 * however many ask for it at once. What units have done and said about a deadline that was made twice stays with the one that is
 * left.
 */
export async function makeOneOfEach(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `insert into deadline_completions (deadline_id, unit_id, at, by_id, by_name)
      select first_id, unit_id, at, by_id, by_name from deadline_completions join (${DOUBLES}) as gone
      on gone.id = deadline_completions.deadline_id where true on conflict do nothing`,
    `insert into deadline_extensions (deadline_id, unit_id, expires_at, reason, at, by_id, by_name, sequence)
      select first_id, unit_id, expires_at, reason, at, by_id, by_name, sequence
      from deadline_extensions join (${DOUBLES}) as gone
      on gone.id = deadline_extensions.deadline_id where true on conflict do nothing`,
    `update message_threads
      set deadline_id = (select first_id from (${DOUBLES}) as gone where gone.id = message_threads.deadline_id)
      where deadline_id in (select id from (${DOUBLES}) as gone)`,
    `delete from deadlines where id in (select id from (${DOUBLES}) as gone)`,
    `create unique index deadlines_line_building on deadlines (line_id, coalesce(building_id, ''))
      where line_id is not null`,
    // The one that was shown last is the one that opens something.
    `delete from calendar_feeds where exists (
      select 1 from calendar_feeds as later where later.user_id = calendar_feeds.user_id
        and coalesce(later.unit_id, '') = coalesce(calendar_feeds.unit_id, '')
        and (later.created_at > calendar_feeds.created_at
          or (later.created_at = calendar_feeds.created_at and later.id > calendar_feeds.id))
    )`,
    "create unique index calendar_feeds_units on calendar_feeds (user_id, coalesce(unit_id, ''))",
  ])
}
