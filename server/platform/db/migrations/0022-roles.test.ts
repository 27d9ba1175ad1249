import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listGrants } from '#server/identity/roles.repository.ts'
import { saveUser } from '#server/identity/users.repository.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { testDatabases } from '#server/platform/db/testing/databases.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import { aUser, fillWithUnits, NOW } from '#server/testing/records.ts'
import { createRoles } from './0022-roles.ts'

/** What the migration has made: it runs again on a database of before. */
const MADE = [
  'drop table user_roles',
  'alter table users drop column disabled_at',
  'alter table invitations drop column roles',
  'alter table order_events drop column by_name',
  'alter table orders drop column buyers',
]

for (const databases of testDatabases()) {
  describe.skipIf(!databases.isAvailable)(`people and orders of before roles on ${databases.name}`, () => {
    let database: Database
    beforeAll(() => databases.start(), 60_000)
    afterAll(() => databases.stop(), 60_000)
    beforeEach(async () => {
      database = await databases.open()
      await fillWithUnits(database)
    })
    afterEach(() => database.close())

    it('ROL-7: operators lead all projects, and so will those who are invited; nobody else gets a role', async () => {
      const db = database.kysely
      for (const group of ['user', 'admin'] as const) await saveUser(db, aUser({ id: group, group }), NOW)
      const invitation = { accountId: 'demo', email: 'x@example.com', firstName: 'X', lastName: 'Y', projectId: null }
      const times = { createdAt: NOW, sentAt: NOW, expiresAt: NOW, acceptedAt: null, revokedAt: null }
      for (const userGroup of ['user', 'buyer'] as const) {
        const row = { id: userGroup, tokenHash: userGroup, userGroup, unitIds: '[]', createdBy: null }
        await db
          .insertInto('invitations')
          .values({ ...invitation, ...times, ...row })
          .execute()
      }
      for (const statement of MADE) await sql.raw(statement).execute(db)
      await createRoles(db)
      expect(await db.selectFrom('userRoles').selectAll().execute()).toEqual([
        { userId: 'user', role: 'lead', projectId: null },
      ])
      expect(await listGrants(db, { id: 'anna', group: 'buyer' })).toEqual([])
      const rows = await db.selectFrom('invitations').select(['id', 'roles']).orderBy('id').execute()
      expect(rows.map(({ id, roles }) => [id, readJson<unknown>(roles)])).toEqual([
        ['buyer', []],
        ['user', [{ role: 'lead', projectId: null }]],
      ])
    })

    it('ROL-8: orders and what happened to them name who was there', async () => {
      const db = database.kysely
      await db
        .insertInto('unitBuyers')
        .values([
          { unitId: 'u1', userId: 'anna', position: 0 },
          { unitId: 'u2', userId: 'anna', position: 0 },
        ])
        .execute()
      const snapshot = { id: 's', unitId: 'u1', configurationRevision: 1, catalogueId: 'c1', catalogueRevision: 'r1' }
      const frozen = { snapshot: '{}', sha256: '', message: '', createdAt: NOW, createdBy: 'anna' }
      await db
        .insertInto('configurationSnapshots')
        .values({ ...snapshot, ...frozen })
        .execute()
      const order = { id: 'o', accountId: 'demo', projectId: 'p1', unitId: 'u1', number: 'P-1', previousId: null }
      const state = { state: 'completed', isReopeningAsked: 0, revision: 1, total: 0, onRequestCount: 0 } as const
      await db
        .insertInto('orders')
        .values({ ...order, ...state, snapshotId: 's', completedAt: NOW })
        .execute()
      const event = { orderId: 'o', at: NOW, byStaff: 0, reason: '', byName: null } as const
      await db
        .insertInto('orderEvents')
        .values([
          { ...event, sequence: 1, kind: 'placed', byUser: 'anna' },
          { ...event, sequence: 2, kind: 'reopened', byUser: 'gone' },
        ])
        .execute()
      for (const statement of MADE) await sql.raw(statement).execute(db)
      await createRoles(db)
      expect(await db.selectFrom('orders').select('buyers').execute()).toEqual([{ buyers: '["Anna Muster"]' }])
      const names = await db.selectFrom('orderEvents').select('byName').orderBy('sequence').execute()
      expect(names).toEqual([{ byName: 'Anna Muster' }, { byName: null }])
    })
  })
}
