import type { IncomingMessage } from 'node:http'
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFaultLog } from '../kernel/faults.ts'
import { DEFAULT_LIMITS, type Limits } from '../kernel/limits.ts'
import { createPortalClient } from '../portal/portal-client.ts'
import { type FakePortal, startFakePortal } from '../testing/fake-portal.ts'
import { type FaultyDisk, faultyDisk } from '../testing/faulty-disk.ts'
import { keyFileBox } from '../testing/key-file-box.ts'
import { newHostFolder, QUICK_LIMITS, removeHostFolder, until } from '../testing/test-host.ts'
import { openOutbox } from './open-outbox.ts'
import type { Outbox } from './outbox.ts'

const VISIT = '/mp/api/v1/units/u-1/prospect_configurations'
const EVENT = '/mp/api/v1/tracking_events'
/** Tries of one entry until those behind it tell whether it is the entry. */
const PATIENCE = 10

let folder: string
let portal: FakePortal
let outbox: Outbox
let disk: FaultyDisk
/** Keys as they came, each time anew. */
let sent: string[]

beforeEach(async () => {
  folder = newHostFolder()
  disk = faultyDisk()
  portal = await startFakePortal()
  await openAnew()
})

afterEach(async () => {
  await outbox.stop()
  await portal.close()
  removeHostFolder(folder)
})

async function openAnew(own: Partial<Limits> = {}): Promise<void> {
  const limits = { ...DEFAULT_LIMITS, ...QUICK_LIMITS, brokenAgainMs: DEFAULT_LIMITS.brokenAgainMs, ...own }
  outbox = await openOutbox({
    disk,
    dataDir: join(folder, 'data'),
    secretBox: keyFileBox(join(folder, 'secret.key')),
    portal: createPortalClient({ fetch: globalThis.fetch, origin: () => portal.url, limits }),
    limits,
    makeRoom: () => Promise.resolve(0),
    faults: createFaultLog(Date.now),
    now: Date.now,
  })
}

const makeKey = (name: string) => `visit-0123456789-${name}`
const readName = (request: IncomingMessage) => String(request.headers['idempotency-key']).replace(makeKey(''), '')
const timesSent = (name: string) => sent.filter((one) => one === name).length
const post = (name: string) =>
  outbox.post({ kind: 'visit', portal: portal.url, path: VISIT, body: '{}' }, makeKey(name), 0)
const received = () => portal.received.map(({ key }) => key.replace(makeKey(''), ''))

/** Posts them while the portal is away, which says these statuses afterwards; null = it takes the entry. */
async function sendTo(getStatus: (name: string) => number | null, ...names: readonly string[]): Promise<void> {
  sent = []
  portal.intercept = (_request, reply) => {
    reply.destroy()
    return true
  }
  for (const name of names) await post(name)
  portal.intercept = (request, reply) => {
    const name = readName(request)
    sent.push(name)
    const status = getStatus(name)
    if (status === null) return false
    return portal.refuse(request, reply, status === 500 ? 'INTERNAL_ERROR' : 'NOT_FOUND')
  }
  outbox.wake(true)
}

function refused(): string[] {
  const within = join(folder, 'data/outbox/refused')
  mkdirSync(within, { recursive: true })
  return readdirSync(within)
}

describe('decision 36: what the portal breaks over', () => {
  it('stays while the portal refuses the next one and breaks over all the others', async () => {
    await sendTo((name) => (name === 'unknown' ? 404 : 500), 'first', 'unknown', 'last')
    await until(() => timesSent('last') > 2)
    expect([outbox.length, refused().length, outbox.refusals()]).toMatchObject([2, 1, [{ status: 404, count: 1 }]])
    portal.intercept = null
    await until(() => outbox.length === 0)
    expect(received()).toEqual(['first', 'last'])
  })

  it('stays while the portal refuses all that is behind it', async () => {
    await sendTo((name) => (name === 'first' ? 500 : 404), 'first', 'unknown', 'unknown too')
    await until(() => outbox.refused === 2)
    await until(() => timesSent('first') > PATIENCE + 3)
    expect([outbox.length, refused().length]).toEqual([1, 2])
  })

  it('goes aside where one behind it is taken, also after others are refused', async () => {
    await sendTo((name) => (name === 'first' ? 500 : name === 'unknown' ? 404 : null), 'first', 'unknown', 'last')
    await until(() => refused().length === 2)
    expect([outbox.length, received()]).toEqual([0, ['last']])
  })

  it('keeps nothing waiting once it is aside', async () => {
    await outbox.stop()
    await openAnew({ backOffMs: 3_600_000, maxBackOffMs: 3_600_000 })
    await sendTo((name) => (name === 'first' ? 500 : null), 'first', 'second', 'third')
    for (let times = 1; times < PATIENCE; times += 1) {
      await until(() => timesSent('first') >= times)
      outbox.wake(true)
    }
    await until(() => received().length === 2)
    expect([received(), outbox.refused]).toEqual([['second', 'third'], 1])
  })

  it('has as many tries as before when it is sent again', async () => {
    await sendTo((name) => (name === 'first' ? 500 : null), 'first', 'second')
    await until(() => outbox.refused === 1)
    const before = timesSent('first')
    expect(before).toBe(PATIENCE)
    expect(await outbox.retryRefused()).toBe(1)
    await post('third')
    await until(() => received().length === 2)
    expect(timesSent('first') - before).toBeGreaterThanOrEqual(PATIENCE)
  })

  it('is sent again by itself, keeps its time aside meanwhile, and is gone once it is taken', async () => {
    await outbox.stop()
    await openAnew({ brokenAgainMs: 40 })
    await sendTo((name) => (name === 'first' ? 500 : null), 'first', 'second')
    await until(() => refused().length === 1)
    const [file = ''] = refused()
    const asideSince = () => statSync(join(folder, 'data/outbox/refused', file)).mtimeMs
    const before = asideSince()
    await until(() => timesSent('first') > PATIENCE + 3)
    expect([asideSince(), outbox.refused, received()]).toEqual([before, 1, ['second']])
    portal.intercept = null
    await until(() => refused().length === 0)
    expect(received()).toEqual(['second', 'first'])
    await until(() => readFileSync(join(folder, 'data/outbox/refused.json'), 'utf8').includes('"count": 0'))
    expect(outbox.refusals()).toEqual([])
  })
})

describe('decision 36: what staff send again', () => {
  it('goes out at once, also where the portal wants to be left alone', async () => {
    await sendTo(() => 404, 'first')
    await until(() => outbox.refused === 1)
    portal.intercept = (request, reply) => {
      sent.push(readName(request))
      return portal.refuse(request, reply, 'TOO_MANY_REQUESTS', { 'Retry-After': '3600' })
    }
    await post('second')
    await until(() => timesSent('second') === 1)
    portal.intercept = null
    expect(await outbox.retryRefused()).toBe(1)
    await until(() => received().length === 2)
    expect(received().toSorted()).toEqual(['first', 'second'])
  })
})

describe('decision 36: what a visitor asks', () => {
  it('does not wait for the disk to keep what is counted', async () => {
    const written = Promise.withResolvers<void>()
    const write = disk.write.bind(disk)
    disk.write = async (path, bytes) => {
      if (path.includes('.event-')) await written.promise
      return write(path, bytes)
    }
    const event = outbox.post({ kind: 'event', portal: portal.url, path: EVENT, body: '{}' }, null, 0)
    await post('first')
    await until(() => received().length === 1)
    expect(received()).toEqual(['first'])
    written.resolve()
    await event
    await until(() => received().length === 2)
  })
})
