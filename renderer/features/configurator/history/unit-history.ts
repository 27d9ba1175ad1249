import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  applyChange,
  type Configuration,
  invertChange,
  isChangeInForce,
  moveDesignLines,
} from '#shared/domain/index.ts'
import type { SelectionsChange } from '#shared/domain/selections.types.ts'
import { afterPaint } from '../store/after-paint.ts'
import { createCalmState, type ReadableState } from '../store/calm-state.ts'
import type { Performed, UnitStore } from '../store/unit.store.ts'
import type { HistoryDirection, HistoryMove, HistoryStep, HistorySteps } from './history.types.ts'
import { roomsOfChange } from './rooms-of-change.ts'

/** So many steps can be undone; the oldest one is forgotten first. */
export const MAX_STEPS = 100

export interface UnitHistory {
  readonly state: StoreApi<HistorySteps>
  /** A moment after each touch. */
  readonly calm: ReadableState<HistorySteps>
  /** Takes the last choice back, or makes it again. null = there is nothing to. */
  readonly move: (direction: HistoryDirection) => HistoryMove | null
}

type HistoryStore = Pick<UnitStore, 'state' | 'prepared' | 'perform' | 'onPerformed'>

/**
 * Undo and redo over every choice made on this screen, each as one step however many items it touched. Undoing is a
 * choice like any other: it goes through the engine and is stored. A choice that somebody has overtaken meanwhile is
 * not undone, since that would take back theirs.
 *
 * @param kept steps of an earlier visit
 */
export function createUnitHistory(store: HistoryStore, kept: HistorySteps | null = null): UnitHistory {
  const state = createStore<HistorySteps>()(() => kept ?? { done: [], undone: [] })
  let isMoving = false

  store.onPerformed((performed) => {
    if (isMoving) return
    const { done } = state.getState()
    // Something new: what was undone before cannot be made again on top of it.
    state.setState({ done: [...done, stepOf(store, performed)].slice(-MAX_STEPS), undone: [] })
  })

  function perform(step: HistoryStep, direction: HistoryDirection): boolean {
    const { configuration } = store.state.getState()
    const [from, to] = direction === 'undo' ? [step.change, step.inverse] : [step.inverse, step.change]
    if (!isChangeInForce(configuration, from, to)) return false
    isMoving = true
    try {
      return store.perform((current) => applyChange(current, moved(current, from, to)), step.label) === null
    } finally {
      isMoving = false
    }
  }

  return {
    state,
    calm: createCalmState(state, afterPaint),
    move: (direction) => {
      const { done, undone } = state.getState()
      const step = (direction === 'undo' ? done : undone).at(-1)
      if (step === undefined) return null
      const isMoved = perform(step, direction)
      const gained = isMoved ? [step] : []
      state.setState(
        direction === 'undo'
          ? { done: done.slice(0, -1), undone: [...undone, ...gained] }
          : { done: [...done, ...gained], undone: undone.slice(0, -1) },
      )
      return { direction, outcome: isMoved ? 'moved' : 'overtaken', step }
    },
  }
}

/** What leads from one side of a step to the other; design lines that it did not touch stay as they are now. */
function moved(configuration: Configuration, from: SelectionsChange, to: SelectionsChange): SelectionsChange {
  const [before, after] = [from.buyerDesignLineSelections, to.buyerDesignLineSelections]
  if (before === null || after === null) return to
  return { ...to, buyerDesignLineSelections: moveDesignLines(configuration.designLineSelections, before, after) }
}

function stepOf({ prepared }: HistoryStore, { before, change, label }: Performed): HistoryStep {
  const inverse = invertChange(before, change)
  return { change, inverse, label, roomIds: roomsOfChange(prepared, change, inverse) }
}
