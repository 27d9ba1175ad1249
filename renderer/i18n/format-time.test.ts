import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatTime } from './format-time.ts'

describe('times in words', () => {
  afterEach(() => void vi.unstubAllEnvs())

  it.each(['America/New_York', 'Asia/Tokyo', 'UTC'])('KNW-8 are those of Berlin, also for a reader in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    const time = '2026-07-01T22:30:00.000Z'
    expect(formatTime(time, 'de', 'day')).toBe('2. Juli 2026')
    expect(formatTime(time, 'de', 'shortDay')).toBe('02.07.2026')
    expect(formatTime(time, 'de', 'moment')).toBe('02.07.2026, 00:30')
    expect(formatTime(time, 'en', 'longMoment')).toBe('2 July 2026 at 00:30')
    expect(formatTime(time, 'en', 'clock')).toBe('00:30')
  })
})
