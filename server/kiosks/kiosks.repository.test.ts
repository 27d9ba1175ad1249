import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.types.ts'
import { deleteExpired } from '#server/platform/db/housekeeping.ts'
import { testDatabases } from '#server/platform/db/testing/databases.ts'
import { fillWithUnits, NOW } from '#server/testing/records.ts'
import {
  addKiosk,
  addOrder,
  addPairing,
  findKiosk,
  findKioskByToken,
  isRevokedToken,
  listKiosks,
  revokeKiosk,
  saveKiosk,
  takeOrders,
  usePairing,
  waitingOrders,
} from './kiosks.repository.ts'

const LATER = '2026-11-20T10:15:00.000Z'
const MONTHS_LATER = new Date('2027-03-01T00:00:00.000Z')

for (const databases of testDatabases()) {
  describe.skipIf(!databases.isAvailable)(`kiosk repository on ${databases.name}`, () => {
    let database: Database

    beforeAll(() => databases.start(), 60_000)
    afterAll(() => databases.stop(), 60_000)
    beforeEach(async () => {
      database = await databases.open()
      await fillWithUnits(database)
    })
    afterEach(() => database.close())

    const add = (id: string, name: string) =>
      addKiosk(database.kysely, { id, accountId: 'demo', name, createdAt: NOW }, `token of ${id}`)
    const order = (id: string, wanted: 'restart' | 'reset', createdAt = NOW) =>
      addOrder(database.kysely, { id, kioskId: 'k1', wanted, createdBy: 'anna', createdAt })

    it('decision 37 uses a code up once, and not after its end', async () => {
      const pairing = { accountId: 'demo', name: 'Foyer', createdBy: 'anna', createdAt: NOW, expiresAt: LATER }
      await addPairing(database.kysely, { ...pairing, codeHash: 'one' })
      await addPairing(database.kysely, { ...pairing, codeHash: 'two' })
      const uses = await Promise.all([
        usePairing(database.kysely, 'one', NOW),
        usePairing(database.kysely, 'one', NOW),
        usePairing(database.kysely, 'two', LATER),
      ])
      expect(uses.filter((use) => use !== null)).toEqual([{ accountId: 'demo', name: 'Foyer', createdBy: 'anna' }])
      await deleteExpired(database.kysely, MONTHS_LATER)
      expect(await database.kysely.selectFrom('kioskPairings').selectAll().execute()).toEqual([])
    })

    it('decision 37 finds kiosks by token and within their account, by name', async () => {
      await add('k1', 'Zwei')
      await add('k2', 'Eins')
      expect((await listKiosks(database.kysely, 'demo')).map(({ name }) => name)).toEqual(['Eins', 'Zwei'])
      expect(await listKiosks(database.kysely, 'partner')).toEqual([])
      expect(await findKiosk(database.kysely, 'partner', 'k1')).toBeNull()
      expect((await findKioskByToken(database.kysely, 'token of k1'))?.id).toBe('k1')
      expect(await revokeKiosk(database.kysely, 'partner', 'k1', NOW)).toBe(false)
      expect(await isRevokedToken(database.kysely, 'token of k1')).toBe(false)
      expect(await revokeKiosk(database.kysely, 'demo', 'k1', NOW)).toBe(true)
      expect(await isRevokedToken(database.kysely, 'token of k1')).toBe(true)
      // A device that lay in a store-room for a year still hears of it.
      await deleteExpired(database.kysely, new Date('2027-12-01T00:00:00.000Z'))
      expect(await isRevokedToken(database.kysely, 'token of k1')).toBe(true)
      await deleteExpired(database.kysely, new Date('2032-01-01T00:00:00.000Z'))
      expect(await isRevokedToken(database.kysely, 'token of k1')).toBe(false)
      expect(await findKioskByToken(database.kysely, 'token of k1')).toBeNull()
    })

    it('decision 37 stores settings on the revision that was seen, and gives new ones their defaults', async () => {
      await add('k1', 'Foyer')
      const kiosk = await findKiosk(database.kysely, 'demo', 'k1')
      if (kiosk === null) throw new Error('no kiosk')
      expect(kiosk.settings).toMatchObject({ idleSeconds: 90, countdownSeconds: 15, allowedHosts: [] })
      const next = { ...kiosk, settings: { ...kiosk.settings, idleSeconds: 30 } }
      const saves = await Promise.all([
        saveKiosk(database.kysely, next, 0, LATER),
        saveKiosk(database.kysely, next, 0, LATER),
      ])
      expect(saves.filter(Boolean)).toHaveLength(1)
      expect(await findKiosk(database.kysely, 'demo', 'k1')).toMatchObject({
        settingsRevision: 1,
        settings: { idleSeconds: 30 },
      })
      // As a program would have left it that knew fewer settings.
      await database.kysely.updateTable('kiosks').set({ settings: '{"idleSeconds":45}' }).execute()
      const older = await findKiosk(database.kysely, 'demo', 'k1')
      expect(older?.settings).toEqual({ ...kiosk.settings, idleSeconds: 45 })
    })

    it('decision 37 gives orders once, the oldest first, and forgets those that nobody came for', async () => {
      await add('k1', 'Foyer')
      await order('o1', 'restart')
      await order('o2', 'reset', LATER)
      expect(await order('o3', 'reset', LATER)).toBe(false)
      expect((await waitingOrders(database.kysely, ['k1'])).get('k1')).toEqual(['restart', 'reset'])
      const taken = await Promise.all([
        takeOrders(database.kysely, 'k1', LATER),
        takeOrders(database.kysely, 'k1', LATER),
      ])
      expect(taken.flat()).toEqual([
        { id: 'o1', order: 'restart' },
        { id: 'o2', order: 'reset' },
      ])
      expect(await order('o4', 'restart')).toBe(true)
      await deleteExpired(database.kysely, MONTHS_LATER)
      expect(await takeOrders(database.kysely, 'k1', LATER)).toEqual([])
    })
  })
}
