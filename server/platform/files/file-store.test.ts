import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDiskFileStore } from './disk-file-store.ts'
import { FILE_AREAS, type FileStore, type FileStorePlace, keyOfFileName, urlOfFile } from './file-store.ts'
import { openFileStore } from './open-file-store.ts'
import { startS3Server } from './testing/s3-server.ts'

const BYTES = Buffer.from('hello')
const HASH = createHash('sha256').update(BYTES).digest('hex')

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

let s3: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(() => s3.stop())

/** An empty one each time. */
const PLACES: Readonly<Record<string, () => FileStorePlace>> = {
  'the disk': () => ({ folder: join(folder, 'files') }),
  S3: () => ({ ...s3.place, prefix: `${randomBytes(6).toString('hex')}/` }),
}

describe.each(Object.keys(PLACES))('files on %s', (name) => {
  let files: FileStore
  beforeEach(async () => {
    files = await openFileStore(PLACES[name]?.() ?? { folder })
  })

  it('FILE-9 stores a file under the hash of its content and gives it back, also to another process', async () => {
    const key = await files.put(BYTES, 'txt')
    expect(key).toBe(`sha256/${HASH}.txt`)
    expect(await files.read(key)).toEqual(BYTES)
    expect([await files.has(key), await files.size(key)]).toEqual([true, 5])
    const opened = await files.open(key)
    expect(opened?.size).toBe(5)
    expect(opened && (await buffer(opened.stream()))).toEqual(BYTES)
    const again = await files.open(key)
    expect(again && String(await buffer(again.stream({ start: 1, end: 2 })))).toBe('el')
    await (await files.open(key))?.close()
    expect(await (await openFileStore(structuredClone(files.place))).read(key)).toEqual(BYTES)
  })

  it('FILE-9 stores a file of the disk, which stays where it is, and an empty one', async () => {
    const path = join(folder, 'large')
    const large = randomBytes(6_000_000)
    await writeFile(path, large)
    const key = await files.putFile(path, 'bin', 'sent')
    expect(key).toBe(`sent/${createHash('sha256').update(large).digest('hex')}.bin`)
    expect(await files.putFile(path, 'bin', 'sent')).toBe(key)
    expect((await files.read(key))?.equals(large)).toBe(true)
    const part = await files.open(key)
    const range = { start: 1_000_000, end: 1_000_009 }
    expect(part && (await buffer(part.stream(range)))).toEqual(large.subarray(1_000_000, 1_000_010))
    expect(await files.read(await files.put(Buffer.alloc(0), 'txt'))).toEqual(Buffer.alloc(0))
  })

  it('FILE-9 lists the files of each area, hides and removes them', async () => {
    const listAll = () => Promise.all(FILE_AREAS.map((area) => files.list(area)))
    expect(await listAll()).toEqual([[], [], [], []])
    const key = await files.put(BYTES, 'txt')
    expect(await listAll()).toEqual([[key], [], [], []])
    const hidden = await files.hide(key)
    expect(await files.hide(key)).toBe(hidden)
    expect(await files.hide(hidden)).toBe(hidden)
    const sent = await files.put(BYTES, 'txt', 'sent')
    const kept = await files.put(BYTES, 'txt', 'library')
    expect(await listAll()).toEqual([[], [hidden], [sent], [kept]])
    expect([urlOfFile(key), urlOfFile(sent)]).toEqual([`/files/${HASH}.txt`, `/private-files/${HASH}.txt`])
    expect([kept, urlOfFile(kept)]).toEqual([`library/${HASH}.txt`, `/files/${HASH}.txt`])
    await files.remove(sent)
    await files.remove(sent)
    await files.remove('sent/../../etc/passwd')
    expect(await listAll()).toEqual([[], [hidden], [], [kept]])
    expect(await files.read(hidden)).toEqual(BYTES)
  })

  it('FILE-9 has no file under any other key, and tells whether it can be written', async () => {
    for (const key of [`sha256/${HASH}.txt`, `sent/${HASH}.txt`, 'sha256/../../etc/passwd', '/etc/passwd', '']) {
      expect(await files.read(key)).toBeNull()
      expect(await files.open(key)).toBeNull()
      expect(await files.has(key)).toBe(false)
    }
    await expect(files.put(BYTES, '../x')).rejects.toThrow(TypeError)
    await files.tryWriting()
    expect((await Promise.all(FILE_AREAS.map((area) => files.list(area)))).flat()).toEqual([])
  })

  it('FILE-9 stores the same content once, also when it comes at the same time', async () => {
    const keys = await Promise.all([files.put(BYTES, 'txt'), files.put(BYTES, 'txt'), files.put(BYTES, 'txt')])
    expect(new Set(keys).size).toBe(1)
    expect(await files.read(keys[0] ?? '')).toEqual(BYTES)
  })
})

it('FOUND-12: leaves nothing else behind on the disk, and lists nothing that is being written', async () => {
  const files = openDiskFileStore(folder)
  const key = await files.put(BYTES, 'txt')
  await Promise.all([files.put(BYTES, 'txt'), files.put(BYTES, 'txt')])
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
    HASH.slice(0, 2),
    join(HASH.slice(0, 2), `${HASH}.txt`),
  ])
  await writeFile(join(folder, HASH.slice(0, 2), `${HASH}.txt.0123.tmp`), '')
  expect([await files.list('public'), await files.list('private')]).toEqual([[key], []])
})

it('FILE-9 leaves nothing for ever of what a killed process was writing', async () => {
  const files = openDiskFileStore(folder)
  const key = await files.put(BYTES, 'txt', 'sent')
  const beside = join(folder, 'sent', HASH.slice(0, 2), `${HASH}.txt`)
  const [old, fresh] = [`${beside}.old.tmp`, `${beside}.fresh.tmp`]
  const hourAgo = new Date(Date.now() - 3_600_000)
  for (const path of [old, fresh]) await writeFile(path, 'hel')
  for (const path of [old, beside]) await utimes(path, hourAgo, hourAgo)
  await files.removeRemains(Date.now() - 60_000)
  expect((await readdir(dirname(beside))).toSorted()).toEqual([beside, fresh].map((path) => basename(path)))
  expect(await files.read(key)).toEqual(BYTES)
})

it('FILE-9 says when S3 cannot be reached, or does not let us in', async () => {
  const away = await openFileStore({ ...s3.place, endpoint: 'http://127.0.0.1:9' })
  await expect(away.tryWriting()).rejects.toThrow(/ECONNREFUSED/)
  const stranger = await openFileStore({ ...s3.place, secretAccessKey: 'wrong' })
  const refused = { $metadata: { httpStatusCode: 403 } }
  await expect(stranger.tryWriting()).rejects.toMatchObject(refused)
  await expect(stranger.has(`sha256/${HASH}.txt`)).rejects.toMatchObject(refused)
})

it('has a public address for every key, and no key for anything else', () => {
  const key = `sha256/${HASH}.txt`
  expect(urlOfFile(key)).toBe(`/files/${HASH}.txt`)
  expect(keyOfFileName(`${HASH}.txt`)).toBe(key)
  for (const name of ['', '..', `${HASH}`, `../${HASH}.txt`, `${HASH}.txt/x`, `${HASH.toUpperCase()}.txt`]) {
    expect(keyOfFileName(name)).toBeNull()
  }
})
