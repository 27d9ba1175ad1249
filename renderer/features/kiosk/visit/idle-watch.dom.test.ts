import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchIdle } from './idle-watch.ts'

const PATIENCE = { usual: 90_000, inFrame: 300_000 }

describe('watching for somebody', () => {
  const onIdle = vi.fn()
  beforeEach(() => {
    vi.useFakeTimers()
    onIdle.mockReset()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('decision 35 tells once nobody has done anything for so long, and no earlier', () => {
    watchIdle(PATIENCE, onIdle)
    vi.advanceTimersByTime(89_999)
    expect(onIdle).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onIdle).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(500_000)
    expect(onIdle).toHaveBeenCalledTimes(1)
  })

  it.each(['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'])('decision 35 begins anew with %s', (sign) => {
    const stop = watchIdle(PATIENCE, onIdle)
    vi.advanceTimersByTime(60_000)
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    vi.advanceTimersByTime(89_999)
    expect(onIdle).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onIdle).toHaveBeenCalledTimes(1)
    stop()
  })

  it('decision 35 leaves neither timer nor listener behind, whatever happened', () => {
    const added = vi.spyOn(window, 'addEventListener')
    const removed = vi.spyOn(window, 'removeEventListener')
    const stop = watchIdle(PATIENCE, onIdle)
    for (let round = 0; round < 1_000; round += 1)
      document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))
    expect(vi.getTimerCount()).toBe(1)
    stop()
    expect(vi.getTimerCount()).toBe(0)
    expect(removed.mock.calls.map(([name]) => name)).toEqual(added.mock.calls.map(([name]) => name))
    vi.advanceTimersByTime(500_000)
    expect(onIdle).not.toHaveBeenCalled()
  })
  it('decision 35 has patience with who is in a frame, whose touches do not count here, and not for ever', () => {
    const frame = document.createElement('iframe')
    frame.src = 'https://booking.example/form'
    document.body.append(frame)
    watchIdle(PATIENCE, onIdle)
    vi.advanceTimersByTime(60_000)
    frame.focus()
    // As browsers tell of it.
    window.dispatchEvent(new Event('blur'))
    vi.advanceTimersByTime(299_999)
    expect(onIdle).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onIdle).toHaveBeenCalledTimes(1)
    frame.remove()
  })

  it('decision 35 has no more patience with who only reads a document of the kiosk itself', () => {
    const frame = document.createElement('iframe')
    frame.src = '/files/terms.pdf'
    document.body.append(frame)
    watchIdle(PATIENCE, onIdle)
    frame.focus()
    vi.advanceTimersByTime(90_000)
    expect(onIdle).toHaveBeenCalledTimes(1)
    frame.remove()
  })

  it('decision 35 loses the patience with the frame', () => {
    const frame = document.createElement('iframe')
    frame.src = 'https://booking.example/form'
    document.body.append(frame)
    watchIdle(PATIENCE, onIdle)
    frame.focus()
    vi.advanceTimersByTime(80_000)
    frame.remove()
    vi.advanceTimersByTime(10_000)
    expect(onIdle).toHaveBeenCalledTimes(1)
  })
})
