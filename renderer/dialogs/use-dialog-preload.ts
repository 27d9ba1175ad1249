import { useEffect } from 'react'
import { AHEAD_MS, whenIdle } from '#renderer/platform/when-idle.ts'
import { preloadDialogs } from './dialog-registry.ts'

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const

/**
 * Loads the dialogs' code as soon as somebody is there: with the first sign of a hand, when the
 * browser has nothing else to do. Looking at the first screen alone costs none of it.
 */
export function useDialogPreload(): void {
  useEffect(() => {
    let stopIdle = () => {}
    const stop = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, start)
    }
    const start = () => {
      stop()
      stopIdle = whenIdle(preloadDialogs, AHEAD_MS)
    }
    for (const sign of SIGNS) window.addEventListener(sign, start, { passive: true })
    return () => {
      stop()
      stopIdle()
    }
  }, [])
}
