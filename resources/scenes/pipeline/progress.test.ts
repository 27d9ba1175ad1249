import { describe, expect, it } from 'vitest'
import { duration, type Passed, secondsLeft } from './progress.ts'

const kept: Passed = { wasKnown: true, kept: true, seconds: 0.01 }
const fresh = (seconds: number): Passed => ({ wasKnown: false, kept: false, seconds })
const changed: Passed = { wasKnown: true, kept: false, seconds: 20 }

describe('the time left of a run', () => {
  it('counts what new looks took, however many were kept before', () => {
    expect(secondsLeft([fresh(10), fresh(30)], [false, false, false])).toBe(60)
    expect(secondsLeft([kept, kept, kept, fresh(10), fresh(30)], [false, false, false])).toBe(60)
  })

  it('is not told before one was rendered', () => {
    expect(secondsLeft([kept, kept], [false])).toBeNull()
    expect(secondsLeft([], [true, false])).toBeNull()
  })

  it('expects that of known looks as many have changed as before', () => {
    expect(secondsLeft([kept, changed], [true, true, true, true])).toBe(40)
    expect(secondsLeft([kept, kept], [true, true])).toBe(0)
  })

  it('is told in seconds, then in hours and minutes', () => {
    expect([0, 89.4, 90, 3599, 3600, 7260].map(duration)).toEqual([
      '0 s',
      '89 s',
      '0 h 2 min',
      '1 h 0 min',
      '1 h 0 min',
      '2 h 1 min',
    ])
  })
})
