import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getKioskState } from '#shared/contracts/kiosk/host.contract.ts'
import { answeringServer, noAnswer } from '#renderer/testing/answering-server.ts'
import { useKiosk, watchKioskState } from './kiosk.store.ts'
import { READY } from '../testing/kiosk-state.ts'

const server = answeringServer()

describe('how the kiosk is', () => {
  let stop: () => void
  beforeEach(() => {
    vi.useFakeTimers()
    useKiosk.setState({ host: null })
    server.answer(getKioskState, READY)
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  it('decision 36 is asked for every ten seconds, and at once when the page comes into sight', async () => {
    stop = watchKioskState()
    await vi.advanceTimersByTimeAsync(9_000)
    expect(server.names()).toHaveLength(1)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(1)
    expect(server.names()).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(server.names()).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1_500)
    expect(server.names()).toHaveLength(3)
  })

  it('decision 36 is what the host last said, and nothing renders for the same again', async () => {
    const changed = vi.fn()
    const unsubscribe = useKiosk.subscribe(changed)
    stop = watchKioskState()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(changed).toHaveBeenCalledTimes(1)
    server.answer(getKioskState, { ...READY, isOnline: false })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(useKiosk.getState().host?.isOnline).toBe(false)
    server.answer(getKioskState, noAnswer())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(useKiosk.getState().host?.isOnline).toBe(false)
    unsubscribe()
  })

  it('decision 36 is looked at more often while there is nothing to show yet', async () => {
    server.answer(getKioskState, { ...READY, stage: 'waiting' })
    stop = watchKioskState()
    await vi.advanceTimersByTimeAsync(5_500)
    expect(server.names()).toHaveLength(6)
  })

  it('decision 35 leaves no timer behind', async () => {
    stop = watchKioskState()
    await vi.advanceTimersByTimeAsync(20_000)
    stop()
    expect(vi.getTimerCount()).toBe(0)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.names()).toHaveLength(3)
  })
})
