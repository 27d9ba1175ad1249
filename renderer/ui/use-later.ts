import { useEffect, useMemo, useRef } from 'react'

export interface Later {
  /** Runs it once this long nothing else was asked for, and at the latest when the part leaves the page. */
  readonly soon: (run: () => void) => void
  /** Whatever still waits is not wanted any more. */
  readonly drop: () => void
}

/** For what is typed: it counts `ms` after the last key. */
export function useLater(ms: number): Later {
  const waiting = useRef<{ readonly run: () => void; readonly timer: ReturnType<typeof setTimeout> } | null>(null)
  const later = useMemo(() => {
    const drop = () => {
      if (waiting.current !== null) clearTimeout(waiting.current.timer)
      waiting.current = null
    }
    const soon = (run: () => void) => {
      drop()
      const timer = setTimeout(() => {
        waiting.current = null
        run()
      }, ms)
      waiting.current = { run, timer }
    }
    return { soon, drop }
  }, [ms])
  useEffect(
    () => () => {
      const last = waiting.current
      later.drop()
      last?.run()
    },
    [later],
  )
  return later
}
