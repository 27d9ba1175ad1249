import { useSyncExternalStore } from 'react'

/** Below this width (px) the configurator has its layout for small screens. */
export const DESKTOP_FROM = 900

const query = `(max-width: ${DESKTOP_FROM - 0.05}px)`

/** Whether the window is too narrow for the three columns. */
export function useIsSmall(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
