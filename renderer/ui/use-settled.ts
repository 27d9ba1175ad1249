import { useState, useSyncExternalStore } from 'react'

/** Whether a button of the mouse is down, or a touch stands for one. */
let isPressed = false
const RELEASES = ['mouseup', 'dragend', 'blur'] as const
const listeners = new Set<() => void>()

function setPressed(next: boolean): void {
  if (isPressed === next) return
  isPressed = next
  for (const listener of listeners) listener()
}
window.addEventListener('mousedown', () => setPressed(true), true)
for (const release of RELEASES) {
  window.addEventListener(
    release,
    ({ type, target }) => {
      // A field that the press takes the focus from is blurred as well, and that is no end of the press.
      if (type !== 'blur' || target === window) setPressed(false)
    },
    true,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The value, but nothing new while a press lasts: a press takes the focus from a field, and what the field then has to
 * say would move what is being pressed away from under the pointer, so that the press would come to nothing.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const isHeld = useSyncExternalStore(subscribe, () => isPressed)
  if (!isHeld && !Object.is(settled, value)) setSettled(value)
  return isHeld ? settled : value
}
