import { existsSync } from 'node:fs'
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { takeDump, takePostgresDump } from '#tests/support/database-dump.ts'
import { startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'
import { testDatabases } from '#server/platform/db/testing/databases.ts'
import { openDiskFileStore } from '#server/platform/files/disk-file-store.ts'
import { FILE_AREAS } from '#server/platform/files/file-store.ts'
import { openFileStore } from '#server/platform/files/open-file-store.ts'
import { startS3Server } from '#server/platform/files/testing/s3-server.ts'
import { seed } from '#server/testing/seed-test-portal.ts'
import type { BackupDatabase } from './backup-database.types.ts'
import { makeBackup } from './make-backup.ts'
import { postgresBackup } from './postgres-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { sqliteBackup } from './sqlite-backup.ts'

const DAY_MS = 86_400_000

function restoreInto(from: string, database: BackupDatabase, dataDir: string) {
  return restoreBackup({ from, database, dataDir, files: openDiskFileStore(join(dataDir, 'files')) })
}

for (const databases of testDatabases().filter(({ name }) => name === 'PostgreSQL')) {
  describe.skipIf(!databases.isAvailable)('back-ups on PostgreSQL', () => {
    let portal: TestPortal
    let root: string
    /** Addresses of the portal's database, and of an empty one. */
    let from: string
    let to: string

    const createDatabase = async () => {
      const address = await databases.createAddress()
      if (address === null) throw new Error('There is no database')
      return address
    }
    beforeAll(async () => {
      await databases.start()
      from = await createDatabase()
      portal = await startTestPortal({ databaseUrl: from })
      root = await mkdtemp(join(tmpdir(), 'wohnwahl-backups-'))
      const options = {
        files: portal.files,
        dataDir: portal.dataDir,
        to: root,
        withKey: false,
        keep: null,
        version: '1.2.3',
        now: Date.now(),
      }
      await makeBackup({ ...options, database: postgresBackup(from) })
    })
    beforeEach(async () => {
      to = await createDatabase()
    })
    afterAll(async () => {
      await portal.remove()
      await databases.stop()
      await rm(root, { recursive: true, force: true })
    })

    it('OPS-7: what comes back is the database as it was, row for row', async () => {
      const restored = await restoreInto(root, postgresBackup(to), join(root, 'whole'))
      expect(restored).toMatchObject({ ok: true })
      const dump = await takePostgresDump(to)
      expect(dump).toEqual(await takePostgresDump(from))
      expect(Object.keys(dump).length).toBeGreaterThan(30)
      // One value in one row is noticed.
      const client = new pg.Client({ connectionString: to })
      await client.connect()
      await client.query(`update users set first_name = 'X' where id = 'anna'`)
      await client.end()
      expect(await takePostgresDump(to)).not.toEqual(dump)
    })

    it('OPS-9: what does not come back as it was leaves folder and database empty', async () => {
      const [name = ''] = (await readdir(root)).filter((one) => one.startsWith('wohnwahl-'))
      const path = join(root, name, 'manifest.json')
      const manifest = await readFile(path, 'utf8')
      await writeFile(path, manifest.replace(/"users": \d+/, '"users": 99'))
      const dataDir = join(root, 'other')
      const database = postgresBackup(to)
      const restoring = restoreInto(root, database, dataDir)
      await expect(restoring).rejects.toThrow('The restored database has other rows in users.')
      await writeFile(path, manifest)
      expect([await database.isEmpty(), await readdir(dataDir)]).toEqual([true, []])
      expect(await restoreInto(root, database, dataDir)).toMatchObject({ ok: true })
    })
  })
}

describe('back-ups', () => {
  let portal: TestPortal
  let root: string
  let to: string
  let dataDir: string

  beforeEach(async () => {
    portal = await startTestPortal()
    root = await mkdtemp(join(tmpdir(), 'wohnwahl-backups-'))
    to = join(root, 'backups')
    dataDir = join(root, 'restored')
  })
  afterEach(async () => {
    await portal.remove()
    await rm(root, { recursive: true, force: true })
  })

  const back = (more: Partial<Parameters<typeof makeBackup>[0]> = {}) =>
    makeBackup({
      database: sqliteBackup(portal.dataDir),
      files: portal.files,
      dataDir: portal.dataDir,
      to,
      withKey: false,
      keep: null,
      version: '1.2.3',
      now: Date.parse('2026-11-24T10:00:00Z'),
      ...more,
    })
  const restore = (from = to) => restoreInto(from, sqliteBackup(dataDir), dataDir)

  it('OPS-7: what comes back is the database as it was, row for row, and every file', async () => {
    const { manifest } = await back()
    expect(manifest.missing).toEqual([])
    expect(await restore()).toMatchObject({ ok: true })
    expect(takeDump(dataDir)).toEqual(takeDump(portal.dataDir))
    for (const { path, bytes } of manifest.files) expect((await stat(join(dataDir, path))).size, path).toBe(bytes)
    expect(existsSync(join(dataDir, 'audit.key'))).toBe(false)
  })

  it('OPS-7: pictures of media libraries come back, and one that is lost is named', async () => {
    const [image, lost] = [await portal.files.put(Buffer.from('RIFF'), 'webp', 'library'), `${'a'.repeat(64)}.webp`]
    const row = {
      role: 'project_image',
      width: 1,
      height: 1,
      bytes: 4,
      alt: '{}',
      fileName: 'a',
      createdBy: null,
    } as const
    await portal.database.kysely
      .insertInto('projectImages')
      .values([
        { ...row, id: 'a', projectId: 'demo/tiny', fileKey: image, createdAt: '2026-11-24' },
        { ...row, id: 'b', projectId: 'demo/tiny', fileKey: `library/${lost}`, createdAt: '2026-11-24' },
      ])
      .execute()
    const { manifest } = await back()
    expect(manifest.missing).toEqual([lost])
    expect(await restore()).toMatchObject({ ok: true })
    const files = openDiskFileStore(join(dataDir, 'files'))
    expect([String(await files.read(image)), await files.list('library')]).toEqual(['RIFF', [image]])
  })

  it('OPS-8: the key goes along only where it is wanted', async () => {
    const { manifest } = await back({ withKey: true })
    expect(manifest.hasKey).toBe(true)
    await restore()
    const key = (folder: string) => readFile(join(folder, 'audit.key'), 'utf8')
    expect(await key(dataDir)).toBe(await key(portal.dataDir))
  })

  it('OPS-8: as many stay as wanted, and files are shared with the one before', async () => {
    const names: string[] = []
    for (const day of [0, 1, 2]) {
      const made = await back({ keep: 2, now: Date.parse('2026-11-24T10:00:00Z') + day * DAY_MS })
      names.push(made.folder.split('/').at(-1) ?? '')
      const count = made.manifest.files.filter(({ path }) => path.startsWith('files/')).length
      expect([count > 5, made.linkedCount]).toEqual([true, day === 0 ? 0 : count])
    }
    expect((await readdir(to)).sort()).toEqual(names.slice(1))
    const result = await restore()
    expect(result.ok && result.value.folder).toBe(join(to, names[2] ?? ''))
  })

  it('OPS-9: a damaged back-up is not restored, and what is damaged is named', async () => {
    const { folder, manifest } = await back()
    const path = manifest.files.find((file) => file.path.startsWith('files/'))?.path ?? ''
    await appendFile(join(folder, path), 'x')
    await rm(join(folder, 'wohnwahl.db'))
    const result = await restore(folder)
    expect(!result.ok && result.error.split('\n')).toEqual([
      'The back-up is damaged:',
      'wohnwahl.db is missing.',
      `${path} is not what manifest.json says.`,
    ])
    expect(existsSync(dataDir)).toBe(false)
  })

  it('OPS-9: nothing is restored over something, from nothing, or from a newer program', async () => {
    const { folder, manifest } = await back()
    const restoreError = async (from?: string) => {
      const result = await restore(from)
      return result.ok ? '' : result.error
    }
    expect(await restoreError(root)).toMatch(/^There is no back-up in /)
    const newer = { ...manifest, migrations: [...manifest.migrations, '9999-later'] }
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(newer))
    expect(await restoreError()).toMatch(/newer version/)
    await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files: [{ path: '../x' }] }))
    expect(await restoreError()).toMatch(/cannot be read/)
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
    expect(await restoreError()).toBe('')
    expect(await restoreError()).toMatch(/is not empty/)
  })

  it('OPS-7: a file that the portal itself has lost or damaged is named, and the back-up kept', async () => {
    const { manifest } = await back()
    const stored = manifest.files.map(({ path }) => path).filter((path) => path.startsWith('files/'))
    // A catalogue, which the database names, and one that only the catalogue names.
    const [lost = '', damaged = ''] = [
      stored.find((path) => path.endsWith('.json')),
      stored.find((path) => /webp|png|svg/.test(path)),
    ]
    await rm(join(portal.dataDir, lost))
    await rm(join(to, lost), { force: true })
    await appendFile(join(portal.dataDir, damaged), 'x')
    const second = await back({ to: join(root, 'elsewhere') })
    expect(new Set(second.manifest.missing)).toEqual(new Set([lost.split('/').at(-1), damaged]))
    expect(await restore(second.folder)).toMatchObject({ ok: true })
  })
})

