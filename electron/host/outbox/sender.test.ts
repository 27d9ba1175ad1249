import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFaultLog } from '../kernel/faults.ts'
import { DEFAULT_LIMITS } from '../kernel/limits.ts'
import { createPortalClient } from '../portal/portal-client.ts'
import { type FakePortal, startFakePortal } from '../testing/fake-portal.ts'
import { faultyDisk } from '../testing/faulty-disk.ts'
import { keyFileBox } from '../testing/key-file-box.ts'
import { newHostFolder, QUICK_LIMITS, removeHostFolder, until } from '../testing/test-host.ts'
import { openOutbox } from './open-outbox.ts'
import type { Outbox } from './outbox.ts'

const VISIT = '/mp/api/v1/units/u-1/prospect_configurations'
const EVENT = '/mp/api/v1/tracking_events'

let folder: string
let own: FakePortal
let other: FakePortal
let outbox: Outbox
/** Of each call the portal's name and what it says of the sender. */
let senders: string[]

beforeEach(async () => {
  folder = newHostFolder()
  own = await startFakePortal()
  other = await startFakePortal()
  senders = []
  for (const [name, portal] of [
    ['own', own],
    ['other', other],
  ] as const) {
    portal.intercept = (request) => {
      senders.push(`${name} ${request.url?.split('/').at(-1)} ${request.headers.authorization ?? 'nobody'}`)
      return false
    }
  }
  const limits = { ...DEFAULT_LIMITS, ...QUICK_LIMITS }
  outbox = await openOutbox({
    disk: faultyDisk(),
    dataDir: join(folder, 'data'),
    secretBox: keyFileBox(join(folder, 'secret.key')),
    portal: createPortalClient({ fetch: globalThis.fetch, origin: () => own.url, limits }),
    credentials: (portal): Readonly<Record<string, string>> =>
      portal === own.url ? { Authorization: 'Bearer kd_mine' } : {},
    limits,
    makeRoom: () => Promise.resolve(0),
    faults: createFaultLog(Date.now),
    now: Date.now,
  })
})

afterEach(async () => {
  await outbox.stop()
  await Promise.all([own.close(), other.close()])
  removeHostFolder(folder)
})

it('ENQ-1: says which kiosk a visit comes from to the portal that it belongs to, and to no other; counting has no sender', async () => {
  await outbox.post({ kind: 'visit', portal: own.url, path: VISIT, body: '{}' }, null, 1_000)
  await outbox.post({ kind: 'visit', portal: other.url, path: VISIT, body: '{}' }, null, 1_000)
  await outbox.post({ kind: 'event', portal: own.url, path: EVENT, body: '{}' }, null, 1_000)
  await until(() => senders.length === 3)
  expect(senders.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'other prospect_configurations nobody',
    'own prospect_configurations Bearer kd_mine',
    'own tracking_events nobody',
  ])
})
