import { useState } from 'react'
import { useMedia } from '#renderer/ui/use-media.ts'

/**
 * The film to show before the pictures; null = none: the project has none, whoever looks asked for less motion, or it
 * has failed to play here.
 *
 * @param turn counted up when all pictures have been seen: then the film comes once more
 */
export function useFilm(url: string | null, turn: number) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const [failed, setFailed] = useState<string | null>(null)
  /** The last turn in which it ran, and in which it was over. */
  const [running, setRunning] = useState(-1)
  const [ended, setEnded] = useState(-1)
  const shown = isStill || url === failed ? null : url
  return {
    url: shown,
    isRunning: shown !== null && running === turn && ended !== turn,
    onRunning: () => setRunning(turn),
    onEnd: () => setEnded(turn),
    onFailure: () => setFailed(url),
  }
}
