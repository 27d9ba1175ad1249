import { theKiosk } from '#renderer/platform/shell.ts'
import type { ImageLoader } from '../pictures/image-loader.ts'

/** ms that a room is looked at before something opens by itself above it. */
const LOOK_MS = 1_500

const SIGNS = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'wheel', 'touchmove'] as const

interface FirstLook {
  readonly images: ImageLoader
  /** What is to be seen first; null = there is no picture. */
  readonly pictureUrl: string | null
}

/**
 * Runs once the room's picture has been there for a moment, no hand is at work and no dialog is open: what opens by
 * itself must not hide the room from who has just come, nor come between a finger and what it is about to touch. A
 * kiosk that shows its first room waits for a touch in it before: who began the visit wants to see the room, and where
 * nobody has begun one, nobody is there. Answers a function that calls it off.
 */
export function afterFirstLook({ images, pictureUrl }: FirstLook, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOff = false
  let isThere = false
  // Staff hold the logo for some seconds, perhaps since before the picture came, and nothing may come between.
  let isHeld = false
  const stop = () => {
    isOff = true
    clearTimeout(timer)
    for (const sign of SIGNS) window.removeEventListener(sign, look, { capture: true })
  }
  const wait = () => {
    clearTimeout(timer)
    // The next sign asks again.
    if (isHeld || theKiosk()?.isInUse() === false) return
    timer = setTimeout(() => {
      if (document.querySelector('dialog[open]') !== null) return wait()
      stop()
      run()
    }, LOOK_MS)
  }
  const look = ({ type }: Event) => {
    if (type.startsWith('pointer')) isHeld = type === 'pointerdown'
    if (isThere) wait()
  }
  const begin = () => {
    if (isOff) return
    isThere = true
    wait()
  }
  for (const sign of SIGNS) window.addEventListener(sign, look, { capture: true, passive: true })
  if (pictureUrl === null) begin()
  else void images.load(pictureUrl).then(begin)
  return stop
}
