import { useState } from 'react'
import { useMedia } from '#renderer/ui/use-media.ts'

/**
 * The film to show instead of the pictures; null = none: the project has none, whoever looks asked for less motion, or
 * it has failed to play here.
 */
export function useFilm(url: string | null) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const [failed, setFailed] = useState<string | null>(null)
  const [running, setRunning] = useState<string | null>(null)
  const shown = isStill || url === failed ? null : url
  return {
    url: shown,
    isRunning: shown !== null && shown === running,
    onRunning: () => setRunning(url),
    onFailure: () => setFailed(url),
  }
}
