import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.types.ts'
import { testDatabases } from '#server/platform/db/testing/databases.ts'
import { fillWithUnits, NOW } from '#server/testing/records.ts'
import { createDeadlines } from './0037-deadlines.ts'

/** Back to a database of before: the migration runs again. */
const BEFORE = [
  'drop index message_threads_deadline',
  'alter table message_threads drop column deadline_id',
  'drop table calendar_feeds',
  'drop table deadline_reminders',
  'drop table deadline_extensions',
  'drop table deadline_completions',
  'drop table deadlines',
  'drop table deadline_lines',
  'drop table deadline_milestone_days',
  'drop table deadline_milestones',
  `create table deadlines (
    id text primary key,
    parent_id text,
    project_id text not null references projects (id) on delete cascade,
    unit_id text references units (id) on delete cascade,
    title text not null,
    description text not null,
    expires_at text not null,
    scheduled_for text,
    reminders text not null default '[]',
    trades text not null default '[]',
    lock_trades integer not null,
    buyer_completed_at text,
    buyer_message text,
    created_at text not null,
    updated_at text not null
  )`,
]

for (const databases of testDatabases()) {
  describe.skipIf(!databases.isAvailable)(`deadlines of before on ${databases.name}`, () => {
    let database: Database
    beforeAll(() => databases.start(), 60_000)
    afterAll(() => databases.stop(), 60_000)
    beforeEach(async () => {
      database = await databases.open()
      await fillWithUnits(database)
    })
    afterEach(() => database.close())

    it('DDL-32: one that was met for all is met by each unit that it was for, and by no other', async () => {
      const db = database.kysely
      for (const statement of BEFORE) await sql.raw(statement).execute(db)
      const units = await db.selectFrom('units').select(['id', 'projectId']).orderBy('id').execute()
      const [first] = units
      if (first === undefined) throw new Error('There are no units')
      for (const [id, unitId, completedAt] of [
        ['all', null, NOW],
        ['own', first.id, NOW],
        ['open', null, null],
      ] as const)
        await sql`insert into deadlines
          (id, project_id, unit_id, title, description, expires_at, lock_trades, buyer_completed_at, created_at, updated_at)
          values (${id}, ${first.projectId}, ${unitId}, 'Böden', '', ${NOW}, 1, ${completedAt}, ${NOW}, ${NOW})`.execute(
          db,
        )
      await createDeadlines(db)
      const query = db.selectFrom('deadlineCompletions').select(['deadlineId', 'unitId']).orderBy('deadlineId')
      const own = units.filter(({ projectId }) => projectId === first.projectId)
      expect(own.length).toBeGreaterThan(1)
      expect(await query.orderBy('unitId').execute()).toEqual([
        ...own.map(({ id }) => ({ deadlineId: 'all', unitId: id })),
        { deadlineId: 'own', unitId: first.id },
      ])
      const [row] = await db.selectFrom('deadlines').selectAll().orderBy('id').execute()
      expect(row).toMatchObject({ id: 'all', title: '{"de":"Böden"}', description: '{}', sequence: 0, movedAt: NOW })
    })
  })
}
