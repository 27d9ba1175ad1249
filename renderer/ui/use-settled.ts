import { useEffect, useState } from 'react'

/** Whether a button of the mouse is down, or a touch stands for one. */
let isPressed = false
const RELEASES = ['mouseup', 'dragend', 'blur'] as const
window.addEventListener('mousedown', () => (isPressed = true), true)
for (const release of RELEASES) window.addEventListener(release, () => (isPressed = false), true)

/**
 * The value, but nothing new while a press lasts: a press takes the focus from a field, and what the field then has to
 * say would move what is being pressed away from under the pointer, so that the press would come to nothing.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (!isPressed) {
      setSettled(value)
      return undefined
    }
    const settle = () => setSettled(value)
    for (const release of RELEASES) window.addEventListener(release, settle)
    return () => {
      for (const release of RELEASES) window.removeEventListener(release, settle)
    }
  }, [value])
  return settled
}
