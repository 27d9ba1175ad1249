import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * A value as it was before the touch, until the frame that answers it has been painted. For what nobody sees and what
 * makes the browser work at once, such as the tab stop of the element that has the focus.
 */
export function useAfterAnswer<Value>(value: Value): Value {
  const [answered, setAnswered] = useState(value)
  useEffect(() => {
    if (Object.is(answered, value)) return undefined
    let isWanted = true
    afterPaint(() => {
      if (isWanted) setAnswered(value)
    })
    return () => {
      isWanted = false
    }
  }, [answered, value])
  return answered
}
