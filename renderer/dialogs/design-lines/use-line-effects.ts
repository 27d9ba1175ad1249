import { useEffect, useState } from 'react'
import type { Configuration, DesignLineGroupView } from '#shared/domain/index.ts'
import { whenIdle } from '#renderer/platform/when-idle.ts'
import { type LineEffect, lineEffect } from './design-lines-model.ts'

export type LineEffects = ReadonlyMap<string, LineEffect>

interface Known {
  /** Made anew with every configuration. */
  readonly group: DesignLineGroupView
  readonly roomId: string | null
  readonly effects: LineEffects
}

const NOTHING: LineEffects = new Map()

/**
 * What choosing each line of the group would do, by line id. Each one is tried out on the whole
 * unit, so it is done when nothing else is to do, one after the other; until then it is missing.
 */
export function useLineEffects(
  configuration: Configuration,
  group: DesignLineGroupView,
  roomId: string | null,
): LineEffects {
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    const lines = [...group.designLines]
    let effects = NOTHING
    let stop = () => {}
    const next = () => {
      const line = lines.shift()
      if (line === undefined) return
      stop = whenIdle(() => {
        const choice = { designLineGroupId: group.id, designLineId: line.id, roomId }
        effects = new Map(effects).set(line.id, lineEffect(configuration, group, choice))
        setKnown({ group, roomId, effects })
        next()
      })
    }
    next()
    return () => stop()
  }, [configuration, group, roomId])
  return known?.group === group && known.roomId === roomId ? known.effects : NOTHING
}
