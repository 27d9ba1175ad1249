import { describe, expect, it } from 'vitest'
import type { KioskState } from '#renderer/features/kiosk/index.ts'
import { describePage, hasToEnd } from './page-facts.ts'
import { READY } from '#renderer/features/kiosk/testing/kiosk-state.ts'

describe('decision 36: a page that nobody has touched', () => {
  it.each<[string, Partial<KioskState>]>([
    ['the prices or pictures of the project', { manifestRevision: 'edition-2' }],
    ['the project', { project: { id: 'q', slug: 'stadtgarten', name: 'Stadtgarten' } }],
    ['the program', { programVersion: '1.1.0' }],
    ['a setting', { settings: { ...READY.settings, returnLabel: 'Weiter' } }],
    ['whether there is anything to show', { stage: 'unpaired' }],
  ])('begins anew with %s', (_what, change) => {
    expect(describePage({ ...READY, ...change })).not.toBe(describePage(READY))
  })

  it.each<[string, Partial<KioskState>]>([
    ['how far a synchronisation is', { synchronising: 0.5 }],
    ['when the last one was', { synchronisedAt: '2026-11-22T08:00:00Z' }],
    ['what waits for the network', { outboxLength: 3, isOnline: false }],
  ])('stays over %s', (_what, change) => {
    expect(describePage({ ...READY, ...change })).toBe(describePage(READY))
  })
})

describe('a visit', () => {
  const AT_WORK = { phase: 'open', isTouched: true } as const
  const NOBODY = { phase: 'waiting', isTouched: false } as const

  it('decision 36 ends when it is ordered, and with what is new only while nobody is at work', () => {
    expect(hasToEnd(READY, { ...READY, resetOrders: 1 }, AT_WORK)).toBe(true)
    expect(hasToEnd(READY, { ...READY, manifestRevision: 'edition-2' }, AT_WORK)).toBe(false)
    expect(hasToEnd(READY, { ...READY, manifestRevision: 'edition-2' }, NOBODY)).toBe(true)
    expect(hasToEnd(READY, READY, NOBODY)).toBe(false)
  })

  it('decision 35 ends with the screen that it stood on: nothing is left for whoever comes after the pairing', () => {
    expect(hasToEnd(READY, { ...READY, stage: 'unpaired', isRevoked: true }, AT_WORK)).toBe(true)
    expect(hasToEnd({ ...READY, stage: 'unpaired' }, { ...READY, stage: 'waiting' }, AT_WORK)).toBe(false)
  })
})
