import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFaultLog } from '../kernel/faults.ts'
import { DEFAULT_LIMITS } from '../kernel/limits.ts'
import type { SecretBox } from '../kernel/program.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { type FaultyDisk, faultyDisk } from '../testing/faulty-disk.ts'
import { keyFileBox } from '../testing/key-file-box.ts'
import { newHostFolder, QUICK_LIMITS, removeHostFolder, until } from '../testing/test-host.ts'
import { openOutbox } from './open-outbox.ts'
import type { Outbox } from './outbox.ts'

let folder: string
let disk: FaultyDisk
let isOpen: boolean
let outbox: Outbox | null
let sent: string[]
let isOnline: boolean

const portal: PortalClient = {
  isOnline: true,
  ask(_path, call) {
    if (!isOnline) return Promise.resolve({ kind: 'silence', why: 'offline' })
    sent.push(call?.body ?? '')
    const headers = new Headers({ 'content-type': 'application/json' })
    return Promise.resolve({ kind: 'answer', status: 202, headers, body: Buffer.from('{}') })
  },
}

beforeEach(() => {
  folder = newHostFolder()
  disk = faultyDisk()
  isOpen = true
  outbox = null
  sent = []
  isOnline = false
})

afterEach(async () => {
  await outbox?.stop()
  removeHostFolder(folder)
})

/** Of a system that gives its secrets only while `isOpen`. */
function box(): SecretBox {
  const real = keyFileBox(join(folder, 'secret.key'))
  const locked = () => Promise.reject(new Error('locked'))
  return { ...real, decrypt: (sealed) => (isOpen ? real.decrypt(sealed) : locked()) }
}

async function newStart(): Promise<Outbox> {
  await outbox?.stop()
  const limits = { ...DEFAULT_LIMITS, ...QUICK_LIMITS }
  const makeRoom = () => Promise.resolve(0)
  const base = { disk, dataDir: join(folder, 'data'), secretBox: box(), portal, limits, makeRoom }
  outbox = await openOutbox({ ...base, faults: createFaultLog(Date.now), now: Date.now })
  return outbox
}

const keyPath = () => join(folder, 'data/outbox/key.json')
const post = (to: Outbox, body: string) =>
  to.post({ kind: 'event', portal: 'https://portal.example', path: '/events', body }, null, 0)

describe('decision 36: the key of the outbox', () => {
  it('is left alone while the disk cannot read it, and opens what it has sealed when it can', async () => {
    await post(await newStart(), 'before')
    const key = readFileSync(keyPath(), 'utf8')
    disk.fault = (operation, path) => (operation === 'read' && path.endsWith('key.json') ? 'broken' : null)
    const started = await newStart()
    expect(await post(started, 'lost')).toEqual({ kind: 'lost' })
    expect([readFileSync(keyPath(), 'utf8'), readdirSync(join(folder, 'data/outbox')).length]).toEqual([key, 2])
    disk.fault = null
    isOnline = true
    started.wake()
    await until(() => sent.length === 1)
    expect(sent).toEqual(['before'])
  })

  it('is left alone while the disk does not say what lies beside it', async () => {
    await post(await newStart(), 'before')
    disk.fault = (operation, path) => (operation === 'list' && path.endsWith('outbox') ? 'broken' : null)
    const started = await newStart()
    expect(await post(started, 'lost')).toEqual({ kind: 'lost' })
    disk.fault = null
    isOnline = true
    await post(started, 'after')
    await until(() => sent.length === 2)
    expect(sent).toEqual(['before', 'after'])
  })

  it('is set aside where the system does not open it, and opens its entries again at a start when it does', async () => {
    await post(await newStart(), 'before')
    isOpen = false
    const without = await newStart()
    await post(without, 'meanwhile')
    isOnline = true
    without.wake()
    await until(() => sent.length === 1)
    expect(sent).toEqual(['meanwhile'])
    expect(readdirSync(join(folder, 'data/outbox/unreadable'))).toHaveLength(1)
    isOpen = true
    ;(await newStart()).wake()
    await until(() => sent.length === 2)
    expect(sent).toEqual(['meanwhile', 'before'])
    expect(readdirSync(join(folder, 'data/outbox/unreadable'))).toEqual([])
  })

  it('stays where it is when nothing could take its place', async () => {
    await post(await newStart(), 'before')
    const key = readFileSync(keyPath(), 'utf8')
    isOpen = false
    disk.fault = (operation, path) => (operation === 'rename' && path.includes('.lost-') ? 'broken' : null)
    await newStart()
    expect(existsSync(keyPath()) && readFileSync(keyPath(), 'utf8')).toBe(key)
  })
})
