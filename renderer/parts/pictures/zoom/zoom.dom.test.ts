import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachZoom, type Zoom } from './zoom-gestures.ts'
import { movedBy, nextLevel, WHOLE, zoomedAt } from './zoom-view.ts'

const FRAME = { width: 800, height: 400 }

describe('zoom', () => {
  it('IMG-3 has the levels 2.5 and 5 beside the whole picture', () => {
    expect([1, 2.5, 5].map((scale) => nextLevel(scale, 1))).toEqual([2.5, 5, 5])
    expect([5, 2.5, 1].map((scale) => nextLevel(scale, -1))).toEqual([2.5, 1, 1])
    expect(nextLevel(3.2, 1)).toBe(5)
    expect(nextLevel(3.2, -1)).toBe(2.5)
  })

  it('keeps the point where it is, and never leaves a gap', () => {
    const view = zoomedAt(WHOLE, FRAME, 2.5, { x: 200, y: 100 })
    expect(view).toEqual({ scale: 2.5, x: -300, y: -150 })
    expect(zoomedAt(view, FRAME, 1, { x: 700, y: 300 })).toEqual(WHOLE)
    expect(movedBy(view, FRAME, 5_000, -5_000)).toEqual({ scale: 2.5, x: 0, y: -600 })
    expect(zoomedAt(WHOLE, FRAME, 50, { x: 0, y: 0 }).scale).toBe(5)
  })
})

describe('gestures of the zoom', () => {
  let frame: HTMLElement
  let content: HTMLElement
  let zoom: Zoom
  const onScale = vi.fn()
  const capture = vi.fn()

  beforeEach(() => {
    document.body.innerHTML = '<div id="frame"><div id="content"></div></div>'
    frame = document.querySelector<HTMLElement>('#frame') ?? document.body
    content = document.querySelector<HTMLElement>('#content') ?? document.body
    Object.defineProperty(frame, 'clientWidth', { value: FRAME.width })
    Object.defineProperty(frame, 'clientHeight', { value: FRAME.height })
    frame.setPointerCapture = capture
    capture.mockClear()
    onScale.mockClear()
    zoom = attachZoom(frame, content, onScale)
  })
  afterEach(() => zoom.detach())

  const pointer = (type: string, x: number, y: number, pointerId = 1) =>
    frame.dispatchEvent(
      new PointerEvent(type, { clientX: x, clientY: y, pointerId, pointerType: 'touch', bubbles: true }),
    )
  const key = (name: string) => {
    const event = new KeyboardEvent('keydown', { key: name, cancelable: true })
    frame.dispatchEvent(event)
    return event
  }

  it('IMG-3 zooms by keys, moves only what is enlarged, and Escape shows the whole picture again', () => {
    expect(key('ArrowRight').defaultPrevented).toBe(false)
    key('+')
    expect(content.style.transform).toBe('translate(-600px, -300px) scale(2.5)')
    expect(key('ArrowRight').defaultPrevented).toBe(true)
    expect(content.style.transform).toBe('translate(-696px, -300px) scale(2.5)')
    key('Escape')
    expect(content.style.transform).toBe('')
    expect(onScale).toHaveBeenLastCalledWith(1)
  })

  it('IMG-3 zooms by a double tap and leaves one finger to the page until then', () => {
    pointer('pointerdown', 100, 100)
    pointer('pointermove', 160, 100)
    expect(capture).not.toHaveBeenCalled()
    pointer('pointerup', 160, 100)
    for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) pointer(type, 200, 100)
    expect(content.style.transform).toBe('translate(-300px, -150px) scale(2.5)')
    pointer('pointerdown', 200, 100)
    pointer('pointermove', 260, 90)
    expect(content.style.transform).toBe('translate(-240px, -160px) scale(2.5)')
  })

  it('IMG-3 zooms by two fingers', () => {
    pointer('pointerdown', 300, 200, 1)
    pointer('pointerdown', 500, 200, 2)
    pointer('pointermove', 700, 200, 2)
    expect(onScale).toHaveBeenLastCalledWith(2)
  })

  it('zooms by the wheel, at its point', () => {
    frame.dispatchEvent(new WheelEvent('wheel', { deltaY: -200, clientX: 0, clientY: 0, cancelable: true }))
    expect(content.style.transform).toMatch(/ scale\(1\.5/)
  })
})
