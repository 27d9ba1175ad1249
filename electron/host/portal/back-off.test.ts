import { afterEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_LIMITS } from '../kernel/limits.ts'
import { computeBackOff, tryAgain } from './back-off.ts'

const FAILURES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const signal = new AbortController().signal

describe('FOUND-18 decision 36: the pauses after failures', () => {
  afterEach(() => vi.restoreAllMocks())

  it('double from half a second to a minute, and are at least half of that', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const longest = FAILURES.map((failures) => computeBackOff(DEFAULT_LIMITS, failures))
    expect(longest).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000])
    vi.spyOn(Math, 'random').mockReturnValue(0)
    expect(FAILURES.map((failures) => computeBackOff(DEFAULT_LIMITS, failures))).toEqual(longest.map((ms) => ms / 2))
  })

  it('lie between five tries, and follow neither the last nor a success', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const waited: number[] = []
    const pause = async (ms: number) => void waited.push(ms)
    const never = vi.fn(async () => null)
    expect(await tryAgain(never, DEFAULT_LIMITS, signal, pause)).toBeNull()
    expect([never.mock.calls.length, waited]).toEqual([5, [500, 1_000, 2_000, 4_000]])
    waited.splice(0)
    const third = vi.fn(async () => (third.mock.calls.length < 3 ? null : 'done'))
    expect(await tryAgain<string>(third, DEFAULT_LIMITS, signal, pause)).toBe('done')
    expect(waited).toEqual([500, 1_000])
  })
})
