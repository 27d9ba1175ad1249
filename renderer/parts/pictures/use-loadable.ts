import { useEffect, useState } from 'react'

export interface Loadable {
  /** It could not be loaded: something else stands in its place, not the browser's torn page. */
  readonly isBroken: boolean
  /** For the image. */
  readonly onError: () => void
}

/**
 * Whether a picture can be shown. One that could not be loaded, as without network, is tried again as soon as the
 * browser has the network back. `url`: null = there is no picture, and nothing to try.
 */
export function useLoadable(url: string | null): Loadable {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const isBroken = url !== null && brokenUrl === url
  useEffect(() => {
    if (!isBroken) return undefined
    const again = () => setBrokenUrl(null)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isBroken])
  return { isBroken, onError: () => setBrokenUrl(url) }
}
