import { expect, it } from 'vitest'
import { getInitials } from './initials.ts'
import { longMoment, shortMoment } from './message-time.ts'

const NOW = Date.parse('2026-11-22T22:30:00Z')

it.each([
  // In Berlin it is half past eleven at night.
  ['2026-11-22T13:31:00Z', 'de', '14:31'],
  ['2026-11-21T22:59:00Z', 'de', '21.11.'],
  ['2026-11-21T23:01:00Z', 'de', '00:01'],
  ['2025-09-02T10:00:00Z', 'de', '02.09.25'],
  ['2026-09-02T10:00:00Z', 'en', '02/09'],
] as const)('INB-1 says %s in %s as %s in a line of the list', (time, locale, words) => {
  expect(shortMoment(time, locale, NOW)).toBe(words)
})

it('INB-12 says above a message that it is of today, or its day', () => {
  expect(longMoment('2026-11-22T13:31:00Z', 'de', NOW)).toEqual({ day: null, clock: '14:31' })
  expect(longMoment('2026-11-20T13:31:00Z', 'de', NOW)).toEqual({ day: '20.11.2026', clock: '14:31' })
})

it.each([
  ['Miriam Vogt', 'MV'],
  ['Anna Maria von Berg', 'AB'],
  ['Bauleitung', 'B'],
  ['', ''],
])('INB-12 stands for %s with %s', (name, letters) => expect(getInitials(name)).toBe(letters))
