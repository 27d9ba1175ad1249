import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aRoom } from '#shared/testing/builders.ts'
import { startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { DisclaimerToast, readingTime } from './DisclaimerToast.tsx'

let count = 0
/** Texts are shown once in a browser: each test has its own. */
const room = () => aRoom('bad', { disclaimerText: `Bilder können vom Original abweichen, Fassung ${count++}.` })

describe('disclaimer', () => {
  beforeAll(startTexts)
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('CFG-32 is shown for half a minute, or half a second a word', () => {
    expect(readingTime('Nur zwei')).toBe(30_000)
    expect(readingTime(Array.from({ length: 100 }, () => 'Wort').join(' '))).toBe(50_000)
  })

  it('CFG-32 CFG-33 shows the room’s text, hides by itself, and does not come again', () => {
    const bath = room()
    const { rerender } = render(<DisclaimerToast room={bath} />)
    expect(screen.getByRole('note').textContent).toBe(bath.disclaimerText)
    act(() => void vi.advanceTimersByTime(29_999))
    expect(screen.queryByRole('note')).not.toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByRole('note')).toBeNull()
    rerender(<DisclaimerToast room={aRoom('flur')} />)
    rerender(<DisclaimerToast room={bath} />)
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('CFG-32 does not come again with the next visit once it was closed, and another text does', () => {
    const bath = room()
    const { unmount } = render(<DisclaimerToast room={bath} />)
    unmount()
    render(<DisclaimerToast room={bath} />)
    fireEvent.click(screen.getByRole('button', { name: 'Hinweis schließen' }))
    cleanup()
    // A short line, not the text.
    expect(localStorage.getItem('disclaimers')?.split('\n').at(-1)).toMatch(/^\d+-[0-9a-z]+$/)
    render(<DisclaimerToast room={bath} />)
    expect(screen.queryByRole('note')).toBeNull()
    cleanup()
    render(<DisclaimerToast room={room()} />)
    expect(screen.queryByRole('note')).not.toBeNull()
  })

  it('CFG-32, STG-2: where the picture has little room it is said in one room of a visit, until the picture is touched', () => {
    const show = (of: ReturnType<typeof room>) => (
      <div data-picture="">
        <DisclaimerToast room={of} isBrief />
        <button type="button">picture</button>
      </div>
    )
    const { rerender } = render(show(room()))
    const press = (pressed: HTMLElement) => {
      fireEvent.pointerDown(pressed)
      fireEvent.pointerUp(pressed)
      // What lies beside it moves only when the press has come to something.
      expect(screen.queryByRole('note')).not.toBeNull()
      act(() => void vi.advanceTimersByTime(500))
    }
    press(screen.getByRole('note'))
    expect(screen.queryByRole('note')).not.toBeNull()
    press(screen.getByRole('button', { name: 'picture' }))
    expect(screen.queryByRole('note')).toBeNull()
    rerender(show(room()))
    expect(screen.queryByRole('note')).toBeNull()
    // It can be asked for in each.
    fireEvent.click(screen.getByRole('button', { name: 'Hinweis' }))
    expect(screen.queryByRole('note')).not.toBeNull()
  })

  it('CFG-33, STG-2: where the picture has little room it is one line, of which a touch makes all of it', () => {
    const bath = room()
    render(<DisclaimerToast room={bath} isBrief />)
    const line = () => screen.queryByRole('button', { name: bath.disclaimerText })
    if (line() === null) fireEvent.click(screen.getByRole('button', { name: 'Hinweis' }))
    const isWhole = () => line()?.getAttribute('aria-expanded')
    expect(isWhole()).toBe('false')
    fireEvent.click(screen.getByRole('button', { name: bath.disclaimerText }))
    expect(isWhole()).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: bath.disclaimerText }))
    expect(isWhole()).toBe('false')
  })

  it('CFG-32 stays while it is pointed at or has the focus, and can be closed', () => {
    render(<DisclaimerToast room={room()} />)
    const close = screen.getByRole('button', { name: 'Hinweis schließen' })
    fireEvent.pointerEnter(screen.getByRole('note'))
    act(() => void vi.advanceTimersByTime(120_000))
    expect(screen.queryByRole('note')).not.toBeNull()
    fireEvent.pointerLeave(screen.getByRole('note'))
    act(() => close.focus())
    act(() => void vi.advanceTimersByTime(120_000))
    expect(screen.queryByRole('note')).not.toBeNull()
    fireEvent.click(close)
    expect(screen.queryByRole('note')).toBeNull()
  })
})
