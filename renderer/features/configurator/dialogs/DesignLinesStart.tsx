import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '#renderer/features/notifications/index.ts'
import { forgetKept } from '#renderer/platform/kept-query.ts'
import { chooseDesignLineByName } from '#shared/domain/index.ts'
import { useOpenUnit } from '../store/unit.context.ts'
import type { UnitStore } from '../store/unit.store.ts'

interface DesignLinesStartProps {
  /** As the address calls it. */
  readonly name: string
  /** Told whether there is such a line. */
  readonly onApplied: (isKnown: boolean) => void
}

/**
 * Applies the design line that the address brought, once, to the rooms without one (DSL-14, DSL-15). Loaded when there is
 * one.
 */
export function DesignLinesStart({ name, onApplied }: DesignLinesStartProps) {
  const { t } = useTranslation()
  const { store } = useOpenUnit()
  const notify = useNotify()
  // Another store is the same unit read again.
  const applied = useRef<UnitStore | null>(null)
  useEffect(() => {
    if (applied.current === store) return
    applied.current = store
    forgetKept('p010')
    const error = store.perform((now) => chooseDesignLineByName(now, name), name)
    if (error?.code === 'CONFLICT') notify({ severity: 'warning', title: t('errorCode.CONFLICT') })
    onApplied(error?.code !== 'DESIGN_LINE_UNKNOWN')
  }, [store, name, notify, onApplied, t])
  return null
}
