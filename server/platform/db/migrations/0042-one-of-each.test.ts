import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.types.ts'
import { testDatabases } from '#server/platform/db/testing/databases.ts'
import { fillWithUnits, NOW } from '#server/testing/records.ts'
import { makeOneOfEach } from './0042-one-of-each.ts'

for (const databases of testDatabases()) {
  describe.skipIf(!databases.isAvailable)(`doubles of before on ${databases.name}`, () => {
    let database: Database
    beforeAll(() => databases.start(), 60_000)
    afterAll(() => databases.stop(), 60_000)
    beforeEach(async () => {
      database = await databases.open()
      await fillWithUnits(database)
      // Back to a database of before: the migration runs again.
      await sql`drop index deadlines_line_building`.execute(database.kysely)
      await sql`drop index calendar_feeds_units`.execute(database.kysely)
    })
    afterEach(() => database.close())

    it('DDL-30, DDL-32: a line has one deadline for a building, with what units have done about any of them', async () => {
      const db = database.kysely
      const [unit, other] = await db.selectFrom('units').select(['id', 'projectId']).orderBy('id').execute()
      if (unit === undefined || other === undefined) throw new Error('There are no units')
      const { projectId } = unit
      const milestone = { id: 'm', projectId, name: '{}', position: 0 }
      await db.insertInto('deadlineMilestones').values(milestone).execute()
      const texts = { title: '{}', description: '{}', trades: '[]', reminders: '[]', lockTrades: 1 } as const
      const line = { id: 'l', projectId, milestoneId: 'm', position: 0, weeks: 0, ...texts }
      await db.insertInto('deadlineLines').values(line).execute()
      const times = { expiresAt: NOW, movedAt: NOW, createdAt: NOW, updatedAt: NOW, sequence: 0 }
      const add = (id: string, lineId: string | null, buildingId: string | null) =>
        db
          .insertInto('deadlines')
          .values({ id, projectId, buildingId, unitId: null, lineId, ...texts, ...times })
          .execute()
      for (const id of ['1', '2', '3']) await add(id, 'l', 'A')
      await add('4', 'l', 'B')
      await add('5', 'l', null)
      await add('6', 'l', null)
      for (const id of ['7', '8']) await add(id, null, null)
      const by = { at: NOW, byId: null, byName: '' }
      await db
        .insertInto('deadlineCompletions')
        .values([
          { deadlineId: '1', unitId: unit.id, ...by },
          { deadlineId: '2', unitId: unit.id, ...by },
          { deadlineId: '3', unitId: other.id, ...by },
        ])
        .execute()
      const extension = { deadlineId: '2', unitId: unit.id, expiresAt: NOW, reason: '', sequence: 1, ...by }
      await db.insertInto('deadlineExtensions').values(extension).execute()
      await sql`insert into message_threads
        (id, account_id, project_id, unit_id, subject, kind, state, waits_for, created_at, updated_at, last_position,
        shown_position, message_count, excerpt, last_sender_name, last_from_team, has_attachments, revision, deadline_id)
        values ('t', 'demo', ${projectId}, ${unit.id}, 'Wann?', 'deadline_question', 'open', 'team', ${NOW}, ${NOW}, 1,
        1, 1, '', '', 0, 0, 0, '3')`.execute(db)
      await makeOneOfEach(db)
      expect(await db.selectFrom('messageThreads').select('deadlineId').execute()).toEqual([{ deadlineId: '1' }])
      const left = await db.selectFrom('deadlines').select('id').orderBy('id').execute()
      expect(left.map(({ id }) => id)).toEqual(['1', '4', '5', '7', '8'])
      const completions = await db.selectFrom('deadlineCompletions').select(['deadlineId', 'unitId']).execute()
      expect(new Set(completions.map((one) => JSON.stringify(one)))).toEqual(
        new Set([unit, other].map(({ id }) => JSON.stringify({ deadlineId: '1', unitId: id }))),
      )
      const extensions = await db.selectFrom('deadlineExtensions').select(['deadlineId', 'unitId']).execute()
      expect(extensions).toEqual([{ deadlineId: '1', unitId: unit.id }])
    })

    it('DDL-26: of several addresses for the same units the newest stays', async () => {
      const db = database.kysely
      const [unit] = await db.selectFrom('units').select('id').orderBy('id').execute()
      if (unit === undefined) throw new Error('There are no units')
      const add = (id: string, unitId: string | null, createdAt: string) =>
        db
          .insertInto('calendarFeeds')
          .values({ id, userId: 'anna', unitId, tokenHash: id, createdAt, fetchedAt: null, fetchedBy: '' })
          .execute()
      await add('1', null, '2026-11-02T00:00:00.000Z')
      await add('2', null, '2026-11-01T00:00:00.000Z')
      await add('3', unit.id, NOW)
      await add('4', unit.id, NOW)
      await makeOneOfEach(db)
      const left = await db.selectFrom('calendarFeeds').select('id').orderBy('id').execute()
      expect(left.map(({ id }) => id)).toEqual(['1', '4'])
    })
  })
}
