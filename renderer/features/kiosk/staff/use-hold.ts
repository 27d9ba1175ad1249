import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** ms that somebody has to hold on, so that nobody gets there by accident. */
export const HOLD_MS = 3_000

/** What a button needs so that holding it, by finger, mouse or keyboard, does something; a short press does nothing. */
export function useHold(onHeld: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isHeld, setIsHeld] = useState(false)
  const stop = () => {
    clearTimeout(timer.current)
    setIsHeld(false)
  }
  const start = () => {
    clearTimeout(timer.current)
    setIsHeld(true)
    timer.current = setTimeout(() => {
      setIsHeld(false)
      onHeld()
    }, HOLD_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isHeld,
    handlers: {
      onPointerDown: start,
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onBlur: stop,
      onKeyDown: (event: KeyboardEvent) => {
        if ((event.key === 'Enter' || event.key === ' ') && !event.repeat) start()
      },
      onKeyUp: stop,
      // A long touch opens nothing else.
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  }
}
