import { useEffect, useRef, useState } from 'react'
import type { ConflictReport, LockedItem, OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import {
  chooseDesignLine,
  type Configuration,
  type DesignLineChoice,
  type DesignLineGroupView,
  type DesignLineView,
} from '#shared/domain/index.ts'
import { useRefusalNotice } from '#renderer/parts/options/use-conflict.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import {
  isSelected,
  lineEffect,
  type LineEffect,
  sideEffects,
  type SideEffects,
  tryLine,
} from './design-lines-model.ts'

export interface WantedLine {
  readonly group: DesignLineGroupView
  readonly line: DesignLineView
  /** null = every room. */
  readonly roomId: string | null
}

/** Where a choice stands: nothing going on, asked back, running, or stopped by a clash. */
export type LineChoiceState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly wanted: WantedLine; readonly effect: LineEffect & SideEffects }
  | { readonly kind: 'pending'; readonly wanted: WantedLine }
  | { readonly kind: 'clash'; readonly wanted: WantedLine; readonly report: ConflictReport }
  | {
      readonly kind: 'locked'
      readonly wanted: WantedLine
      readonly items: readonly LockedItem[]
      readonly canKeep: boolean
    }

export interface LineChoice {
  readonly state: LineChoiceState
  /** A touch on a line: chosen at once, or asked for first (DSL-10). */
  readonly choose: (wanted: WantedLine) => void
  /** Goes on with what was asked for. */
  readonly confirm: (wanted: WantedLine, more?: Further) => void
  readonly cancel: () => void
}

/** What a choice is made with. */
export interface Further {
  /** What else changes with it. */
  readonly choices?: readonly OptionRef[]
  /** Items that a deadline holds stay as they are (decision 55). */
  readonly keepLocked?: boolean
}

/** ms; a connection that is slower than that is not waited for: the choice is on screen already. */
const LONGEST_PENDING_MS = 2_500
/** ms until a window that paints has painted. */
const PAINT_MS = 50

/** Chooses design lines (DSL-9, DSL-10, DSL-12): asks back, says that it runs, says what stands against it. */
export function useLineChoice(
  configuration: Configuration,
  onChosen: (group: DesignLineGroupView) => void,
): LineChoice {
  const { store } = useOpenUnit()
  const refuse = useRefusalNotice()
  const [state, setState] = useState<LineChoiceState>({ kind: 'idle' })
  const rememberTouched = useFocusBack(state.kind === 'idle')

  async function run(wanted: WantedLine, more: Further): Promise<void> {
    setState({ kind: 'pending', wanted })
    await pause(PAINT_MS)
    const choice = { ...getChoice(wanted), ...more }
    const error = store.perform((now) => chooseDesignLine(now, choice), wanted.line.title)
    if (error !== null && error.lockedItems.length > 0) {
      const kept = chooseDesignLine(store.state.getState().configuration, { ...choice, keepLocked: true })
      setState({ kind: 'locked', wanted, items: error.lockedItems, canKeep: kept.ok })
      return
    }
    if (error?.report) {
      setState({ kind: 'clash', wanted, report: error.report })
      return
    }
    refuse(error)
    if (error === null) await Promise.race([store.settled(), pause(LONGEST_PENDING_MS)])
    setState({ kind: 'idle' })
    if (error === null) onChosen(wanted.group)
  }

  return {
    state,
    choose: (wanted) => {
      if (state.kind === 'pending' || isSelected(configuration, wanted.group, wanted.line, wanted.roomId)) return
      rememberTouched()
      const tried = tryLine(configuration, getChoice(wanted))
      const effect = {
        ...lineEffect(configuration, wanted.group, getChoice(wanted), tried),
        ...sideEffects(configuration, wanted.roomId, tried),
      }
      const { dropped, elsewhere, bundleIds } = effect
      if (effect.replaces || dropped.length + elsewhere.length + bundleIds.length > 0)
        setState({ kind: 'asking', wanted, effect })
      else void run(wanted, {})
    },
    confirm: (wanted, more = {}) => void run(wanted, more),
    cancel: () => setState({ kind: 'idle' }),
  }
}

/** When it is over, the focus goes back to what was touched, unless it is somewhere already. */
function useFocusBack(isOver: boolean): () => void {
  const touched = useRef<Element | null>(null)
  useEffect(() => {
    const { activeElement } = document
    const isLost =
      activeElement === null ||
      activeElement === document.body ||
      activeElement.matches('[role="dialog"], .MuiDialog-container')
    if (isOver && isLost && touched.current instanceof HTMLElement) touched.current.focus()
  }, [isOver])
  return () => {
    touched.current = document.activeElement
  }
}

function getChoice({ group, line, roomId }: WantedLine): DesignLineChoice {
  return { designLineGroupId: group.id, designLineId: line.id, roomId }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
