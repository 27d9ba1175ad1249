import { existsSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakePortal, startFakePortal } from '../testing/fake-portal.ts'
import { type FaultyDisk, faultyDisk } from '../testing/faulty-disk.ts'
import { newHostFolder, newTestHost, removeHostFolder, type TestHost } from '../testing/test-host.ts'

/** ms after which a change of a file shows in its times. */
const SETTLED_MS = 150

let folder: string
let portal: FakePortal
let host: TestHost
let disk: FaultyDisk
/** How often a file was read as a whole. */
let wholeReads: number

beforeEach(async () => {
  folder = newHostFolder()
  portal = await startFakePortal()
  disk = faultyDisk()
  host = newTestHost(folder, { disk })
  await host.start()
  await host.synchroniseWith(portal.url)
  await portal.close()
  wholeReads = 0
  disk.fault = (operation, path) => {
    if (operation === 'read' && path.endsWith('.webp')) wholeReads += 1
    return null
  }
})

afterEach(async () => {
  await host.stop()
  removeHostFolder(folder)
})

describe('decision 36: files of the project in parts, as browsers ask for films', () => {
  it('come from the one that was checked', async () => {
    const [name = '', content = Buffer.alloc(0)] = [...portal.files][0] ?? []
    const get = (headers: Record<string, string>) => host.get(`/files/${name}`, headers)
    const part = await get({ Range: 'bytes=100-299' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-299/${content.byteLength}`])
    expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(100, 300))).toBe(true)
    const end = await get({ Range: 'bytes=-5' })
    expect(Buffer.from(await end.arrayBuffer()).equals(content.subarray(-5))).toBe(true)
    const outside = await get({ Range: `bytes=${content.byteLength}-` })
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${content.byteLength}`])
    const whole = await get({})
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
    const etag = whole.headers.get('etag') ?? ''
    expect((await get({ Range: 'bytes=0-9', 'If-Range': etag })).status).toBe(206)
    expect((await get({ Range: 'bytes=0-9', 'If-Range': '"another"' })).status).toBe(200)
  })

  it('are read alone once the whole has been checked', async () => {
    const [name = '', content = Buffer.alloc(0)] = [...portal.files][0] ?? []
    await wait(SETTLED_MS)
    for (let start = 0; start < 1_000; start += 100) {
      const part = await host.get(`/files/${name}`, { Range: `bytes=${start}-${start + 99}` })
      expect(part.status).toBe(206)
      expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(start, start + 100))).toBe(true)
    }
    expect(wholeReads).toBe(1)
    // What is shown as a whole is checked each time.
    await host.get(`/files/${name}`)
    expect(wholeReads).toBe(2)
  })

  it.each([
    ['in its place', (path: string, spoilt: Buffer) => writeFileSync(path, spoilt)],
    [
      'by another file',
      (path: string, spoilt: Buffer) => {
        writeFileSync(`${path}.other`, spoilt)
        renameSync(`${path}.other`, path)
      },
    ],
    ['to a shorter one', (path: string, spoilt: Buffer) => writeFileSync(path, spoilt.subarray(0, 150))],
  ])('never show a wrong byte of a file that was changed on the disk meanwhile: %s', async (_how, change) => {
    const [name = '', content = Buffer.alloc(0)] = [...portal.files][0] ?? []
    const path = join(host.dataDir, 'files', name.slice(0, 2), name)
    const get = () => host.get(`/files/${name}`, { Range: 'bytes=100-299' })
    await wait(SETTLED_MS)
    expect((await get()).status).toBe(206)
    const { atime, mtime } = statSync(path)
    const spoilt = Buffer.from(content)
    spoilt[120] = (spoilt[120] ?? 0) ^ 1
    change(path, spoilt)
    // As if nothing had happened to it.
    utimesSync(path, atime, mtime)
    await wait(SETTLED_MS)
    expect((await get()).status).toBe(504)
    expect(existsSync(path)).toBe(false)
    portal = await startFakePortal({ port: portal.port })
    portal.files.set(name, content)
    const repaired = await get()
    await portal.close()
    expect([repaired.status, Buffer.from(await repaired.arrayBuffer()).equals(content.subarray(100, 300))]).toEqual([
      206,
      true,
    ])
  })
})
