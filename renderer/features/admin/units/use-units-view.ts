import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readView, type UnitsView, writeView } from './units-view.ts'

/** ms without a letter before the address follows. */
const TYPING_MS = 300

/** What of the table is shown. It changes at once; the address follows, and leads when somebody goes back. */
export function useUnitsView(): readonly [UnitsView, (part: Partial<UnitsView>) => void] {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [view, setView] = useState(() => readView(params))
  const [followed, setFollowed] = useState(address)
  const own = writeView(view).toString()
  if (address !== followed) {
    setFollowed(address)
    if (address !== own) setView(readView(params))
  }
  useEffect(() => {
    if (own === followed) return
    const timer = setTimeout(() => setParams(own, { replace: true }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [own, followed, setParams])
  const change = useCallback((part: Partial<UnitsView>) => setView((before) => ({ ...before, ...part })), [])
  return [view, change]
}
