import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PictureMapping } from '#shared/domain/look/pictures.ts'
import { openDiskFileStore } from '#server/platform/files/disk-file-store.ts'
import { type FileStore, urlOfFile } from '#server/platform/files/file-store.ts'
import { createPictureMerger } from './picture-merger.ts'

let folder = ''
let files: FileStore
let mapping: PictureMapping

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merger-'))
  files = openDiskFileStore(join(folder, 'files'))
  mapping = {
    mergerUrl: '/merger/v1/demo/tiny',
    missingKey: 'missing_01',
    rooms: [
      {
        renderId: 'hall',
        width: 8,
        height: 8,
        baseUrl: await image(8, 8, '#ffffff'),
        previewUrl: '',
        layers: [
          {
            category: 'floor',
            subLineItemId: 'floor',
            productsById: {
              oak: { key: 'oak', url: await image(8, 4, '#ff0000'), x: 0, y: 4, width: 8, height: 4 },
              stone: { key: 'stone', url: await image(8, 4, '#00ff00'), x: 0, y: 4, width: 8, height: 4 },
            },
          },
          {
            category: 'rug',
            subLineItemId: 'rug',
            productsById: { rug: { key: 'rug', url: await image(2, 2, '#0000ff'), x: 6, y: 6, width: 2, height: 2 } },
          },
        ],
      },
    ],
  }
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function image(width: number, height: number, background: string): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return urlOfFile(await files.put(bytes, 'png'))
}

/** The strongest of red, green and blue at a point; white when all are strong. */
async function colorAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const pixel = await sharp(bytes).removeAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer()
  return ['red', 'green', 'blue'].filter((_, channel) => (pixel[channel] ?? 0) > 150).join(' ')
}

const merger = (options: { maxCacheBytes?: number; maxWaiting?: number } = {}) =>
  createPictureMerger({ files, cacheDir: join(folder, 'cache'), ...options })

/** A picture that has to come. */
async function combine(one: ReturnType<typeof createPictureMerger>, keys: Record<string, string>) {
  const merged = await one.combine(mapping, 'hall', keys)
  if (typeof merged === 'string') throw new Error(merged)
  return merged
}

it('API-39 lays the named layers over the base, bottom first', async () => {
  const merged = await combine(merger(), { rug: 'rug', floor: 'stone' })
  expect(merged.isIncomplete).toBe(false)
  const { bytes } = merged
  expect((await sharp(bytes).metadata()).format).toBe('webp')
  expect([await colorAt(bytes, 2, 1), await colorAt(bytes, 1, 6), await colorAt(bytes, 7, 7)]).toEqual([
    'red green blue',
    'green',
    'blue',
  ])
})

it('IMG-15 IMG-8 leaves out and flags layers with an unknown key or the missing key', async () => {
  for (const key of ['missing_01', 'marble']) {
    const merged = await combine(merger(), { floor: key })
    expect(merged.isIncomplete).toBe(true)
    expect(await colorAt(merged.bytes, 1, 6)).toBe('red green blue')
  }
})

it('answers nothing for an unknown room', async () => {
  expect(await merger().combine(mapping, 'attic', {})).toBe('unknown')
})

it('composes the same picture once, at the same time and later', async () => {
  const read = vi.spyOn(files, 'read')
  const one = merger()
  const query = { floor: 'oak' }
  const [first, second] = await Promise.all([combine(one, query), combine(one, query)])
  expect(first).toEqual(second)
  expect(await combine(merger(), query)).toEqual(first)
  expect(read).toHaveBeenCalledTimes(2)
  expect((await combine(merger(), { floor: 'stone' })).etag).not.toBe(first.etag)
})

it('keeps its cache below the size it is given', async () => {
  const tiny = merger({ maxCacheBytes: 100 })
  for (const floor of ['oak', 'stone', 'none']) await tiny.combine(mapping, 'hall', { floor })
  expect((await readdir(join(folder, 'cache'))).length).toBeLessThan(3)
})

/** Holds up every composing until it is let go. */
function holdUp(): () => void {
  const read = files.read.bind(files)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  vi.spyOn(files, 'read').mockImplementation(async (key) => {
    await held
    return read(key)
  })
  return () => letGo()
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 20))
const OAK = { floor: 'oak' }
const STONE = { floor: 'stone' }
const RUG = { rug: 'rug' }
const OAK_AND_RUG = { ...OAK, ...RUG }

it('sends away who comes when too many wait, and composes the others', async () => {
  const letGo = holdUp()
  const one = merger({ maxWaiting: 2 })
  const answers = []
  for (const keys of [OAK, STONE, RUG, OAK_AND_RUG, { ...STONE, ...RUG }]) {
    answers.push(one.combine(mapping, 'hall', keys))
    await tick()
  }
  letGo()
  const [last, ...others] = (await Promise.all(answers)).toReversed()
  expect(last).toBe('busy')
  expect(others.map((picture) => typeof picture)).toEqual(['object', 'object', 'object', 'object'])
})

it('does not begin what nobody waits for any more, and composes it for who comes later', async () => {
  const letGo = holdUp()
  const one = merger()
  const busy = [OAK, STONE].map((keys) => one.combine(mapping, 'hall', keys))
  await tick()
  const left = one.combine(mapping, 'hall', RUG, () => true)
  const kept = one.combine(mapping, 'hall', OAK_AND_RUG, () => true)
  const joined = one.combine(mapping, 'hall', OAK_AND_RUG, () => false)
  await tick()
  letGo()
  await Promise.all(busy)
  expect(await left).toBe('busy')
  expect([typeof (await kept), typeof (await joined)]).toEqual(['object', 'object'])
  expect(typeof (await one.combine(mapping, 'hall', RUG))).toBe('object')
})

it('takes no notice of cached files that are empty or cut off', async () => {
  const first = await combine(merger(), OAK)
  const [name = ''] = await readdir(join(folder, 'cache'))
  const path = join(folder, 'cache', name)
  const whole = await readFile(path)
  for (const broken of [Buffer.alloc(0), whole.subarray(0, whole.length - 10), Buffer.from('nonsense, and long')]) {
    await writeFile(path, broken)
    expect(await combine(merger(), OAK)).toEqual(first)
  }
})
