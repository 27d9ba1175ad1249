import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachZoom, type Zoom } from './zoom-gestures.ts'
import { broughtOut, fittedTo, isCut, movedBy, nextLevel, WHOLE, zoomedAt } from './zoom-view.ts'

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

  it('STG-4: the camera brings a part into the middle of what panels leave free, near but not too near', () => {
    const insets = { top: 0, right: 300, bottom: 0, left: 100 }
    const tap = fittedTo({ x: 380, y: 180, width: 10, height: 10 }, { ...FRAME, insets })
    expect(tap.scale).toBe(2.5)
    expect(tap.x + 385 * tap.scale).toBe(300)
    expect(tap.y + 185 * tap.scale).toBe(200)
    expect(fittedTo({ x: 0, y: 0, width: 800, height: 400 }, { ...FRAME, insets }).scale).toBe(1.2)
  })

  it('STG-4: what lies under a panel can be brought out from there, and nothing beyond the picture', () => {
    const insets = { top: 0, right: 300, bottom: 0, left: 100 }
    const edge = fittedTo({ x: 790, y: 200, width: 10, height: 10 }, { ...FRAME, insets })
    expect(edge.x + 800 * edge.scale).toBe(500)
    expect(movedBy(edge, { ...FRAME, insets }, 5_000, 0).x).toBe(100)
  })

  it('STG-2, STG-4: what a narrow frame cuts off of its picture can be moved to, and the camera goes there', () => {
    const frame = { ...FRAME, picture: { x: -200, y: 0, width: 1_200, height: 400 } }
    expect(movedBy(WHOLE, frame, 5_000, 50)).toEqual({ scale: 1, x: 200, y: 0 })
    expect(movedBy(WHOLE, frame, -5_000, 0).x).toBe(-200)
    const beyond = fittedTo({ x: 950, y: 150, width: 40, height: 40 }, frame)
    expect(beyond.x + 1_000 * beyond.scale).toBe(800)
  })
})

describe('a picture under panels', () => {
  // At 1366 × 768 the picture is as large as the window and lies off its middle.
  const frame = {
    width: 1366,
    height: 768,
    insets: { top: 63, right: 368, bottom: 0, left: 216 },
    picture: { x: -76, y: 0, width: 1366, height: 768 },
  }

  it('STG-3, STG-4: can be moved until each edge of it is free, and not beyond', () => {
    expect(isCut(frame)).toBe(true)
    expect(movedBy(WHOLE, frame, 5_000, 0)).toEqual({ scale: 1, x: 216 + 76, y: 0 })
    expect(movedBy(WHOLE, frame, -5_000, 0)).toEqual({ scale: 1, x: 998 - 1290, y: 0 })
  })

  it('STG-5: what the keyboard reaches comes out from under them, and nothing moves for what is in sight', () => {
    expect(broughtOut(WHOLE, frame, { x: 600, y: 400 }, 32)).toEqual(WHOLE)
    expect(broughtOut(WHOLE, frame, { x: 1100, y: 400 }, 32)).toEqual({ scale: 1, x: 966 - 1100, y: 0 })
    expect(broughtOut(WHOLE, frame, { x: 0, y: 400 }, 32).x).toBe(248)
  })

  it('STG-1: one that is narrower than what is free stays where it is', () => {
    const wide = { ...frame, picture: { x: 300, y: 0, width: 500, height: 768 } }
    expect(isCut(wide)).toBe(false)
    expect(movedBy(WHOLE, wide, 500, 0)).toEqual(WHOLE)
  })
})

describe('gestures of the zoom', () => {
  let frame: HTMLElement
  let content: HTMLElement
  let zoom: Zoom
  const onScale = vi.fn()
  const onTap = vi.fn()
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
    onTap.mockClear()
    zoom = attachZoom(frame, content, { onScale, onTap })
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

  it('STG-3: tells where a tap was in the whole picture, and of none that was a drag', () => {
    key('+')
    pointer('pointerdown', 100, 100)
    pointer('pointermove', 160, 100)
    pointer('pointerup', 160, 100)
    expect(onTap).not.toHaveBeenCalled()
    zoom.goTo(null)
    zoom.goTo({ x: 0, y: 0, width: 100, height: 50 })
    pointer('pointerdown', 250, 125)
    pointer('pointerup', 250, 125)
    expect(onTap).toHaveBeenCalledExactlyOnceWith({ x: 100, y: 50 })
  })

  it('STG-2: one finger moves a picture that its frame cuts off, sideways', () => {
    zoom.detach()
    const picture = document.createElement('div')
    vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(-200, 0, 1_200, 400))
    zoom = attachZoom(frame, content, { onScale, onTap, picture: () => picture })
    pointer('pointerdown', 100, 100)
    pointer('pointermove', 160, 120)
    expect(content.style.transform).toBe('translate(60px) scale(1)')
    zoom.reset()
    expect(content.style.transform).toBe('')
  })

  it('STG-3: a picture that panels cover is moved by one finger and by arrow keys, and 0 puts it back', () => {
    zoom.detach()
    zoom = attachZoom(frame, content, { onScale, onTap, insets: () => ({ top: 0, right: 200, bottom: 0, left: 100 }) })
    pointer('pointerdown', 300, 100)
    pointer('pointermove', 240, 100)
    expect(content.style.transform).toBe('translate(-60px) scale(1)')
    pointer('pointerup', 240, 100)
    expect(key('ArrowLeft').defaultPrevented).toBe(true)
    expect(content.style.transform).toBe('translate(36px) scale(1)')
    key('0')
    expect(content.style.transform).toBe('')
  })

  it('STG-5: the mark that the keyboard reaches comes out from under a panel', () => {
    zoom.detach()
    const mark = document.createElement('button')
    content.append(mark)
    vi.spyOn(mark, 'getBoundingClientRect').mockReturnValue(new DOMRect(700, 180, 40, 40))
    vi.spyOn(mark, 'matches').mockReturnValue(true)
    zoom = attachZoom(frame, content, { onScale, onTap, insets: () => ({ top: 0, right: 200, bottom: 0, left: 100 }) })
    mark.focus()
    expect(content.style.transform).toBe('translate(-152px) scale(1)')
  })

  it('STG-4: on its way the picture is a surface that is but moved, and says so until it has landed', async () => {
    vi.useFakeTimers()
    zoom.detach()
    const onFlight = vi.fn<(landed: Promise<void>) => void>()
    zoom = attachZoom(frame, content, { onScale, onFlight })
    const landed = vi.fn()
    zoom.goTo({ x: 0, y: 0, width: 100, height: 50 })
    void onFlight.mock.calls[0]?.[0].then(landed)
    expect(content.style.willChange).toBe('transform')
    await vi.advanceTimersByTimeAsync(500)
    // Elsewhere before it is there: the first landing is none.
    zoom.goTo(null)
    await vi.advanceTimersByTimeAsync(400)
    expect([landed.mock.calls.length, content.style.willChange]).toEqual([1, 'transform'])
    await vi.advanceTimersByTimeAsync(200)
    expect(content.style.willChange).toBe('')
    vi.useRealTimers()
  })

  it('STG-4: with reduced motion the picture is there at once', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    zoom.goTo({ x: 0, y: 0, width: 100, height: 50 })
    expect(content.style.transform).not.toBe('')
    expect([content.style.transition, content.style.willChange]).toEqual(['', ''])
    vi.unstubAllGlobals()
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
