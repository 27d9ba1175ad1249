import { type ReactNode, useEffect, useState } from 'react'
import { removeFirstPicture } from './first-picture.ts'
import styles from './ui.module.css'

/** ms before a public screen is drawn (SHL-6), and of its fading in (SHL-7). */
export const PUBLIC_SCREEN_DELAY = 250
export const PUBLIC_SCREEN_FADE = 1_000

/** A page for those who are not logged in: waits a moment, then fades in (SHL-6, SHL-7), at once with reduced motion. */
export function PublicScreen({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timers = [
      window.setTimeout(() => setIsShown(true), PUBLIC_SCREEN_DELAY),
      // Not before the same picture of the screen itself stands above it.
      window.setTimeout(removeFirstPicture, PUBLIC_SCREEN_DELAY + PUBLIC_SCREEN_FADE),
    ]
    return () => timers.forEach((timer) => window.clearTimeout(timer))
  }, [])
  return isShown ? (
    <div className={styles.fading} style={{ animationDuration: `${PUBLIC_SCREEN_FADE}ms` }}>
      {children}
    </div>
  ) : null
}
