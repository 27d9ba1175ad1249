import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createDeferredState } from './deferred-state.ts'

/** A state, its deferred follower, and the frame that is still to be painted. */
function setUp() {
  const state = createStore<{ count: number }>()(() => ({ count: 0 }))
  const frames: (() => void)[] = []
  const deferred = createDeferredState(state, (run) => frames.push(run))
  const paint = () => {
    for (const run of frames.splice(0)) run()
    vi.runAllTimers()
  }
  return { state, deferred, paint, frames }
}

describe('the state a moment after each touch', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('CFG-26 stays as it is until the frame of the touch is painted, then follows once', () => {
    const { state, deferred, paint } = setUp()
    const seen: number[] = []
    deferred.subscribe((now, before) => seen.push(before.count, now.count))
    state.setState({ count: 1 })
    state.setState({ count: 2 })
    expect(deferred.getState()).toEqual({ count: 0 })
    paint()
    expect(deferred.getState()).toEqual({ count: 2 })
    expect(seen).toEqual([0, 2])
  })

  it('tells nobody of what has been taken back meanwhile', () => {
    const { state, deferred, paint } = setUp()
    const listener = vi.fn()
    deferred.subscribe(listener)
    const start = state.getState()
    state.setState({ count: 1 })
    state.setState(start, true)
    paint()
    expect(listener).not.toHaveBeenCalled()
  })

  it('is what is, for those who do not listen or have just begun to', () => {
    const { state, deferred } = setUp()
    state.setState({ count: 1 })
    expect(deferred.getState()).toEqual({ count: 1 })
    const stop = deferred.subscribe(() => {})
    state.setState({ count: 2 })
    stop()
    expect(deferred.getState()).toEqual({ count: 2 })
    deferred.subscribe(() => {})
    expect(deferred.getState()).toEqual({ count: 2 })
  })

  it('asks for no frame when nobody listens', () => {
    const { state, deferred, frames } = setUp()
    deferred.subscribe(() => {})()
    state.setState({ count: 1 })
    expect(frames).toEqual([])
  })
})
