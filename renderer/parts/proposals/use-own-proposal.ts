import { useMemo, useSyncExternalStore } from 'react'
import {
  type Configuration,
  configure,
  diffSelections,
  getSelections,
  invertChange,
  type MadeChange,
  unitState,
} from '#shared/domain/index.ts'
import type { Selections } from '#shared/domain/selections/selections.types.ts'
import { useProposingState } from '#renderer/unit/proposing/proposing.store.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { listShownParts, type ShownPart } from './proposal-rows.ts'

export interface OwnProposal {
  readonly made: MadeChange
  /** Of the buyers. */
  readonly before: Configuration
  readonly shown: readonly ShownPart[]
  /** Cents more than now. */
  readonly cents: number
}

/** What is put together in this tab to be proposed; null = what it stands on is not read yet. */
export function useOwnProposal(): OwnProposal | null {
  const { store, unit } = useOpenUnit()
  const { state } = store
  const base = useProposingState((now) => (now.base?.unitId === unit.id ? now.base : null))
  const configuration = useSyncExternalStore(state.subscribe, () => state.getState().configuration)
  return useMemo(() => (base === null ? null : describe(base.selections, configuration)), [base, configuration])
}

function describe(selections: Selections, configuration: Configuration): OwnProposal {
  const before = configure(configuration.prepared, selections, configuration.circumstances)
  const change = diffSelections(selections, getSelections(configuration))
  const made = { change, undo: invertChange(selections, change) }
  const cents = unitState(configuration).total - unitState(before).total
  return { made, before, shown: listShownParts(before, made), cents }
}
