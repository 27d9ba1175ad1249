import { act, cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useFirstSign } from './use-first-sign.ts'

function Watching({ run }: { readonly run: () => void }) {
  useFirstSign(run)
  return null
}

describe('the first sign of a hand', () => {
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('STG-8: has code come once somebody is there, and only once', () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', undefined)
    const run = vi.fn()
    render(<Watching run={run} />)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(run).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('pointermove'))
    window.dispatchEvent(new Event('touchstart'))
    act(() => void vi.advanceTimersByTime(1_000))
    expect(run).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('wheel'))
    act(() => void vi.advanceTimersByTime(1_000))
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('STG-8: leaves a page alone that was left before', () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', undefined)
    const run = vi.fn()
    const { unmount } = render(<Watching run={run} />)
    window.dispatchEvent(new Event('pointermove'))
    unmount()
    act(() => void vi.advanceTimersByTime(1_000))
    expect(run).not.toHaveBeenCalled()
  })
})
