import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EACH, useSlides } from './use-slides.ts'

const URLS = ['/files/a.webp', '/files/b.webp', '/files/c.webp']
let asksForLessMotion: boolean
let broken: string | null

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

describe('pictures before a visit', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    asksForLessMotion = false
    broken = null
    vi.stubGlobal('matchMedia', () => ({
      matches: asksForLessMotion,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    vi.stubGlobal(
      'Image',
      class {
        src = ''
        decode = () => (this.src === broken ? Promise.reject(new Error('broken')) : Promise.resolve())
      },
    )
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('decision 35 come one after the other and begin anew, with only the one before below', async () => {
    const { result } = renderHook(() => useSlides(URLS))
    const seen: string[][] = [result.current.map(({ url }) => url)]
    for (let round = 0; round < 4; round += 1) {
      await pass(EACH)
      seen.push(result.current.map(({ url }) => url))
    }
    const [a = '', b = '', c = ''] = URLS
    expect(seen).toEqual([[a], [a, b], [b, c], [c, a], [a, b]])
  })

  it('decision 35 go on where they were when the same pictures come in a new list', async () => {
    const { result, rerender } = renderHook(({ urls }) => useSlides(urls), { initialProps: { urls: URLS } })
    await pass(EACH)
    rerender({ urls: [...URLS] })
    await pass(EACH)
    expect(result.current.map(({ url }) => url)).toEqual([URLS[1], URLS[2]])
    expect(new Set(result.current.map(({ id }) => id)).size).toBe(2)
  })

  it('decision 35 wait under a film, and say when all have been seen', async () => {
    const onRound = vi.fn()
    const { result, rerender } = renderHook(({ isPaused }) => useSlides(URLS, isPaused, onRound), {
      initialProps: { isPaused: true },
    })
    await pass(5 * EACH)
    expect([result.current, onRound.mock.calls.length]).toEqual([[{ id: 0, url: URLS[0] }], 0])
    rerender({ isPaused: false })
    await pass(2 * EACH)
    expect(onRound).not.toHaveBeenCalled()
    await pass(EACH)
    expect([result.current.at(-1)?.url, onRound.mock.calls.length]).toEqual([URLS[0], 1])
    await pass(3 * EACH)
    expect(onRound).toHaveBeenCalledTimes(2)
  })

  it('decision 35 leave out one that cannot be had', async () => {
    broken = URLS[1] ?? null
    const { result } = renderHook(() => useSlides(URLS))
    await pass(2 * EACH)
    expect(result.current.map(({ url }) => url)).toEqual([URLS[0], URLS[2]])
  })

  it('decision 35 keep still for who asked for less motion, and where there is only one', async () => {
    asksForLessMotion = true
    const { result } = renderHook(() => useSlides(URLS))
    expect(vi.getTimerCount()).toBe(0)
    await pass(5 * EACH)
    expect(result.current).toHaveLength(1)
    asksForLessMotion = false
    renderHook(() => useSlides(URLS.slice(0, 1)))
    expect(vi.getTimerCount()).toBe(0)
  })

  it('decision 35 leave no timer behind', async () => {
    const { unmount } = renderHook(() => useSlides(URLS))
    await pass(3 * EACH)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
