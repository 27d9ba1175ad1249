import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * A value as it was before the touch, until the frame that answers it has been painted. For what nobody sees and what
 * makes the browser work at once, such as the tab stop of the element that has the focus.
 */
export function useCalm<Value>(value: Value): Value {
  const [calm, setCalm] = useState(value)
  useEffect(() => {
    if (Object.is(calm, value)) return undefined
    let isWanted = true
    afterPaint(() => {
      if (isWanted) setCalm(value)
    })
    return () => {
      isWanted = false
    }
  }, [calm, value])
  return calm
}
