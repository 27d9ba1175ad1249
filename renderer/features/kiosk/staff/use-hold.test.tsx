import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOLD_MS, useHold } from './use-hold.ts'

function Held({ onHeld }: { onHeld: () => void }) {
  const { handlers } = useHold(onHeld)
  return (
    <button type="button" {...handlers}>
      Logo
    </button>
  )
}

describe('holding on', () => {
  const onHeld = vi.fn()
  beforeEach(() => {
    vi.useFakeTimers()
    onHeld.mockReset()
    render(<Held onHeld={onHeld} />)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
  const logo = () => screen.getByRole('button')
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  }

  it('decision 37 needs three whole seconds', () => {
    fireEvent.pointerDown(logo())
    pass(HOLD_MS - 1)
    fireEvent.pointerUp(logo())
    pass(HOLD_MS)
    expect(onHeld).not.toHaveBeenCalled()
    fireEvent.pointerDown(logo())
    pass(HOLD_MS)
    expect(onHeld).toHaveBeenCalledTimes(1)
  })

  it('decision 37 does by keyboard as well, whose keys repeat themselves', () => {
    fireEvent.keyDown(logo(), { key: 'Enter' })
    for (let round = 0; round < 29; round += 1) {
      pass(100)
      fireEvent.keyDown(logo(), { key: 'Enter', repeat: true })
    }
    expect(onHeld).not.toHaveBeenCalled()
    pass(100)
    expect(onHeld).toHaveBeenCalledTimes(1)
  })

  it('decision 37 ends when the finger slides off, or the screen is gone', () => {
    fireEvent.pointerDown(logo())
    fireEvent.pointerLeave(logo())
    pass(HOLD_MS)
    fireEvent.pointerDown(logo())
    cleanup()
    pass(HOLD_MS)
    expect(onHeld).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })
})
