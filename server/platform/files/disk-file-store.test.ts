import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDiskFileStore } from './disk-file-store.ts'
import { keyOfFileName, urlOfFile } from './file-store.ts'

const BYTES = Buffer.from('hello')
const HASH = createHash('sha256').update(BYTES).digest('hex')

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('stores a file under the hash of its content and gives it back', async () => {
  const files = openDiskFileStore(folder)
  const key = await files.put(BYTES, 'txt')
  expect(key).toBe(`sha256/${HASH}.txt`)
  expect(await files.read(key)).toEqual(BYTES)
  expect(await files.has(key)).toBe(true)
  const opened = await files.open(key)
  expect(opened?.size).toBe(5)
  expect(opened && (await buffer(opened.stream()))).toEqual(BYTES)
  const again = await files.open(key)
  expect(again && String(await buffer(again.stream({ start: 1, end: 2 })))).toBe('el')
})

it('stores the same content once, also when it comes at the same time, and leaves nothing else behind', async () => {
  const files = openDiskFileStore(folder)
  const keys = await Promise.all([files.put(BYTES, 'txt'), files.put(BYTES, 'txt'), files.put(BYTES, 'txt')])
  expect(new Set(keys).size).toBe(1)
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
    HASH.slice(0, 2),
    join(HASH.slice(0, 2), `${HASH}.txt`),
  ])
})

it('FOUND-12: lists the files of each area, and nothing that is being written', async () => {
  const files = openDiskFileStore(folder)
  expect([await files.list('public'), await files.list('private')]).toEqual([[], []])
  const key = await files.put(BYTES, 'txt')
  await writeFile(join(folder, HASH.slice(0, 2), `${HASH}.txt.0123.tmp`), '')
  expect([await files.list('public'), await files.list('private')]).toEqual([[key], []])
  const hidden = await files.hide(key)
  expect([await files.list('public'), await files.list('private')]).toEqual([[], [hidden]])
})

it('has no file under any other key', async () => {
  const files = openDiskFileStore(folder)
  for (const key of [`sha256/${HASH}.txt`, 'sha256/../../etc/passwd', '/etc/passwd', '']) {
    expect(await files.read(key)).toBeNull()
    expect(await files.open(key)).toBeNull()
    expect(await files.has(key)).toBe(false)
  }
  await expect(files.put(BYTES, '../x')).rejects.toThrow(TypeError)
})

it('has a public address for every key, and no key for anything else', () => {
  const key = `sha256/${HASH}.txt`
  expect(urlOfFile(key)).toBe(`/files/${HASH}.txt`)
  expect(keyOfFileName(`${HASH}.txt`)).toBe(key)
  for (const name of ['', '..', `${HASH}`, `../${HASH}.txt`, `${HASH}.txt/x`, `${HASH.toUpperCase()}.txt`]) {
    expect(keyOfFileName(name)).toBeNull()
  }
})
