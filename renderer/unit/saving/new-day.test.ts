import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onNewDay } from './new-day.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-12-12T22:58:30Z') }))
afterEach(() => void vi.useRealTimers())

it('decision 55: a day begins at midnight in Berlin, within a minute, and is told once more for clocks that are ahead', () => {
  const tell = vi.fn<() => void>()
  const stop = onNewDay(tell)
  vi.advanceTimersByTime(60_000)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(tell).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(300_000)
  expect(tell).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(23 * 3_600_000)
  expect(tell).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(3_600_000)
  expect(tell).toHaveBeenCalledTimes(4)
  stop()
  vi.advanceTimersByTime(48 * 3_600_000)
  expect(tell).toHaveBeenCalledTimes(4)
})
