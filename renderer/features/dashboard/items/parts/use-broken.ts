import { useState } from 'react'

/** Whether what an address leads to could not be loaded; another address is tried anew. */
export function useBroken(url: string | null): { readonly isBroken: boolean; readonly onError: () => void } {
  const [broken, setBroken] = useState<string | null>(null)
  return { isBroken: url !== null && broken === url, onError: () => setBroken(url) }
}
