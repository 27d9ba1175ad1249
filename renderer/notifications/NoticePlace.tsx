import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { enterNoticePlace } from './notice-place.store.ts'
import styles from './notifications.module.css'

interface NoticePlaceProps {
  /** Its place in the page. */
  readonly className: string | undefined
  /** What the page itself says in passing. */
  readonly children?: ReactNode
}

/**
 * Where a page wants all that is said in passing: one below the other, in a part of its layout where nothing has to be
 * pressed, instead of over the window's lower edge.
 */
export function NoticePlace({ className = '', children }: NoticePlaceProps) {
  const stack = useRef<HTMLDivElement>(null)
  const live = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (stack.current === null || live.current === null) return undefined
    return enterNoticePlace({ stack: stack.current, live: live.current })
  }, [])
  return (
    <div ref={stack} className={`${styles.stack} ${className}`} data-passing="">
      <div ref={live} aria-live="polite" aria-relevant="additions" />
      {children}
    </div>
  )
}
