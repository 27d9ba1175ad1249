import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchFields } from './watch-fields.ts'

/** ms until a field that is left counts as left. */
const LATER = 200

let stop = () => {}
const onField = vi.fn<(field: HTMLElement | null) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<input id="name"><input id="mail"><button>Senden</button><p data-keyboard-part>A</p>'
  stop = watchFields(onField, () => (last() ?? null) !== null)
})
afterEach(() => {
  stop()
  onField.mockReset()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const at = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(selector)
  return found
}
const point = (selector: string, type: 'pointerdown' | 'pointerup', pointerType: 'touch' | 'mouse') =>
  at(selector).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))
const touch = (selector: string, pointerType: 'touch' | 'mouse' = 'touch') => {
  point(selector, 'pointerdown', pointerType)
  point(selector, 'pointerup', pointerType)
  at(selector).focus()
  vi.advanceTimersByTime(LATER)
}
const last = () => onField.mock.lastCall?.[0]

describe('the field that a finger is in', () => {
  it('is told when the touch is over, so that it meets no key, and the next one at once', () => {
    point('#name', 'pointerdown', 'touch')
    at('#name').focus()
    vi.advanceTimersByTime(LATER)
    expect(onField).not.toHaveBeenCalled()
    point('#name', 'pointerup', 'touch')
    vi.advanceTimersByTime(LATER)
    at('#mail').focus()
    expect(onField.mock.calls.map(([field]) => field?.id)).toEqual(['name', 'mail'])
  })

  it('is none for a mouse, and none any more for real keys', () => {
    touch('#name', 'mouse')
    vi.advanceTimersByTime(LATER)
    expect(last() ?? null).toBeNull()
    touch('#mail')
    expect(last()).toBe(at('#mail'))
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    vi.advanceTimersByTime(LATER)
    expect(last()).toBeNull()
  })

  it('is left only when the touch that leaves it is over, so that it meets what it was meant for', () => {
    touch('#name')
    point('button', 'pointerdown', 'touch')
    at('button').focus()
    vi.advanceTimersByTime(LATER)
    expect(last()).toBe(at('#name'))
    point('button', 'pointerup', 'touch')
    vi.advanceTimersByTime(LATER)
    expect(last()).toBeNull()
  })

  it('comes back with a touch when the keys have been put away', () => {
    touch('#name')
    onField.mockReset()
    touch('#name')
    expect(last()).toBe(at('#name'))
  })

  it('is left when it is taken away', async () => {
    touch('#name')
    at('#name').remove()
    await vi.advanceTimersByTimeAsync(LATER)
    expect(last()).toBeNull()
  })

  it('is not left by a touch of the keys', () => {
    touch('#name')
    point('[data-keyboard-part]', 'pointerdown', 'mouse')
    vi.advanceTimersByTime(LATER)
    at('#mail').focus()
    expect(last()).toBe(at('#mail'))
  })
})
