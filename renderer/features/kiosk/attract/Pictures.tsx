import { useEffect, useState } from 'react'
import { useMedia } from '#renderer/ui/use-media.ts'
import { useVisit } from '../visit/visit.store.ts'
import { AttractLoop } from './AttractLoop.tsx'

/** ms that the pictures take to make way for the first room; as long as `AttractLoop.module.css` lets them fade. */
export const FADE = 400

/**
 * The pictures before a visit, and over its first moment. Whoever asked for less motion sees them go at once, and then
 * they are gone: what cannot be seen must take no touch.
 */
export function Pictures({ hasPictures }: { hasPictures: boolean }) {
  const phase = useVisit((visit) => visit.phase)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const [isGone, setIsGone] = useState(!hasPictures)
  useEffect(() => {
    if (phase !== 'open') return undefined
    const timer = setTimeout(() => setIsGone(true), FADE)
    return () => clearTimeout(timer)
  }, [phase])
  return isGone || (isStill && phase === 'open') ? null : <AttractLoop phase={phase} />
}
