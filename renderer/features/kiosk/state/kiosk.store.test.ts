import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiResult } from '#renderer/api/index.ts'
import * as api from '#renderer/api/index.ts'
import { type KioskState, useKiosk, watchKioskState } from './kiosk.store.ts'
import { READY } from '../testing/kiosk-state.ts'

vi.mock('#renderer/api/index.ts', async (original) => ({ ...(await original<typeof api>()), call: vi.fn() }))
const call = vi.mocked(api.call)

const answer = (value: KioskState): ApiResult<KioskState> => ({
  ok: true,
  value: structuredClone(value),
  status: 200,
  etag: null,
  revision: null,
  totalCount: null,
})
const silence: ApiResult<never> = { ok: false, error: { kind: 'network', status: 0, errors: [], revision: null } }

describe('how the kiosk is', () => {
  let stop: () => void
  beforeEach(() => {
    vi.useFakeTimers()
    useKiosk.setState({ host: null })
    call.mockReset()
    call.mockResolvedValue(answer(READY))
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  it('decision 36 is asked for every ten seconds, and at once when the page comes into sight', async () => {
    stop = watchKioskState()
    await vi.advanceTimersByTimeAsync(9_000)
    expect(call).toHaveBeenCalledTimes(1)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(1)
    expect(call).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(call).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1_500)
    expect(call).toHaveBeenCalledTimes(3)
  })

  it('decision 36 is what the host last said, and nothing renders for the same again', async () => {
    const changed = vi.fn()
    const unsubscribe = useKiosk.subscribe(changed)
    stop = watchKioskState()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(changed).toHaveBeenCalledTimes(1)
    call.mockResolvedValue(answer({ ...READY, isOnline: false }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(useKiosk.getState().host?.isOnline).toBe(false)
    call.mockResolvedValue(silence)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(useKiosk.getState().host?.isOnline).toBe(false)
    unsubscribe()
  })

  it('decision 36 is looked at more often while there is nothing to show yet', async () => {
    call.mockResolvedValue(answer({ ...READY, stage: 'waiting' }))
    stop = watchKioskState()
    await vi.advanceTimersByTimeAsync(5_500)
    expect(call).toHaveBeenCalledTimes(6)
  })

  it('decision 35 leaves no timer behind', async () => {
    stop = watchKioskState()
    await vi.advanceTimersByTimeAsync(20_000)
    stop()
    expect(vi.getTimerCount()).toBe(0)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(call).toHaveBeenCalledTimes(3)
  })
})
