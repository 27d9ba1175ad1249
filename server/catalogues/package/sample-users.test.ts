import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.types.ts'
import { saveAccount } from '#server/projects/accounts.repository.ts'
import { savePassword } from '#server/identity/profiles.repository.ts'
import { findUser, saveUser } from '#server/identity/users.repository.ts'
import { testDatabases } from '#server/platform/db/testing/databases.ts'
import { aUser, NOW } from '#server/testing/records.ts'
import { openDiskFileStore } from '#server/platform/files/disk-file-store.ts'
import { hashPassword, verifyPassword } from '#server/identity/passwords.ts'
import { startSession } from '#server/identity/session-tokens.ts'
import { findSampleUsers, refuseSampleUsers, removeSampleUsers, renewSampleUsers } from './sample-users.ts'
import { seedSample } from './seed-sample.ts'

const PASSWORD = 'everybody-knows-it'
const TIME = Date.parse(NOW)

describe.each(testDatabases())('users of the sample data on $name', (databases) => {
  let database: Database
  let folder: string
  let sampleFile: string

  beforeAll(() => databases.start())
  afterAll(() => databases.stop())
  beforeEach(async (context) => {
    if (!databases.isAvailable) return context.skip()
    database = await databases.open()
    folder = await mkdtemp(join(tmpdir(), 'sample-users-'))
    sampleFile = join(folder, 'sample.json')
    const users = ['anna', 'boss'].map((id) => ({
      id,
      email: `${id}@example.com`,
      first_name: id,
      last_name: 'Test',
      mobile: null,
      group: id === 'boss' ? 'admin' : 'buyer',
      role: 'buyer',
      password: PASSWORD,
      unit_ids: [],
    }))
    await writeFile(sampleFile, JSON.stringify({ accounts: [{ id: 'demo', name: 'Demo', packages: [], users }] }))
    return async () => {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    }
  })

  const seed = () => seedSample({ database, files: openDiskFileStore(join(folder, 'files')), sampleFile })
  const found = async (file = sampleFile) => (await findSampleUsers({ database, sampleFile: file })).map(({ id }) => id)

  it('FOUND-5: are found as long as they have the password that was given to them', async () => {
    await seed()
    await saveUser(database.kysely, aUser({ id: 'carla', passwordHash: await hashPassword('her own') }), NOW)
    expect(await found()).toEqual(['anna', 'boss'])
    await savePassword(database.kysely, 'anna', await hashPassword('a password of her own'), NOW)
    expect(await found()).toEqual(['boss'])
    // Also when a later version has another sample, or none.
    expect(await found(join(folder, 'none.json'))).toEqual(['boss'])
    await expect(refuseSampleUsers({ database, sampleFile }, null)).rejects.toThrow(
      /boss@example\.com \(demo\).*npm run user -- remove-sample.*npm run user -- renew-sample.*SEED_SAMPLE=1/,
    )
    await expect(refuseSampleUsers({ database, sampleFile }, "/srv/it's here")).rejects.toThrow(
      "`DATA_DIR='/srv/it'\\''s here' npm run user -- remove-sample`",
    )
  })

  it('FOUND-5: are found in a database of an older version, by their ids and the password', async () => {
    await saveAccount(database.kysely, { id: 'demo', name: 'Demo' }, NOW)
    await saveUser(database.kysely, aUser({ id: 'anna', passwordHash: await hashPassword(PASSWORD) }), NOW)
    await saveUser(database.kysely, aUser({ id: 'boss', passwordHash: await hashPassword('his own') }), NOW)
    expect(await found(join(folder, 'none.json'))).toEqual([])
    expect(await found()).toEqual(['anna'])
    expect(await found(join(folder, 'none.json'))).toEqual(['anna'])
  })

  it('FOUND-5: are removed with their sessions', async () => {
    await seed()
    await savePassword(database.kysely, 'anna', await hashPassword('a password of her own'), NOW)
    const boss = await findUser(database.kysely, 'boss')
    if (boss === null) throw new Error('not seeded')
    await startSession(database.kysely, { user: boss, userAgent: '', method: 'password', at: TIME })
    const removed = await removeSampleUsers({ database, sampleFile }, TIME)
    expect(removed.map(({ id }) => id)).toEqual(['boss'])
    expect(await findUser(database.kysely, 'boss')).toBeNull()
    expect(await findUser(database.kysely, 'anna')).not.toBeNull()
    expect(await database.kysely.selectFrom('sessions').selectAll().execute()).toEqual([])
    await refuseSampleUsers({ database, sampleFile }, null)
    expect(await removeSampleUsers({ database, sampleFile }, TIME)).toEqual([])
  })

  it('FOUND-5: get new passwords, each its own, and nobody stays in', async () => {
    await seed()
    const boss = await findUser(database.kysely, 'boss')
    if (boss === null) throw new Error('not seeded')
    await startSession(database.kysely, { user: boss, userAgent: '', method: 'password', at: TIME })
    const renewed = await renewSampleUsers({ database, sampleFile }, TIME)
    expect(new Set(renewed.map(({ password }) => password)).size).toBe(2)
    for (const { user, password } of renewed) {
      const now = await findUser(database.kysely, user.id)
      expect(await verifyPassword(now?.passwordHash ?? null, password)).toBe(true)
    }
    expect(await database.kysely.selectFrom('sessions').selectAll().execute()).toEqual([])
    await refuseSampleUsers({ database, sampleFile }, null)
  })
})
