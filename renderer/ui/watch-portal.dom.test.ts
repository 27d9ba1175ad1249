import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchPortal } from './watch-portal.ts'

/** Says in turn whether the portal answers; then the last one again. */
function portalThatAnswers(...isThere: boolean[]) {
  const fetch = vi.fn<() => Promise<Response>>(async () => {
    const now = isThere.length > 1 ? isThere.shift() : isThere[0]
    if (now !== true) throw new TypeError('Failed to fetch')
    return new Response(null)
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

describe('watching a portal that is out of reach', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('SHL-2 calls back once, when it answers again', async () => {
    portalThatAnswers(false, false, true)
    const onBack = vi.fn<() => void>()
    watchPortal(onBack)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(onBack).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('does not ask a portal twice that answers, nor after its end', async () => {
    const fetch = portalThatAnswers(true)
    const onBack = vi.fn<() => void>()
    watchPortal(onBack)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([fetch.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 0])

    const away = portalThatAnswers(false)
    const end = watchPortal(onBack)
    await vi.advanceTimersByTimeAsync(0)
    end()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([away.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 0])
  })
})
