import { useEffect, useRef } from 'react'
import { forgetKept } from '#renderer/platform/kept-query.ts'
import { chooseDesignLineByName } from '#shared/domain/index.ts'
import { useRefusalNotice } from '#renderer/parts/options/use-conflict.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { UnitStore } from '#renderer/unit/state/unit.store.ts'

interface DesignLinesStartProps {
  /** As the address calls it. */
  readonly name: string
  /** Told whether the line was applied. */
  readonly onApplied: (isApplied: boolean) => void
}

/**
 * Applies the design line that the address brought, once, to the rooms without one (DSL-14, DSL-15). Loaded when there is
 * one.
 */
export function DesignLinesStart({ name, onApplied }: DesignLinesStartProps) {
  const { store } = useOpenUnit()
  const refuse = useRefusalNotice()
  // Another store is the same unit read again.
  const applied = useRef<UnitStore | null>(null)
  useEffect(() => {
    if (applied.current === store) return
    applied.current = store
    forgetKept('p010')
    const error = store.perform((now) => chooseDesignLineByName(now, name), name)
    // What an address calls wrongly is nothing that people asked for.
    if (error?.code !== 'DESIGN_LINE_UNKNOWN') {
      refuse(error, { intent: (now) => chooseDesignLineByName(now, name, { keepLocked: true }), label: name })
    }
    onApplied(error === null)
  }, [store, name, refuse, onApplied])
  return null
}
