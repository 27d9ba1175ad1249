import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { PrintRoot } from './PrintRoot.tsx'

/**
 * Prints `paper` instead of the page: what shows it while it is printed, to be rendered somewhere, and what begins that.
 * `isPage`: it is also what the browser's own command prints.
 */
export function usePrintOut(paper: () => ReactNode, { isPage }: { readonly isPage: boolean }) {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // The browser takes what there is when this event is over.
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    if (isPage) window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [isPage])
  const print = () => {
    flushSync(() => setIsPrinting(true))
    window.print()
  }
  return { print, printed: isPrinting ? <PrintRoot>{paper()}</PrintRoot> : null }
}
