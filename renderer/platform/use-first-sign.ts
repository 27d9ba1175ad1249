import { useEffect } from 'react'
import { AHEAD_MS, whenIdle } from './when-idle.ts'

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const

/**
 * Runs something as soon as somebody is there: with the first sign of a hand, when the browser has nothing else to do.
 * Looking at the first screen alone costs none of it.
 *
 * @param run the same function in every rendering
 */
export function useFirstSign(run: () => void): void {
  useEffect(() => {
    let stopIdle = () => {}
    const stop = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, start)
    }
    const start = () => {
      stop()
      stopIdle = whenIdle(run, AHEAD_MS)
    }
    for (const sign of SIGNS) window.addEventListener(sign, start, { passive: true })
    return () => {
      stop()
      stopIdle()
    }
  }, [run])
}
