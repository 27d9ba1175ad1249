import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Configuration, DesignLineGroupView, Intent } from '#shared/domain/index.ts'
import { whenIdle } from '#renderer/platform/when-idle.ts'
import { chooseStyle, type Picks } from './style-model.ts'

/** What picks would make of the unit; undefined = it is not known yet. */
export type StyleOf = (picks: Picks) => Intent | undefined

interface Known {
  readonly of: Configuration
  readonly tried: ReadonlyMap<string, Intent>
}

const getKey = (picks: Picks) => JSON.stringify(picks)

/**
 * What each answer to each question would make of the unit, beside the answers to the other ones: what is picked now at
 * once, the rest when nothing else is to do.
 */
export function useStyles(configuration: Configuration, axes: readonly DesignLineGroupView[], picks: Picks): StyleOf {
  const current = useMemo(() => chooseStyle(configuration, picks), [configuration, picks])
  const [known, setKnown] = useState<Known>({ of: configuration, tried: new Map() })
  const knownNow = useRef(known)
  useEffect(() => {
    const note = (wanted: Picks, intent: Intent) => {
      const before = knownNow.current.of === configuration ? knownNow.current.tried : []
      knownNow.current = { of: configuration, tried: new Map([...before, [getKey(wanted), intent]]) }
    }
    note(picks, current)
    const waiting = axes.flatMap(({ id, designLines }) => designLines.map((line) => ({ ...picks, [id]: line.id })))
    let stop = () => {}
    const next = () => {
      const other = waiting.find((wanted) => !knownNow.current.tried.has(getKey(wanted)))
      setKnown(knownNow.current)
      if (other === undefined) return
      stop = whenIdle(() => {
        note(other, chooseStyle(configuration, other))
        next()
      })
    }
    next()
    return () => stop()
  }, [configuration, axes, picks, current])
  return useCallback(
    (wanted) => {
      const key = getKey(wanted)
      if (key === getKey(picks)) return current
      return known.of === configuration ? known.tried.get(key) : undefined
    },
    [known, configuration, picks, current],
  )
}
