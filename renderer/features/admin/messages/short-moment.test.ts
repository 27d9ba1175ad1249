import { expect, it } from 'vitest'
import { shortMoment } from './short-moment.ts'

it('MSG-1: says when something was written, by Berlin’s days', () => {
  const now = '2026-11-27T22:30:00.000Z'
  expect(shortMoment('2026-11-27T07:05:00.000Z', now, 'de')).toBe('08:05')
  // Half past eleven at night in Berlin the day before.
  expect(shortMoment('2026-11-26T22:30:00.000Z', now, 'de')).toBe('26. Nov.')
  expect(shortMoment('2026-11-26T23:30:00.000Z', now, 'en')).toBe('00:30')
  expect(shortMoment('2025-11-26T22:30:00.000Z', now, 'de')).toBe('26.11.25')
})
