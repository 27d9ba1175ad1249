import { useCallback, useState } from 'react'
import { randomKey } from '#renderer/platform/random-key.ts'
import { type ApiError, isKeyReused } from './api-error.ts'

interface OnceKey {
  /** For each try: one that is repeated because nobody heard of it is the same one. */
  readonly key: string
  /**
   * To be told of each refusal. True = what was sent before, in other words, has arrived after all: what is sent from now
   * on is another one, with a key of its own.
   */
  readonly hasArrived: (error: ApiError) => boolean
}

/** The key of what a form sends once, however often somebody tries (decision 8). */
export function useOnceKey(): OnceKey {
  const [key, setKey] = useState(randomKey)
  const hasArrived = useCallback((error: ApiError) => {
    const isReused = isKeyReused(error)
    if (isReused) setKey(randomKey())
    return isReused
  }, [])
  return { key, hasArrived }
}
