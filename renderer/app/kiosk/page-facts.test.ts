import { describe, expect, it } from 'vitest'
import type { KioskState } from '#renderer/features/kiosk/index.ts'
import { DEFAULT_DEVICE_SETTINGS } from '#shared/contracts/entities/device.schema.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import { describePage, hasToEnd } from './page-facts.ts'

const HOST: KioskState = {
  stage: 'ready',
  isRevoked: false,
  programVersion: '1.0.0',
  portalUrl: 'https://portal.example',
  accountId: 'demo',
  project: { id: 'p', slug: 'lindenhof', name: 'Lindenhof' },
  manifestRevision: 'edition-1',
  units: [],
  startUnit: 'u-1',
  attract: [],
  settings: fromWire(DEFAULT_DEVICE_SETTINGS),
  hasStaffPin: false,
  isOnline: true,
  synchronisedAt: null,
  synchronising: null,
  outboxLength: 0,
  resetOrders: 0,
}

describe('decision 36: a page that nobody has touched', () => {
  it.each<[string, Partial<KioskState>]>([
    ['the prices or pictures of the project', { manifestRevision: 'edition-2' }],
    ['the project', { project: { id: 'q', slug: 'stadtgarten', name: 'Stadtgarten' } }],
    ['the program', { programVersion: '1.1.0' }],
    ['a setting', { settings: { ...HOST.settings, returnLabel: 'Weiter' } }],
    ['whether there is anything to show', { stage: 'unpaired' }],
  ])('begins anew with %s', (_what, change) => {
    expect(describePage({ ...HOST, ...change })).not.toBe(describePage(HOST))
  })

  it.each<[string, Partial<KioskState>]>([
    ['how far a synchronisation is', { synchronising: 0.5 }],
    ['when the last one was', { synchronisedAt: '2026-11-22T08:00:00Z' }],
    ['what waits for the network', { outboxLength: 3, isOnline: false }],
  ])('stays over %s', (_what, change) => {
    expect(describePage({ ...HOST, ...change })).toBe(describePage(HOST))
  })
})

describe('a visit', () => {
  const AT_WORK = { phase: 'open', isTouched: true } as const
  const NOBODY = { phase: 'waiting', isTouched: false } as const

  it('decision 36 ends when it is ordered, and with what is new only while nobody is at work', () => {
    expect(hasToEnd(HOST, { ...HOST, resetOrders: 1 }, AT_WORK)).toBe(true)
    expect(hasToEnd(HOST, { ...HOST, manifestRevision: 'edition-2' }, AT_WORK)).toBe(false)
    expect(hasToEnd(HOST, { ...HOST, manifestRevision: 'edition-2' }, NOBODY)).toBe(true)
    expect(hasToEnd(HOST, HOST, NOBODY)).toBe(false)
  })

  it('decision 35 ends with the screen that it stood on: nothing is left for whoever comes after the pairing', () => {
    expect(hasToEnd(HOST, { ...HOST, stage: 'unpaired', isRevoked: true }, AT_WORK)).toBe(true)
    expect(hasToEnd({ ...HOST, stage: 'unpaired' }, { ...HOST, stage: 'waiting' }, AT_WORK)).toBe(false)
  })
})
