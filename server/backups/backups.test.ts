import { existsSync } from 'node:fs'
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeDump } from '#tests/support/database-dump.ts'
import { startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { sqliteBackup } from './sqlite-backup.ts'

const DAY_MS = 86_400_000

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
      dataDir: portal.dataDir,
      to,
      withKey: false,
      keep: null,
      version: '1.2.3',
      now: Date.parse('2026-11-24T10:00:00Z'),
      ...more,
    })
  const restore = (from = to) => restoreBackup({ from, database: sqliteBackup(dataDir), dataDir })

  it('OPS-7: what comes back is the database as it was, row for row, and every file', async () => {
    const { manifest } = await back()
    expect(manifest.missing).toEqual([])
    expect(await restore()).toMatchObject({ ok: true })
    expect(takeDump(dataDir)).toEqual(takeDump(portal.dataDir))
    for (const { path, bytes } of manifest.files) expect((await stat(join(dataDir, path))).size, path).toBe(bytes)
    expect(existsSync(join(dataDir, 'audit.key'))).toBe(false)
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
