import { listen } from '#renderer/ui/listen.ts'
import { pageScrolls } from '#renderer/ui/page-scrolls.ts'
import {
  type Box,
  broughtOut,
  fittedTo,
  type Frame,
  freePart,
  type Insets,
  isCut,
  isWhole,
  movedBy,
  NO_INSETS,
  nextLevel,
  WHOLE,
  type ZoomView,
  zoomedAt,
} from './zoom-view.ts'

/** Enlarges what is in a frame; every change of scale is told. */
export interface Zoom {
  readonly step: (direction: 1 | -1) => void
  readonly reset: () => void
  /** Goes to a part of the picture, px in the frame at scale 1; null = back to all of it. */
  readonly goTo: (box: Box | null) => void
  /** Where an element that lies in the content is, px in the frame at scale 1. */
  readonly locate: (element: Element) => Box
  /** Forgets the frame and its listeners. */
  readonly detach: () => void
}

/** What a frame tells of. */
export interface ZoomEvents {
  /** Every change of scale. */
  readonly onScale: (scale: number) => void
  /** A tap or click that was none on a control and no drag; px in the frame at scale 1. */
  readonly onTap?: (point: Point) => void
  /** The pointer of a mouse over the frame, as `onTap`; null = it has left. */
  readonly onHover?: (point: Point | null) => void
  /** What lies over the frame's edges now. */
  readonly insets?: () => Insets
  /** The picture itself, where it is not as large as the frame; null = there is none. */
  readonly picture?: () => Element | null
  /** It is on its way by itself, until this comes to an end. */
  readonly onFlight?: (landed: Promise<void>) => void
}

interface Motion {
  readonly ms: number
  readonly easing: string
}

