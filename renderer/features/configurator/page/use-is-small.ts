import { useMedia } from '#renderer/ui/use-media.ts'

/** Below this width (px) the configurator has its layout for small screens. */
export const DESKTOP_FROM = 900

/** Whether the window is too narrow for the three columns. */
export function useIsSmall(): boolean {
  return useMedia(`(max-width: ${DESKTOP_FROM - 0.05}px)`)
}
