import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen something may be and is made ready. */
const AHEAD = '400px'

/** Whether an element has come near the screen; what was near once stays so. Without the browser's help it is at once. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(!('IntersectionObserver' in window))
  useEffect(() => {
    const { current } = element
    if (current === null || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
