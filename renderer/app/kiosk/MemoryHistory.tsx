import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { createPath, type Location, parsePath, Router, type To } from 'react-router-dom'
import { randomKey } from '#renderer/platform/random-key.ts'

interface Steps {
  readonly entries: readonly Location[]
  readonly at: number
}

/**
 * A router whose history is kept in memory and goes with the page: the browser has one entry, whatever a visitor does,
 * and nothing to go back to. The browser's address is the one on screen, put in the place of the one before. The
 * library's own for this would cost the web's first page half a kilobyte.
 */
export function MemoryHistory({ start, children }: { start: string; children: ReactNode }) {
  const [{ entries, at }, setSteps] = useState<Steps>(() => ({ entries: [getLocation(start, null)], at: 0 }))
  const navigator = useMemo(
    () => ({
      createHref: makePath,
      push: (to: To, state: unknown = null) => {
        const next = getLocation(to, state)
        setSteps((now) => ({ entries: [...now.entries.slice(0, now.at + 1), next], at: now.at + 1 }))
      },
      replace: (to: To, state: unknown = null) => {
        const next = getLocation(to, state)
        setSteps((now) => ({ ...now, entries: now.entries.with(now.at, next) }))
      },
      go: (delta: number) =>
        setSteps((now) => ({ ...now, at: Math.min(Math.max(now.at + delta, 0), now.entries.length - 1) })),
    }),
    [],
  )
  const location = entries[at] ?? getLocation(start, null)
  const { pathname, search } = location
  useLayoutEffect(() => window.history.replaceState(null, '', pathname + search), [pathname, search])
  return (
    // As on the web: a room is painted in the frame that answers the touch.
    <Router location={location} navigator={navigator} useTransitions={false}>
      {children}
    </Router>
  )
}

function makePath(to: To): string {
  return typeof to === 'string' ? to : createPath(to)
}

function getLocation(to: To, state: unknown): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
  return { pathname, search, hash, state, key: randomKey() }
}
