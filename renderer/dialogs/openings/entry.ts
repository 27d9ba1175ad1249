import { theKiosk } from '#renderer/platform/shell.ts'
import { isDialogOpen } from '#renderer/ui/dialog/dialog-layer.ts'

/** Somebody is at work in the room. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
const TOUCH_ENDS = ['pointerup', 'keyup'] as const

/** ms after which a dialog does not come with the room any more. */
const LATE = 1_000

/** ms after a touch for what it does itself: going to another room, or opening another dialog. */
const TOUCH_SETTLES = 300

/** As entries are timed: ms since the page began. */
export function timeNow(): number {
  return performance.now()
}

/** When somebody was last seen at work, as `performance.now` counts. */
let lastAct = Number.NEGATIVE_INFINITY
for (const act of ACTS) window.addEventListener(act, () => (lastAct = timeNow()), { capture: true, passive: true })

interface Entry {
  /** When the room was entered, as `performance.now` counts. */
  readonly at: number
  /** Whether the dialog can be drawn at once. */
  readonly isAtHand: boolean
  /** Resolves when it is; never rejects. */
  readonly bring: () => Promise<void>
}

/**
 * Runs with the entry into a room, in the same task where all is at hand; else as soon as it is, unless somebody has
 * begun to act by then or it is too late (decision 70). On a kiosk that shows its first room, after a touch in it: who
 * began the visit wants to see the room, and where nobody has begun one, nobody is there. Answers a function that calls
 * it off.
 */
export function withEntry(entry: Entry, run: () => void): () => void {
  if (theKiosk()?.isInUse() === false) return afterTouch(run)
  if (lastAct > entry.at || timeNow() > entry.at + LATE) return () => undefined
  if (!entry.isAtHand) return asSoonAsThere(entry, run)
  run()
  return () => undefined
}

function asSoonAsThere({ bring }: Entry, run: () => void): () => void {
  const stop = () => {
    clearTimeout(timer)
    for (const act of ACTS) window.removeEventListener(act, stop, { capture: true })
    isOff = true
  }
  let isOff = false
  const timer = setTimeout(stop, LATE)
  for (const act of ACTS) window.addEventListener(act, stop, { capture: true, passive: true })
  void bring().then(() => {
    if (isOff) return
    stop()
    run()
  })
  return stop
}

function afterTouch(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    for (const end of TOUCH_ENDS) window.removeEventListener(end, settle, { capture: true })
    window.removeEventListener('pointerdown', wait, { capture: true })
  }
  // Staff hold the logo for some seconds, and nothing may come between.
  const wait = () => clearTimeout(timer)
  const settle = () => {
    wait()
    // On the pictures before the room; the next touch asks again.
    if (theKiosk()?.isInUse() === false) return
    timer = setTimeout(() => {
      if (isDialogOpen()) return
      stop()
      run()
    }, TOUCH_SETTLES)
  }
  for (const end of TOUCH_ENDS) window.addEventListener(end, settle, { capture: true, passive: true })
  window.addEventListener('pointerdown', wait, { capture: true, passive: true })
  return stop
}
