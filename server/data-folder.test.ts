import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ensureDataFolder } from './data-folder.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'data-folder-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const getMode = async (...path: string[]) => ((await stat(join(root, ...path))).mode & 0o7777).toString(8)

it('FOUND-13: makes a folder that is its user’s alone', async () => {
  ensureDataFolder(join(root, 'new', 'data'))
  expect(await getMode('new', 'data')).toBe('700')
})

it('FOUND-13: closes what an older version left open, and nothing that is not the portal’s', async () => {
  await mkdir(join(root, 'data', 'files', 'ab'), { recursive: true })
  await mkdir(join(root, 'data', 'outbox'))
  const files = ['wohnwahl.db', 'wohnwahl.db-wal', 'audit.key', 'files/ab/picture', 'outbox/mail.eml', 'notes.txt']
  for (const name of [...files.map((file) => join('data', file)), 'elsewhere']) {
    await writeFile(join(root, name), '')
    await chmod(join(root, name), 0o644)
  }
  for (const name of ['data', 'data/files', 'data/files/ab', 'data/outbox']) await chmod(join(root, name), 0o755)
  await symlink(join(root, 'elsewhere'), join(root, 'data', 'files', 'link'))
  ensureDataFolder(join(root, 'data'))
  for (const name of ['', 'files', 'files/ab', 'outbox']) expect(await getMode('data', name), name).toBe('700')
  for (const name of files.slice(0, -1)) expect(await getMode('data', name), name).toBe('600')
  expect(await getMode('data', 'notes.txt')).toBe('644')
  expect(await getMode('elsewhere')).toBe('644')
})

it('FOUND-13: leaves a folder open that everybody shares', async () => {
  await mkdir(join(root, 'tmp'))
  await chmod(join(root, 'tmp'), 0o1777)
  ensureDataFolder(join(root, 'tmp'))
  expect(await getMode('tmp')).toBe('1777')
})
