import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Selections } from '#shared/domain/selections/selections.types.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { testDatabases } from '#server/platform/db/testing/databases.ts'
import { aProject, aUnit, aUser, fillWithUnits, NOW } from './records.ts'
import { findAccount, saveAccount } from '#server/projects/accounts.repository.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import { findCatalogue, findCatalogueText, publishCatalogue } from '#server/catalogues/catalogues.repository.ts'
import {
  findConfiguration,
  saveConfiguration,
  type StoredPart,
} from '#server/configurations/configurations.repository.ts'
import { findIdempotentAnswer, saveIdempotentAnswer } from '#server/configurations/idempotency.repository.ts'
import { findPictureMapping, savePictureMapping } from '#server/pictures/picture-mappings.repository.ts'
import { countProjects, findProject, listBuildings, saveProject } from '#server/projects/projects.repository.ts'
import { createSession, deleteSession, extendSession, findSession } from '#server/identity/sessions.repository.ts'
import { createSnapshot } from '#server/orders/snapshots.repository.ts'
import { findUnit, listUnits, saveUnit } from '#server/projects/units.repository.ts'
import {
  assignUnits,
  findUser,
  findUsersByEmail,
  listBuyersOfUnit,
  saveUser,
} from '#server/identity/users.repository.ts'

const ALL = { limit: 100, offset: 0 }
const SELECTIONS: Selections = {
  buyerSelections: { floor: { productId: 'oak', quantity: 2.125 } },
  buyerLineItemActivations: { shower: { activated: true, upgradeBundleId: null } },
  buyerDesignLineSelections: [],
}

