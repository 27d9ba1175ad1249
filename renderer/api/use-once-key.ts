import { useCallback, useState } from 'react'
import { randomKey } from '#renderer/platform/random-key.ts'
import { type ApiError, isKeyReused } from './api-error.ts'

export interface OnceKey {
  /** For each try: one that is repeated because nobody heard of it is the same one. */
  readonly key: string
  /**
   * To be told of each refusal. True = what was sent before, in other words, has arrived after all: what is sent from now
   * on is another one, with a key of its own.
   */
  readonly hasArrived: (error: ApiError) => boolean
  /** What is sent from now on is another one. @param key with which it was tried before, where it was kept with a draft */
  readonly begin: (key?: string) => void
}

/** The key of what a form sends once, however often somebody tries (decision 8). */
export function useOnceKey(): OnceKey {
  const [key, setKey] = useState(randomKey)
  const begin = useCallback((kept?: string) => setKey(kept ?? randomKey()), [])
  const hasArrived = useCallback(
    (error: ApiError) => {
      const isReused = isKeyReused(error)
      if (isReused) begin()
      return isReused
    },
    [begin],
  )
  return { key, hasArrived, begin }
}
