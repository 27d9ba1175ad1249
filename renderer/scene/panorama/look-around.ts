import { listen } from '#renderer/ui/listen.ts'
import { pageScrolls } from '#renderer/ui/page-scrolls.ts'
import { boundedView, closerView, draggedView, type PanoramaView, START_VIEW } from './panorama-view.ts'

/** Looking around in a frame by dragging, wheel, pinch and keys; tells every change of the view. */
export interface LookAround {
  readonly view: () => PanoramaView
  readonly subscribe: (listener: () => void) => () => void
  /** Turns towards a place, within `TURN_MS`. */
  readonly turnTo: (place: { readonly yaw: number; readonly pitch: number }) => void
  /** Closer (`1`) or wider (`-1`). */
  readonly step: (direction: 1 | -1) => void
  readonly attach: (frame: HTMLElement) => () => void
}

const TURN_MS = 320
const STEP = 1.4
const KEY_DEGREES = 12
/** Share of the speed that is left after 16 ms without a finger: about a fifth of a second in all. */
const FRICTION = 0.82
/** px a 16 ms; slower than this it stands still. */
const STILL = 0.4
const WHEEL_STEP = 0.0016

/** `isDeferred`: no movement that the user does not make himself (prefers-reduced-motion). */
export function createLookAround(isDeferred: () => boolean): LookAround {
  let view = START_VIEW
  let frameHandle = 0
  const listeners = new Set<() => void>()

  function show(next: PanoramaView): void {
    view = boundedView(next)
    for (const listener of listeners) listener()
  }
  function stop(): void {
    cancelAnimationFrame(frameHandle)
  }
  /** Runs `advance` frame by frame with the ms since the start, until it answers false. */
  function animate(advance: (elapsed: number, delta: number) => boolean): void {
    stop()
    let [begun, last] = [-1, -1]
    const tick = (now: number) => {
      if (begun < 0) [begun, last] = [now, now - 16]
      const goesOn = advance(now - begun, now - last)
      last = now
      if (goesOn) frameHandle = requestAnimationFrame(tick)
    }
    frameHandle = requestAnimationFrame(tick)
  }
  function glideTo(target: PanoramaView): void {
    if (isDeferred()) {
      stop()
      show(target)
      return
    }
    const from = view
    const turn = boundedView({ ...target, yaw: target.yaw - from.yaw }).yaw
    animate((elapsed) => {
      const part = Math.min(1, elapsed / TURN_MS)
      const eased = 1 - (1 - part) ** 3
      show({
        yaw: from.yaw + turn * eased,
        pitch: from.pitch + (target.pitch - from.pitch) * eased,
        fov: from.fov + (target.fov - from.fov) * eased,
      })
      return part < 1
    })
  }
  function glideOn(speed: { dx: number; dy: number }, height: number): void {
    if (isDeferred()) return
    let { dx, dy } = speed
    animate((_elapsed, delta) => {
      const frames = Math.min(4, delta / 16)
      show(draggedView(view, dx * frames, dy * frames, height))
      dx *= FRICTION ** frames
      dy *= FRICTION ** frames
      return Math.hypot(dx, dy) > STILL
    })
  }

  const drag = {
    stop,
    glideOn,
    move: (dx: number, dy: number, height: number) => show(draggedView(view, dx, dy, height)),
  }
  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    turnTo: ({ yaw, pitch }) => glideTo({ ...view, yaw, pitch }),
    step: (direction) => glideTo(closerView(view, direction === 1 ? STEP : 1 / STEP)),
    attach: (frame) => {
      const offs = [
        attachDrag(frame, { ...drag, closer: (factor) => show(closerView(view, factor)) }),
        attachWheel(frame, (factor) => show(closerView(view, factor))),
        attachKeys(frame, {
          turn: (yaw, pitch) => glideTo(boundedView({ ...view, yaw: view.yaw + yaw, pitch: view.pitch + pitch })),
          step: (direction) => glideTo(closerView(view, direction === 1 ? STEP : 1 / STEP)),
          reset: () => glideTo(START_VIEW),
        }),
      ]
      return () => {
        stop()
        for (const off of offs) off()
      }
    },
  }
}

interface DragActions {
  readonly stop: () => void
  readonly move: (dx: number, dy: number, height: number) => void
  readonly closer: (factor: number) => void
  readonly glideOn: (speed: { dx: number; dy: number }, height: number) => void
}

function attachDrag(frame: HTMLElement, { stop, move, closer, glideOn }: DragActions): () => void {
  const down = new Map<number, { x: number; y: number }>()
  let speed = { dx: 0, dy: 0 }
  let movedAt = 0

  function onMove(event: PointerEvent): void {
    const before = down.get(event.pointerId)
    if (before === undefined) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
    down.set(event.pointerId, now)
    if (other !== undefined) {
      const apart = Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
      closer(Math.hypot(now.x - other.x, now.y - other.y) / apart)
      return
    }
    frame.setPointerCapture(event.pointerId)
    const [dx, dy] = [now.x - before.x, now.y - before.y]
    const frames = Math.max(0.5, (event.timeStamp - movedAt) / 16)
    speed = { dx: speed.dx * 0.4 + (dx / frames) * 0.6, dy: speed.dy * 0.4 + (dy / frames) * 0.6 }
    movedAt = event.timeStamp
    move(dx, dy, frame.clientHeight)
  }
  function onEnd(event: PointerEvent): void {
    const wasAlone = down.size === 1
    if (!down.delete(event.pointerId) || !wasAlone) return
    const hasPaused = event.timeStamp - movedAt > 60
    if (!hasPaused && event.type === 'pointerup') glideOn(speed, frame.clientHeight)
  }
  const offs = [
    listen(frame, 'pointerdown', (event) => {
      const isOnControl = event.target instanceof Element && event.target.closest('button') !== null
      if (isOnControl || (event.pointerType === 'mouse' && event.button !== 0)) return
      stop()
      speed = { dx: 0, dy: 0 }
      movedAt = event.timeStamp
      down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    }),
    listen(frame, 'pointermove', onMove),
    listen(frame, 'pointerup', onEnd),
    listen(frame, 'pointercancel', onEnd),
  ]
  return () => offs.forEach((off) => off())
}

/** Where the wheel scrolls the page, it does so unless Ctrl is held. */
function attachWheel(frame: HTMLElement, closer: (factor: number) => void): () => void {
  return listen(frame, 'wheel', (event) => {
    if (pageScrolls() && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    closer(Math.exp(-event.deltaY * lines * WHEEL_STEP))
  })
}

interface KeyActions {
  readonly turn: (yaw: number, pitch: number) => void
  readonly step: (direction: 1 | -1) => void
  readonly reset: () => void
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_DEGREES, 0],
  ArrowRight: [KEY_DEGREES, 0],
  ArrowUp: [0, KEY_DEGREES],
  ArrowDown: [0, -KEY_DEGREES],
}

function attachKeys(frame: HTMLElement, { turn, step, reset }: KeyActions): () => void {
  return listen(frame, 'keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    if (arrow !== undefined) turn(...arrow)
    else if (event.key === '+' || event.key === '=') step(1)
    else if (event.key === '-') step(-1)
    else if (event.key === 'Home') reset()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
}
