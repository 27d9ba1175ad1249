import { useState } from 'react'

interface LoadablePictures {
  readonly pictures: readonly string[]
  /** Leaves out one that cannot be loaded. */
  readonly leaveOut: (url: string) => void
}

/** Pictures, each once, without those that could not be loaded. */
export function useLoadablePictures(urls: readonly string[]): LoadablePictures {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const leaveOut = (url: string) => setBroken((before) => new Set([...before, url]))
  return { pictures: [...new Set(urls)].filter((url) => !broken.has(url)), leaveOut }
}
