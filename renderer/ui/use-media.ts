import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Below the theme's `sm` (SHL-31). */
export const PHONE = '(max-width: 599.95px)'

/** Whether a media query holds now. Its list is made once: each new one makes the browser look at the whole page. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => window.matchMedia(query), [query])
  const subscribe = useCallback(
    (listener: () => void) => {
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [media],
  )
  return useSyncExternalStore(subscribe, () => media.matches)
}
