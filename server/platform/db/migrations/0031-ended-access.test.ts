import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSession } from '#server/identity/session-tokens.ts'
import { saveUser } from '#server/identity/users.repository.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { testDatabases } from '#server/platform/db/testing/databases.ts'
import { aUser, fillWithUnits, NOW } from '#server/testing/records.ts'
import { createEndedAccess } from './0031-ended-access.ts'

/** What the migration has made: it runs again on a database of before. */
const MADE = [
  'drop table access_changes',
  'drop index sessions_creator',
  'alter table sessions drop column created_by',
  'drop index one_time_tokens_creator',
  'alter table one_time_tokens drop column created_by',
  `alter table one_time_tokens add column payload text not null default '{}'`,
]

for (const databases of testDatabases()) {
  describe.skipIf(!databases.isAvailable)(`sessions of before on ${databases.name}`, () => {
    let database: Database
    beforeAll(() => databases.start(), 60_000)
    afterAll(() => databases.stop(), 60_000)
    beforeEach(async () => {
      database = await databases.open()
      await fillWithUnits(database)
    })
    afterEach(() => database.close())

    it('USR-9: those that began with a link of somebody else’s end, and no others', async () => {
      const db = database.kysely
      await saveUser(db, aUser({ id: 'boss', group: 'admin' }), NOW)
      const start = { user: aUser({ id: 'anna' }), at: Date.parse(NOW) }
      await startSession(db, { ...start, userAgent: 'Firefox/145.0', method: 'password' })
      await startSession(db, { ...start, userAgent: '', method: 'auth_token', createdBy: 'boss' })
      for (const statement of MADE) await sql.raw(statement).execute(db)
      await createEndedAccess(db)
      expect(await db.selectFrom('sessions').select(['deviceLabel', 'createdBy']).execute()).toEqual([
        { deviceLabel: 'Firefox', createdBy: null },
      ])
    })
  })
}
