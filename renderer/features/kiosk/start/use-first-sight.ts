import { useCallback, useEffect, useRef } from 'react'
import { FIRST_SIGHT, showVisit } from '../visit/visit.store.ts'

/**
 * Lets the pictures before a visit go once everything that was asked for this page is there or has failed, or a little
 * later whatever is missing. Answers what each of them calls then.
 *
 * @param count of what is asked for
 */
export function useFirstSight(count: number): () => void {
  const left = useRef(count)
  useEffect(() => {
    if (left.current === 0) return showVisit()
    const timer = setTimeout(showVisit, FIRST_SIGHT)
    return () => clearTimeout(timer)
  }, [])
  return useCallback(() => {
    left.current -= 1
    if (left.current === 0) showVisit()
  }, [])
}