for (const databases of testDatabases()) {
  describe.skipIf(!databases.isAvailable)(`repositories on ${databases.name}`, () => {
    let database: Database

    beforeAll(() => databases.start(), 60_000)
    afterAll(() => databases.stop(), 60_000)
    beforeEach(async () => {
      database = await databases.open()
      await fillWithUnits(database)
    })
    afterEach(() => database.close())

    const write = (change: {
      expectedRevision: number
      selections?: Selections
      status?: 'pending' | 'completed'
      openedPart?: StoredPart
    }) => ({
      unitId: 'u1',
      catalogueId: 'c1',
      selections: SELECTIONS,
      status: 'pending' as const,
      openedPart: null,
      userId: 'anna',
      now: NOW,
      ...change,
    })

    describe('database', () => {
      it('rolls a transaction back when its work fails', async () => {
        const work = database.transaction(async (transaction) => {
          await saveAccount(transaction, { id: 'new', name: 'New' }, NOW)
          throw new Error('no')
        })
        await expect(work).rejects.toThrow('no')
        expect(await findAccount(database.kysely, 'new')).toBeNull()
      })

      it('shows uncommitted changes to nobody else', async () => {
        await database.transaction(async (transaction) => {
          await saveAccount(transaction, { id: 'new', name: 'New' }, NOW)
          expect(await findAccount(transaction, 'new')).toEqual({ id: 'new', name: 'New' })
          expect(await findAccount(database.kysely, 'new')).toBeNull()
        })
        expect(await findAccount(database.kysely, 'new')).not.toBeNull()
      })

      it('runs transactions that start together to their ends', async () => {
        const names = Array.from({ length: 20 }, (_, at) => `account-${at}`)
        await Promise.all(
          names.map((id) =>
            database.transaction(async (transaction) => {
              await saveAccount(transaction, { id, name: '' }, NOW)
              await new Promise((resolve) => setImmediate(resolve))
              await saveAccount(transaction, { id, name: id }, NOW)
            }),
          ),
        )
        for (const id of names) expect(await findAccount(database.kysely, id)).toEqual({ id, name: id })
      })

      it('keeps everything over a second opening, and migrates nothing twice', async () => {
        const again = await databases.openAgain()
        expect(await findUnit(again.kysely, 'u1', { kind: 'account', accountId: 'demo' })).not.toBeNull()
        await again.close()
      })

      it('refuses a database that a newer program has migrated', async () => {
        await expect(migrate(database.kysely, database.kind, [])).rejects.toThrow(/newer version.*0001-access/)
      })

      it('refuses what refers to nothing', async () => {
        await expect(saveUnit(database.kysely, aUnit({ id: 'u9', projectId: 'none' }), NOW)).rejects.toThrow(
          /foreign key/i,
        )
      })

      it('has a data version that moves with every commit, of another connection too', async () => {
        const before = database.dataVersion()
        expect(database.dataVersion()).toBe(before)
        if (database.kind === 'postgres') {
          expect(before).toBeNull()
          return
        }
        await saveAccount(database.kysely, { id: 'new', name: 'New' }, NOW)
        const after = database.dataVersion()
        expect(after).not.toBe(before)
        const again = await databases.openAgain()
        await saveAccount(again.kysely, { id: 'new', name: 'Newer' }, NOW)
        await again.close()
        expect(database.dataVersion()).not.toBe(after)
      })

      it('has a version of each table that moves with what is committed to it, and to no other', async () => {
        const version = () => [database.tableVersion(['users']), database.tableVersion(['accounts', 'unitBuyers'])]
        const before = version()
        if (database.kind === 'postgres') {
          expect(before).toEqual([null, null])
          return
        }
        await saveAccount(database.kysely, { id: 'new', name: 'New' }, NOW)
        const [users, accounts] = version()
        expect([users === before[0], accounts === before[1]]).toEqual([true, false])
        const taken = database.transaction(async (transaction) => {
          await saveAccount(transaction, { id: 'new', name: 'Taken back' }, NOW)
          throw new Error('taken back')
        })
        await expect(taken).rejects.toThrow('taken back')
        expect(version()).toEqual([users, accounts])
        await database.transaction(async (transaction) => {
          await saveAccount(transaction, { id: 'new', name: 'Newer' }, NOW)
          expect(version()).toEqual([users, accounts])
        })
        expect(version()[0]).toBe(users)
        expect(version()[1]).not.toBe(accounts)
        // What goes along with it is the database's affair.
        await database.kysely.deleteFrom('accounts').where('id', '=', 'new').execute()
        const deleted = version()
        expect(deleted[0]).not.toBe(users)
        const again = await databases.openAgain()
        const opened = version()
        await saveAccount(again.kysely, { id: 'new', name: 'Newest' }, NOW)
        await again.close()
        expect(version()[0]).not.toBe(opened[0])
      })
    })

    describe('projects', () => {
      it('finds a project by id and slug, within an account', async () => {
        expect(await findProject(database.kysely, 'p1', 'demo')).toEqual(aProject({ id: 'p1' }))
        expect((await findProject(database.kysely, 'p1-slug', null))?.id).toBe('q1')
        expect(await findProject(database.kysely, 'q1', 'demo')).toBeNull()
        expect(await countProjects(database.kysely, 'demo')).toBe(2)
      })

      it('updates a project but not its place', async () => {
        await saveProject(database.kysely, aProject({ id: 'p2', name: 'Renamed', position: 9 }), NOW)
        expect(await findProject(database.kysely, 'p2', null)).toMatchObject({ name: 'Renamed', position: 1 })
      })

      it('lists buildings with their storeys', async () => {
        const [building] = await listBuildings(database.kysely, 'p1')
        expect(building).toMatchObject({ id: 'a', slug: 'haus-a', storeys: [{ id: 'eg', nameShort: 'EG' }] })
      })
    })

    describe('units', () => {
      it('gives back what was saved', async () => {
        const unit = await findUnit(database.kysely, 'u1', { kind: 'account', accountId: 'demo' })
        expect(unit).toEqual(aUnit({ id: 'u1', slug: 'shared-slug', catalogueId: 'c1' }))
      })

      it('finds by id before slug, and only within the scope', async () => {
        const find = (id: string, accountId: string) => findUnit(database.kysely, id, { kind: 'account', accountId })
        expect((await find('u1', 'demo'))?.id).toBe('u1')
        expect((await find('u1', 'partner'))?.id).toBe('x1')
        expect(await find('x1', 'demo')).toBeNull()
        expect((await findUnit(database.kysely, 'shared-slug', { kind: 'project', projectId: 'p2' }))?.id).toBe('u3')
      })

      it('finds none for a slug that fits several, until account or project is named', async () => {
        const scope = { kind: 'account', accountId: 'demo' } as const
        const find = async (idOrSlug: string, projectIdOrSlug: string | null, accountId: string | null = null) =>
          (await findUnit(database.kysely, idOrSlug, scope, { projectIdOrSlug, accountId }))?.id
        expect(await find('shared-slug', null)).toBeUndefined()
        expect([await find('shared-slug', 'p1'), await find('shared-slug', 'p2')]).toEqual(['u1', 'u3'])
        expect(await find('u1', 'p2')).toBeUndefined()
        expect(await find('u2', null, 'partner')).toBeUndefined()
      })

      it('shows a buyer only what they have bought', async () => {
        const scope = { kind: 'buyer', userId: 'anna' } as const
        expect(await findUnit(database.kysely, 'u1', scope)).toBeNull()
        await assignUnits(database.kysely, 'anna', ['u3', 'u1'], NOW)
        expect((await findUnit(database.kysely, 'u1', scope))?.id).toBe('u1')
        expect(await findUnit(database.kysely, 'u2', scope)).toBeNull()
        const { units, total } = await listUnits(database.kysely, scope, { page: ALL })
        expect([units.map((unit) => unit.id), total]).toEqual([['u1', 'u3'], 2])
        expect((await listUnits(database.kysely, scope, { projectId: 'p2', page: ALL })).total).toBe(1)
      })

      it('finds sample units for anyone, and nothing else that way', async () => {
        const scope = { kind: 'sample', accountId: null, projectId: null } as const
        expect((await findUnit(database.kysely, 's1', scope))?.isSample).toBe(true)
        expect(await findUnit(database.kysely, 'u1', scope)).toBeNull()
        expect(await findUnit(database.kysely, 's1', { ...scope, accountId: 'partner' })).toBeNull()
      })

      it('pages in order of project and unit, with the total of all pages', async () => {
        const scope = { kind: 'account', accountId: 'demo' } as const
        const first = await listUnits(database.kysely, scope, { page: { limit: 2, offset: 0 } })
        const second = await listUnits(database.kysely, scope, { page: { limit: 2, offset: 2 } })
        expect([first, second].map(({ units }) => units.map((unit) => unit.id))).toEqual([['u1', 'u2'], ['u3']])
        expect([first.total, second.total]).toEqual([3, 3])
      })
    })

    describe('users and sessions', () => {
      it('finds users by e-mail in any case, one per account', async () => {
        await saveUser(database.kysely, aUser({ id: 'anna2', accountId: 'partner', email: 'Anna@Example.com' }), NOW)
        const ids = async (accountId: string | null) =>
          (await findUsersByEmail(database.kysely, ' ANNA@example.com', accountId)).map((user) => user.id)
        expect(await ids(null)).toEqual(['anna', 'anna2'])
        expect(await ids('partner')).toEqual(['anna2'])
        await expect(saveUser(database.kysely, aUser({ id: 'b', email: 'anna@example.com' }), NOW)).rejects.toThrow(
          /unique/i,
        )
      })

      it('lists the buyers of a unit', async () => {
        await saveUser(database.kysely, aUser({ id: 'ben', passwordHash: 'h', mobile: '1' }), NOW)
        await assignUnits(database.kysely, 'ben', ['u1'], NOW)
        expect(await listBuyersOfUnit(database.kysely, 'u1')).toEqual([await findUser(database.kysely, 'ben')])
        await assignUnits(database.kysely, 'ben', [], NOW)
        expect(await listBuyersOfUnit(database.kysely, 'u1')).toEqual([])
      })

      it('finds a session until it is over or ended', async () => {
        const session = {
          tokenHash: 't1',
          userId: 'anna',
          createdAt: NOW,
          lastUsedAt: NOW,
          expiresAt: '2026-11-21T00:00:00.000Z',
        }
        await createSession(database.kysely, session)
        expect(await findSession(database.kysely, 't1', NOW)).toMatchObject({ session, user: { id: 'anna' } })
        expect(await findSession(database.kysely, 't1', session.expiresAt)).toBeNull()
        await extendSession(database.kysely, 't1', session.expiresAt, '2026-11-30T00:00:00.000Z')
        expect(await findSession(database.kysely, 't1', session.expiresAt)).not.toBeNull()
        await deleteSession(database.kysely, 't1')
        expect(await findSession(database.kysely, 't1', NOW)).toBeNull()
      })
    })

    describe('catalogues and pictures', () => {
      it('never changes a published catalogue', async () => {
        const catalogue = { id: 'c2', projectId: 'p1', variant: 'small', revision: 'r2' }
        const text = { catalogueId: 'c2', locale: 'de', jsonFile: 'j', brotliFile: 'b', etag: '"e"' } as const
        await publishCatalogue(database.kysely, catalogue, [text], NOW)
        await publishCatalogue(database.kysely, { ...catalogue, revision: 'r3' }, [{ ...text, etag: '"f"' }], NOW)
        expect(await findCatalogue(database.kysely, 'c2')).toEqual(catalogue)
        expect(await findCatalogueText(database.kysely, 'c2', 'de')).toEqual(text)
        expect(await findCatalogueText(database.kysely, 'c2', 'en')).toBeNull()
      })

      it('replaces a picture mapping', async () => {
        const mapping = { merger_url: '/m', missing_key: 'missing_01', rooms: [] }
        await savePictureMapping(database.kysely, { projectId: 'p1', mapping, etag: '"1"' }, NOW)
        await savePictureMapping(database.kysely, { projectId: 'p1', mapping, etag: '"2"' }, NOW)
        expect(await findPictureMapping(database.kysely, 'p1')).toEqual({ projectId: 'p1', mapping, etag: '"2"' })
        expect(await findPictureMapping(database.kysely, 'p2')).toBeNull()
      })
    })

    describe('configurations', () => {
      it('gives an empty one at revision 0 before the first write', async () => {
        expect(await findConfiguration(database.kysely, 'u1')).toMatchObject({
          revision: 0,
          catalogueId: null,
          status: 'pending',
        })
      })

      it('stores what is based on the current revision and refuses what is not', async () => {
        expect(await saveConfiguration(database.kysely, write({ expectedRevision: 0 }))).toEqual({
          ok: true,
          revision: 1,
        })
        const openedPart = { orderNumber: 'LH-2026-0001', itemIds: ['i1'], isOrdered: true }
        const completed = write({ expectedRevision: 1, status: 'completed', openedPart })
        expect(await saveConfiguration(database.kysely, completed)).toEqual({ ok: true, revision: 2 })
        const current = {
          unitId: 'u1',
          revision: 2,
          catalogueId: 'c1',
          selections: SELECTIONS,
          status: 'completed',
          openedPart,
        }
        for (const expectedRevision of [0, 1, 3]) {
          expect(await saveConfiguration(database.kysely, write({ expectedRevision }))).toEqual({ ok: false, current })
        }
        expect(await findConfiguration(database.kysely, 'u1')).toEqual(current)
      })

      it.each([0, 1])('lets exactly one of many writers at revision %i win', async (revision) => {
        for (let before = 0; before < revision; before += 1) {
          await saveConfiguration(database.kysely, write({ expectedRevision: before }))
        }
        const again = await databases.openAgain()
        const results = await Promise.all(
          [database, again, database, again].map((each) =>
            each.transaction((transaction) => saveConfiguration(transaction, write({ expectedRevision: revision }))),
          ),
        )
        await again.close()
        expect(results.filter((result) => result.ok)).toHaveLength(1)
        expect(await findConfiguration(database.kysely, 'u1')).toMatchObject({ revision: revision + 1 })
      })

      it('stores snapshots', async () => {
        const snapshot = {
          id: 's1',
          unitId: 'u1',
          configurationRevision: 1,
          catalogueId: 'c1',
          catalogueRevision: 'r1',
          snapshot: '{}',
          sha256: 'x',
          message: '',
          createdAt: NOW,
          createdBy: 'anna',
        }
        await createSnapshot(database.kysely, snapshot)
        await expect(createSnapshot(database.kysely, snapshot)).rejects.toThrow(/unique/i)
      })

      it('keeps the first answer under an idempotency key, for its user alone', async () => {
        const answer = {
          userId: 'anna',
          key: 'k',
          method: 'PUT',
          path: '/x',
          requestHash: 'h',
          body: '{}',
          createdAt: NOW,
        }
        await saveIdempotentAnswer(database.kysely, answer)
        expect(await findIdempotentAnswer(database.kysely, 'anna', 'k')).toEqual(answer)
        expect(await findIdempotentAnswer(database.kysely, 'ben', 'k')).toBeNull()
        await expect(saveIdempotentAnswer(database.kysely, { ...answer, body: 'other' })).rejects.toThrow(/unique/i)
      })

      it('forgets answers and sessions that expired long ago, when it is opened', async () => {
        const session = { userId: 'anna', createdAt: NOW, lastUsedAt: NOW }
        const answer = {
          userId: 'anna',
          method: 'PUT',
          path: '/x',
          requestHash: 'h',
          body: '{}',
        }
        for (const [id, at] of [
          ['old', '2020-01-01T00:00:00.000Z'],
          ['new', new Date().toISOString()],
        ] as const) {
          await createSession(database.kysely, { ...session, tokenHash: id, expiresAt: at })
          await saveIdempotentAnswer(database.kysely, { ...answer, key: id, createdAt: at })
        }
        await (await databases.openAgain()).close()
        const hashes = await database.kysely.selectFrom('sessions').select('tokenHash').execute()
        expect(hashes).toEqual([{ tokenHash: 'new' }])
        expect(await findIdempotentAnswer(database.kysely, 'anna', 'old')).toBeNull()
        expect(await findIdempotentAnswer(database.kysely, 'anna', 'new')).not.toBeNull()
      })

      it('writes the audit log', async () => {
        await addAuditEntry(database.kysely, {
          accountId: 'demo',
          unitId: 'u1',
          userId: 'anna',
          action: 'configuration.saved',
          details: { revision: 1 },
          at: NOW,
        })
        const rows = await database.kysely.selectFrom('auditLog').selectAll().execute()
        expect(rows).toEqual([expect.objectContaining({ action: 'configuration.saved', details: '{"revision":1}' })])
      })
    })
  })
}
