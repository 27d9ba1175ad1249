import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** ms that a key is held until it counts again, and between two times from then on. */
const FIRST = 450
const EACH = 70

/**
 * `down`: as soon as it is touched, so that two fingers can write as fast as they like. `held`: again and again as long
 * as it is held, too. `up`: when the touch is over; for keys that put the keyboard away or change it, as the end of a
 * touch counts for whatever lies there by then.
 */
export type Press = 'down' | 'held' | 'up'

/** Handlers of a key. A click without a touch, as of a screen reader or a switch, counts in any case. */
export function usePress(onPress: () => void, press: Press) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const count = (after: number) => {
    onPress()
    if (press === 'held') timer.current = setTimeout(() => count(EACH), after)
  }
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      stop()
      if (button === 0 && press !== 'up') count(FIRST)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0 || press === 'up') onPress()
    },
  }
}
