import { listen } from '#renderer/ui/listen.ts'
import { pageScrolls } from '#renderer/ui/page-scrolls.ts'
import { type FrameSize, movedBy, nextLevel, WHOLE, type ZoomView, zoomedAt } from './zoom-view.ts'

/** Enlarges what is in a frame; every change of scale is told. */
export interface Zoom {
  readonly step: (direction: 1 | -1) => void
  readonly reset: () => void
  /** Forgets the frame and its listeners. */
  readonly detach: () => void
}

/** px that a finger may move and still tap. */
const TAP_SLACK = 12
/** ms between the taps of a double tap. */
const DOUBLE_TAP_MS = 320
/** Scale per px of the wheel. */
const WHEEL_STEP = 0.0022
/** Share of the frame that an arrow key moves. */
const ARROW_SHARE = 0.12

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Zooming and moving by wheel, pinch, double tap, drag and keys (IMG-3). Works on the elements
 * directly: no rendering while a finger moves. `content` fills `frame`.
 */
export function attachZoom(frame: HTMLElement, content: HTMLElement, onScale: (scale: number) => void): Zoom {
  let view = WHOLE
  const size = (): FrameSize => ({ width: frame.clientWidth, height: frame.clientHeight })
  const middle = (): Point => ({ x: frame.clientWidth / 2, y: frame.clientHeight / 2 })

  function show(next: ZoomView, isSmooth: boolean): void {
    const scaleBefore = view.scale
    view = next
    const isWhole = next.scale === 1
    content.style.transition = isSmooth ? 'transform 220ms cubic-bezier(0.2, 0, 0, 1)' : ''
    content.style.transform = isWhole ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`
    if (isWhole) delete frame.dataset['zoomed']
    else frame.dataset['zoomed'] = ''
    if (scaleBefore !== next.scale) onScale(next.scale)
  }
  const zoom = (scale: number, at: Point, isSmooth: boolean) => show(zoomedAt(view, size(), scale, at), isSmooth)
  const move = (dx: number, dy: number, isSmooth: boolean) => show(movedBy(view, size(), dx, dy), isSmooth)
  const isZoomed = () => view.scale > 1

  const detachers = [
    attachWheel(frame, (factor, at) => zoom(view.scale * factor, at, false), isZoomed),
    attachPointers(frame, {
      isZoomed,
      onPinch: (factor, at) => zoom(view.scale * factor, at, false),
      onDrag: (dx, dy) => move(dx, dy, false),
      // Once more at the end leads back to the whole picture.
      onDoubleTap: (at) => (view.scale >= 4.9 ? show(WHOLE, true) : zoom(nextLevel(view.scale, 1), at, true)),
    }),
    attachKeys(frame, {
      isZoomed,
      onStep: (direction) => zoom(nextLevel(view.scale, direction), middle(), true),
      onMove: (dx, dy) => move(-dx * frame.clientWidth * ARROW_SHARE, -dy * frame.clientHeight * ARROW_SHARE, true),
      onReset: () => show(WHOLE, true),
    }),
  ]
  return {
    step: (direction) => zoom(nextLevel(view.scale, direction), middle(), true),
    reset: () => show(WHOLE, false),
    detach: () => {
      for (const detach of detachers) detach()
      show(WHOLE, false)
    },
  }
}

function pointIn(frame: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = frame.getBoundingClientRect()
  return { x: clientX - box.left, y: clientY - box.top }
}

/** The wheel zooms; where it would scroll the page, only with Ctrl or once the picture is enlarged. */
function attachWheel(frame: HTMLElement, onZoom: (factor: number, at: Point) => void, isZoomed: () => boolean) {
  return listen(frame, 'wheel', (event) => {
    if (pageScrolls() && !event.ctrlKey && !event.metaKey && !isZoomed()) return
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    // A pinch on a touch pad arrives as a wheel with Ctrl and small steps.
    const delta = event.deltaY * lines * (event.ctrlKey && Math.abs(event.deltaY) < 40 ? 4 : 1)
    onZoom(Math.exp(-delta * WHEEL_STEP), pointIn(frame, event))
  })
}

interface PointerActions {
  readonly isZoomed: () => boolean
  readonly onPinch: (factor: number, at: Point) => void
  readonly onDrag: (dx: number, dy: number) => void
  readonly onDoubleTap: (at: Point) => void
}

function attachPointers(frame: HTMLElement, { isZoomed, onPinch, onDrag, onDoubleTap }: PointerActions) {
  const down = new Map<number, Point>()
  let lastTap: { at: number; point: Point } | null = null
  let travelled = 0

  function onMove(event: PointerEvent): void {
    const before = down.get(event.pointerId)
    if (before === undefined) return
    const now = pointIn(frame, event)
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
    down.set(event.pointerId, now)
    travelled += Math.hypot(now.x - before.x, now.y - before.y)
    if (other === undefined) {
      if (!isZoomed()) return
      frame.setPointerCapture(event.pointerId)
      onDrag(now.x - before.x, now.y - before.y)
      return
    }
    const apart = Math.hypot(before.x - other.x, before.y - other.y)
    onPinch(Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, apart), {
      x: (now.x + other.x) / 2,
      y: (now.y + other.y) / 2,
    })
    // The middle of both fingers moves half as far as the one.
    onDrag((now.x - before.x) / 2, (now.y - before.y) / 2)
  }
  function onUp(event: PointerEvent): void {
    const point = down.get(event.pointerId)
    down.delete(event.pointerId)
    if (point === undefined || down.size > 0 || travelled > TAP_SLACK) return
    const { timeStamp: at } = event
    const isDouble =
      lastTap !== null &&
      at - lastTap.at < DOUBLE_TAP_MS &&
      Math.hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) < TAP_SLACK * 2
    lastTap = isDouble ? null : { at, point }
    if (isDouble) onDoubleTap(point)
  }
  const offs = [
    listen(frame, 'pointerdown', (event) => {
      if (isControl(event.target) || (event.pointerType === 'mouse' && event.button !== 0)) return
      if (down.size === 0) travelled = 0
      down.set(event.pointerId, pointIn(frame, event))
    }),
    listen(frame, 'pointermove', onMove),
    listen(frame, 'pointerup', onUp),
    listen(frame, 'pointercancel', (event) => down.delete(event.pointerId)),
    listen(frame, 'pointerleave', (event) => down.delete(event.pointerId)),
  ]
  return () => offs.forEach((off) => off())
}

interface KeyActions {
  readonly isZoomed: () => boolean
  readonly onStep: (direction: 1 | -1) => void
  readonly onMove: (dx: number, dy: number) => void
  readonly onReset: () => void
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function attachKeys(frame: HTMLElement, { isZoomed, onStep, onMove, onReset }: KeyActions) {
  return listen(frame, 'keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    if (event.key === '+' || event.key === '=') onStep(1)
    else if (event.key === '-') onStep(-1)
    else if (isZoomed() && arrow !== undefined) onMove(...arrow)
    else if (isZoomed() && (event.key === 'Escape' || event.key === '0')) onReset()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a') !== null
}