describe('back-ups of a portal with its files in S3', () => {
  let s3: Awaited<ReturnType<typeof startS3Server>>
  let portal: TestPortal
  let root: string
  beforeAll(async () => {
    s3 = await startS3Server()
    root = await mkdtemp(join(tmpdir(), 'wohnwahl-backups-'))
    portal = await startTestPortal({ s3: { ...s3.place, prefix: 'here/' }, prepare: seed })
  })
  afterAll(async () => {
    await portal.remove()
    await s3.stop()
    await rm(root, { recursive: true, force: true })
  })

  it('FILE-10: they hold every file, share it with the one before, and bring it into S3 or onto the disk', async () => {
    const sent = await portal.files.put(Buffer.from('%PDF-1.7'), 'pdf', 'sent')
    const picture = await portal.files.put(Buffer.from('RIFF'), 'webp', 'library')
    const make = (now: number) =>
      makeBackup({
        database: sqliteBackup(portal.dataDir),
        files: portal.files,
        dataDir: portal.dataDir,
        to: join(root, 'backups'),
        withKey: false,
        keep: null,
        version: '1.2.3',
        now,
      })
    const first = await make(Date.parse('2026-11-24T10:00:00Z'))
    const all = (await Promise.all(FILE_AREAS.map((area) => portal.files.list(area)))).flat()
    expect(first.manifest.missing).toEqual([])
    expect(first.manifest.files.filter(({ path }) => path.startsWith('files/'))).toHaveLength(all.length)
    expect(all.length).toBeGreaterThan(5)
    expect((await make(Date.parse('2026-11-25T10:00:00Z'))).linkedCount).toBe(all.length)
    const places = [{ ...s3.place, prefix: 'there/' }, { folder: join(root, 'disk', 'files') }]
    for (const [at, place] of places.entries()) {
      const files = await openFileStore(place)
      const dataDir = join(root, ['s3', 'disk'][at] ?? '')
      const database = sqliteBackup(dataDir)
      expect(await restoreBackup({ from: join(root, 'backups'), database, files, dataDir })).toMatchObject({ ok: true })
      expect((await Promise.all(FILE_AREAS.map((area) => files.list(area)))).flat().toSorted()).toEqual(all.toSorted())
      expect([String(await files.read(sent)), String(await files.read(picture))]).toEqual(['%PDF-1.7', 'RIFF'])
    }
    expect(existsSync(join(root, 's3', 'files'))).toBe(false)
  })
})
