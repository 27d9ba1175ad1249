import { describe, expect, it } from 'vitest'
import { berlinDay, nextBerlinMidnight } from './berlin-days.ts'

describe('days in Berlin', () => {
  const next = (iso: string) => new Date(nextBerlinMidnight(Date.parse(iso))).toISOString()

  it('begin an hour or two before those in UTC', () => {
    expect(berlinDay(Date.parse('2026-11-20T22:59:59Z'))).toBe('2026-11-20')
    expect(berlinDay(Date.parse('2026-11-20T23:00:00Z'))).toBe('2026-11-21')
    expect(berlinDay(Date.parse('2026-07-20T22:00:00Z'))).toBe('2026-07-21')
  })

  it('end at the next midnight, also when the clocks change', () => {
    expect(next('2026-11-20T10:00:00Z')).toBe('2026-11-20T23:00:00.000Z')
    expect(next('2026-11-20T23:00:00Z')).toBe('2026-11-21T23:00:00.000Z')
    expect(next('2026-03-28T23:30:00Z')).toBe('2026-03-29T22:00:00.000Z')
    expect(next('2026-10-24T22:30:00Z')).toBe('2026-10-25T23:00:00.000Z')
  })
})
