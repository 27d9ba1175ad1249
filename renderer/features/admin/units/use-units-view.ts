import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { keepLastView } from './last-view.ts'
import { readView, type UnitsView, writeView } from './units-view.ts'

/** ms without a letter before the address follows. */
const TYPING_MS = 300

/** What of the table is shown. It changes at once; the address follows, and leads when somebody goes back. */
export function useUnitsView(): readonly [UnitsView, (part: Partial<UnitsView>) => void] {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [view, setView] = useState(() => readView(params))
  const [followed, setFollowed] = useState(address)
  /** Where the address was sent: what is typed until it gets there is not taken back by it. */
  const [sent, setSent] = useState(address)
  const own = writeView(view).toString()
  if (address !== followed) {
    setFollowed(address)
    if (address !== own && address !== sent) setView(readView(params))
  }
  useEffect(() => keepLastView(own), [own])
  useEffect(() => {
    if (own === followed) return
    const timer = setTimeout(() => {
      setSent(own)
      setParams(own, { replace: true })
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [own, followed, setParams])
  const change = useCallback((part: Partial<UnitsView>) => setView((before) => ({ ...before, ...part })), [])
  return [view, change]
}