/** The way of the camera, and of the buttons. */
const CAMERA: Motion = { ms: 520, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }
const STEP: Motion = { ms: 220, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

/** px that a finger may move and still tap. */
const TAP_SLACK = 12
/** ms between the taps of a double tap. */
const DOUBLE_TAP_MS = 320
/** Scale per px of the wheel. */
const WHEEL_STEP = 0.0022
/** px between what has the focus and the panels beside it: half of it, and its outline. */
const FOCUS_MARGIN = 32
/** Share of the frame that an arrow key moves. */
const ARROW_SHARE = 0.12

export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Zooming and moving by wheel, pinch, double tap, drag and keys (IMG-3). Works on the elements
 * directly: no rendering while a finger moves. `content` fills `frame`.
 */
export function attachZoom(frame: HTMLElement, content: HTMLElement, events: ZoomEvents): Zoom {
  let view = WHOLE
  const fly = createFlights(content, events.onFlight)
  const { onScale, onTap, onHover, insets = () => NO_INSETS } = events
  const measure = (): Frame => {
    const picture = events.picture?.() ?? null
    return {
      width: frame.clientWidth,
      height: frame.clientHeight,
      insets: insets(),
      ...(picture === null ? {} : { picture: locate(picture) }),
    }
  }
  const middle = (): Point => {
    const free = freePart(measure())
    return { x: free.x + free.width / 2, y: free.y + free.height / 2 }
  }

  function show(next: ZoomView, motion: Motion | null): void {
    const scaleBefore = view.scale
    view = next
    fly(motion === null || prefersStillness() ? null : motion)
    content.style.transform = isWhole(next) ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`
    content.style.setProperty('--zoom', String(next.scale))
    if (next.scale === 1) delete frame.dataset['zoomed']
    else frame.dataset['zoomed'] = ''
    if (scaleBefore !== next.scale) onScale(next.scale)
  }
  /** By where the content is drawn at this moment, be it on its way. */
  function locate(element: Element): Box {
    const now = drawnView(content, view)
    const [outer, inner] = [frame.getBoundingClientRect(), element.getBoundingClientRect()]
    return {
      x: (inner.left - outer.left - now.x) / now.scale,
      y: (inner.top - outer.top - now.y) / now.scale,
      width: inner.width / now.scale,
      height: inner.height / now.scale,
    }
  }
  const zoom = (scale: number, at: Point, motion: Motion | null) => show(zoomedAt(view, measure(), scale, at), motion)
  const move = (dx: number, dy: number, motion: Motion | null) => show(movedBy(view, measure(), dx, dy), motion)
  const isZoomed = () => view.scale > 1
  const canMove = () => isZoomed() || isCut(measure())
  const inWhole = ({ x, y }: Point): Point => ({ x: (x - view.x) / view.scale, y: (y - view.y) / view.scale })

  const detachers = [
    attachWheel(frame, (factor, at) => zoom(view.scale * factor, at, null), isZoomed),
    attachPointers(frame, {
      canMove,
      onPinch: (factor, at) => zoom(view.scale * factor, at, null),
      onDrag: (dx, dy) => move(dx, dy, null),
      onTap: (at) => onTap?.(inWhole(at)),
      // Once more at the end leads back to the whole picture.
      onDoubleTap: (at) => (view.scale >= 4.9 ? show(WHOLE, STEP) : zoom(nextLevel(view.scale, 1), at, STEP)),
    }),
    // What the keyboard reaches comes out from under the panels.
    listen(content, 'focusin', ({ target }) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const { x, y, width, height } = locate(target)
      show(broughtOut(view, measure(), { x: x + width / 2, y: y + height / 2 }, FOCUS_MARGIN), STEP)
    }),
    attachHover(frame, (at) => onHover?.(at === null ? null : inWhole(at))),
    attachKeys(frame, {
      isMoved: () => !isWhole(view),
      canMove,
      onStep: (direction) => zoom(nextLevel(view.scale, direction), middle(), STEP),
      onMove: (dx, dy) => move(-dx * frame.clientWidth * ARROW_SHARE, -dy * frame.clientHeight * ARROW_SHARE, STEP),
      onReset: () => show(WHOLE, STEP),
    }),
  ]
  return {
    step: (direction) => zoom(nextLevel(view.scale, direction), middle(), STEP),
    reset: () => show(WHOLE, null),
    goTo: (box) => show(box === null ? WHOLE : fittedTo(box, measure()), CAMERA),
    locate,
    detach: () => {
      for (const detach of detachers) detach()
      show(WHOLE, null)
    },
  }
}

/**
 * Sets the way of what moves next; null = it is there at once. Until it has landed the picture is a surface that is but
 * moved and scaled, and drawn anew in its new size afterwards: doing so on the way costs more than the frames have.
 */
function createFlights(content: HTMLElement, onFlight: ZoomEvents['onFlight']): (motion: Motion | null) => void {
  let flight = 0
  return (motion) => {
    flight += 1
    const own = flight
    content.style.transition = motion === null ? '' : `transform ${motion.ms}ms ${motion.easing}`
    content.style.willChange = motion === null ? '' : 'transform'
    if (motion === null) return
    const landed = new Promise<void>((resolve) => setTimeout(resolve, motion.ms))
    onFlight?.(landed)
    void landed.then(() => {
      if (own === flight) content.style.willChange = ''
    })
  }
}

/** The view as it is drawn, which a transition makes follow the wanted one. */
function drawnView(content: HTMLElement, wanted: ZoomView): ZoomView {
  const [scale, , , , x, y] = (/^matrix\((.+)\)$/.exec(getComputedStyle(content).transform)?.[1] ?? '')
    .split(',')
    .map(Number)
  return scale === undefined || x === undefined || y === undefined ? wanted : { scale, x, y }
}

function prefersStillness(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
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
  readonly canMove: () => boolean
  readonly onPinch: (factor: number, at: Point) => void
  readonly onDrag: (dx: number, dy: number) => void
  readonly onTap: (at: Point) => void
  readonly onDoubleTap: (at: Point) => void
}

function attachPointers(frame: HTMLElement, { canMove, onPinch, onDrag, onTap, onDoubleTap }: PointerActions) {
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
      if (!canMove()) return
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
    else onTap(point)
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

/** Where a mouse is that only looks, once a frame; a drag is none, and a finger has no hover. */
function attachHover(frame: HTMLElement, onHover: (at: Point | null) => void): () => void {
  let next: Point | null = null
  let asked = 0
  const offs = [
    listen(frame, 'pointermove', (event) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return
      next = isControl(event.target) ? null : pointIn(frame, event)
      asked ||= requestAnimationFrame(() => {
        asked = 0
        onHover(next)
      })
    }),
    listen(frame, 'pointerleave', () => {
      next = null
      onHover(null)
    }),
  ]
  return () => {
    cancelAnimationFrame(asked)
    offs.forEach((off) => off())
  }
}

interface KeyActions {
  readonly isMoved: () => boolean
  readonly canMove: () => boolean
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

function attachKeys(frame: HTMLElement, { isMoved, canMove, onStep, onMove, onReset }: KeyActions) {
  return listen(frame, 'keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    if (event.key === '+' || event.key === '=') onStep(1)
    else if (event.key === '-') onStep(-1)
    else if (arrow !== undefined && canMove()) onMove(...arrow)
    else if (isMoved() && (event.key === 'Escape' || event.key === '0')) onReset()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a') !== null
}
