import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.types.ts'
import { testDatabases } from '#server/platform/db/testing/databases.ts'
import { fillWithUnits, NOW } from '#server/testing/records.ts'
import { joinDeadlineWords } from './0041-deadline-threads.ts'

/** Back to a database of before: the migration runs again. */
const BEFORE = [
  'drop index message_threads_deadline',
  'alter table message_threads drop column deadline_id',
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
]

for (const databases of testDatabases()) {
  describe.skipIf(!databases.isAvailable)(`words about deadlines of before on ${databases.name}`, () => {
    let database: Database
    beforeAll(() => databases.start(), 60_000)
    afterAll(() => databases.stop(), 60_000)
    beforeEach(async () => {
      database = await databases.open()
      await fillWithUnits(database)
    })
    afterEach(() => database.close())

    it('MSG-9: each is the thread that it began, and becomes one where there is none', async () => {
      const db = database.kysely
      for (const statement of BEFORE) await sql.raw(statement).execute(db)
      const [unit] = await db.selectFrom('units').selectAll().orderBy('id').execute()
      const [user] = await db.selectFrom('users').selectAll().orderBy('id').execute()
      if (unit === undefined || user === undefined) throw new Error('There is nobody')
      await sql`insert into deadlines (id, project_id, title, description, expires_at, lock_trades, created_at, updated_at)
        values ('d', ${unit.projectId}, '{}', '{}', ${NOW}, 0, ${NOW}, ${NOW})`.execute(db)
      await sql`insert into message_threads
        (id, account_id, project_id, unit_id, subject, kind, state, waits_for, created_at, updated_at, last_position,
          shown_position, message_count, excerpt, last_sender_name, last_from_team, has_attachments, revision)
        values ('t', ${unit.accountId}, ${unit.projectId}, ${unit.id}, 'Frage', 'deadline_question', 'open', 'team',
          ${NOW}, ${NOW}, 1, 1, 1, 'Wann?', 'A', 0, 0, 0)`.execute(db)
      await sql`insert into messages
        (id, thread_id, position, sender_id, sender_first_name, sender_last_name, from_team, is_note, body_text,
          quoted_text, created_at)
        values ('m', 't', 1, ${user.id}, 'A', '', 0, 0, 'Wann?', '', ${NOW})`.execute(db)
      for (const [id, isCompletion, subject, message] of [
        ['known', 0, 'Frage', 'Wann?'],
        ['lost', 1, 'Fertig', 'Alles gewählt'],
      ] as const)
        await sql`insert into deadline_words
          values (${id}, 'd', ${unit.id}, ${isCompletion}, ${subject}, ${message}, ${NOW}, ${user.id}, 'Anna')`.execute(
          db,
        )
      await joinDeadlineWords(db)
      const threads = db.selectFrom('messageThreads').select(['id', 'kind', 'deadlineId', 'subject']).orderBy('id')
      expect(await threads.execute()).toEqual([
        { id: 'lost', kind: 'deadline_completion', deadlineId: 'd', subject: 'Fertig' },
        { id: 't', kind: 'deadline_question', deadlineId: 'd', subject: 'Frage' },
      ])
      const messages = db.selectFrom('messages').select(['threadId', 'bodyText', 'senderId']).orderBy('threadId')
      expect(await messages.execute()).toEqual([
        { threadId: 'lost', bodyText: 'Alles gewählt', senderId: user.id },
        { threadId: 't', bodyText: 'Wann?', senderId: user.id },
      ])
    })
  })
}
