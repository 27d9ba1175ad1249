import { useLayoutEffect } from 'react'

/**
 * Says something about the whole page to its styles, as long as the calling component is there. Instead of a selector
 * such as `body:has(…)`: that one makes the browser look through the page at every change of a class (ADR 7).
 */
export function useRootAttribute(name: `data-${string}`, value: string): void {
  useLayoutEffect(() => {
    document.documentElement.setAttribute(name, value)
    return () => document.documentElement.removeAttribute(name)
  }, [name, value])
}
