import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFaultLog } from '../kernel/faults.ts'
import { faultyDisk } from '../testing/faulty-disk.ts'
import { type ContentStore, createContentStore } from './content-store.ts'

const LIMIT = 1_000

let folder: string
let disk: ReturnType<typeof faultyDisk>
let time: number
let needed: Set<string>
let store: ContentStore
const faults = createFaultLog(() => time)

function content(letter: string, bytes = 300): { name: string; bytes: Buffer } {
  const body = Buffer.alloc(bytes, letter)
  return { name: `${createHash('sha256').update(body).digest('hex')}.webp`, bytes: body }
}

function newStore(): ContentStore {
  return createContentStore({
    disk,
    folder,
    faults,
    now: () => time,
    limitBytes: LIMIT,
    isProtected: (name) => needed.has(name),
  })
}

function namesOnDisk(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wohnwahl-store-'))
  disk = faultyDisk()
  time = 1_000_000
  needed = new Set()
  store = newStore()
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the store of files', () => {
  it('gives back what it keeps, also after a new start', async () => {
    const one = content('a')
    expect(await store.keep(one.name, one.bytes)).toBe('kept')
    const again = newStore()
    await again.open()
    expect([again.has(one.name), again.bytes()]).toEqual([true, 300])
    expect((await again.read(one.name))?.equals(one.bytes)).toBe(true)
  })

  it('keeps nothing under a name that is not its own', async () => {
    expect(await store.keep(content('a').name, content('b').bytes)).toBe('wrong')
    expect(await store.keep('../../evil', content('b').bytes)).toBe('wrong')
    expect(namesOnDisk()).toEqual([])
  })

  it('finds a changed bit, removes the file and says so', async () => {
    const one = content('a')
    await store.keep(one.name, one.bytes)
    const spoilt = Buffer.from(one.bytes)
    spoilt[7] = 0
    writeFileSync(join(folder, one.name.slice(0, 2), one.name), spoilt)
    expect(await store.read(one.name)).toBeNull()
    expect([store.has(one.name), store.bytes(), namesOnDisk()]).toEqual([false, 0, []])
    expect(faults.list().map(({ code }) => code)).toContain('CACHE_ENTRY_WRONG')
  })

  it('removes what writes that were cut short have left, and nothing else', async () => {
    const one = content('a')
    await store.keep(one.name, one.bytes)
    writeFileSync(join(folder, one.name.slice(0, 2), `${one.name}.7-1.part`), 'half')
    await newStore().open()
    expect(namesOnDisk()).toEqual([one.name])
  })

  it('makes room by what was used longest ago, and never by what is needed', async () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => content(letter))
    if (!a || !b || !c || !d) throw new Error('four')
    for (const file of [a, b, c]) {
      time += 1
      await store.keep(file.name, file.bytes)
    }
    needed.add(b.name)
    time += 1
    await store.read(a.name)
    expect(await store.keep(d.name, d.bytes)).toBe('kept')
    expect([a, b, c, d].map(({ name }) => store.has(name))).toEqual([true, true, false, true])
    expect(store.bytes()).toBe(900)
  })

  it('keeps what is needed beyond the limit, and nothing else', async () => {
    const files = ['a', 'b', 'c', 'd'].map((letter) => content(letter))
    for (const { name } of files) needed.add(name)
    for (const { name, bytes } of files) expect(await store.keep(name, bytes)).toBe('kept')
    expect(store.bytes()).toBe(1_200)
    const other = content('x')
    expect(await store.keep(other.name, other.bytes)).toBe('full')
    expect(store.bytes()).toBe(1_200)
  })

  it('makes room once on a full disk, and goes on without keeping when there is none', async () => {
    const [a, b] = [content('a'), content('b')]
    await store.keep(a.name, a.bytes)
    let isFull = true
    disk.fault = (operation) => (operation === 'write' && isFull ? 'full' : null)
    const remove = disk.remove.bind(disk)
    disk.remove = async (path) => {
      await remove(path)
      if (path.endsWith(a.name)) isFull = false
    }
    expect(await store.keep(b.name, b.bytes)).toBe('kept')
    expect([store.has(a.name), store.has(b.name)]).toEqual([false, true])
    isFull = true
    needed.add(b.name)
    expect(await store.keep(a.name, a.bytes)).toBe('full')
    expect(faults.list().map(({ code }) => code)).toContain('DISK_FULL')
    expect((await store.read(b.name))?.equals(b.bytes)).toBe(true)
  })

  it.each(['cut', 'broken'] as const)('leaves nothing behind of a write that is %s', async (fault) => {
    const one = content('a')
    disk.fault = (operation) => (operation === 'write' ? fault : null)
    expect(await store.keep(one.name, one.bytes)).toBe('failed')
    expect([store.has(one.name), namesOnDisk()]).toEqual([false, []])
  })

  it('counts a file that cannot be read as absent', async () => {
    const one = content('a')
    await store.keep(one.name, one.bytes)
    disk.fault = (operation) => (operation === 'read' ? 'broken' : null)
    expect(await store.read(one.name)).toBeNull()
  })
})
