import { createStore, type StoreApi } from 'zustand/vanilla'
import type { IntentError } from '#shared/domain/configuration/configuration.types.ts'
import {
  composeChanges,
  invertChange,
  isChangeInForce,
  rebaseChange,
  type Restored,
  restoreChange,
  getSelections,
  withoutEntries,
} from '#shared/domain/index.ts'
import { NO_CHANGE, type SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import { afterPaint } from '../state/after-paint.ts'
import { createDeferredState, type ReadableState } from '../state/deferred-state.ts'
import type { Performed, UnitStore } from '../state/unit.store.ts'
import type { HistoryDirection, HistoryMove, HistoryStep, HistorySteps } from './history.types.ts'
import { roomsOfChange } from './changed-rooms.ts'
import { MAX_STEPS } from './kept-history.ts'

export interface UnitHistory {
  readonly state: StoreApi<HistorySteps>
  /** A moment after each touch. */
  readonly deferred: ReadableState<HistorySteps>
  /** Takes the last choice back, or makes it again. null = there is nothing to. */
  readonly move: (direction: HistoryDirection) => HistoryMove | null
}

type HistoryStore = Pick<UnitStore, 'state' | 'prepared' | 'perform' | 'onPerformed' | 'onGone'>

/**
 * Undo and redo over every choice made on this screen, each as one step however many items it touched. Undoing is a
 * choice like any other: it goes through the engine and is stored. A choice that somebody has overtaken meanwhile is
 * not undone, since that would take back theirs.
 */
export function createUnitHistory(store: HistoryStore): UnitHistory {
  const state = createStore<HistorySteps>()(() => ({ done: [], undone: [] }))
  let isMoving = false
  /** What the move that is being made was told as. */
  let moveOrigins: readonly number[] = []

  store.onPerformed((performed) => {
    if (isMoving) {
      moveOrigins = [performed.origin]
      return
    }
    const { done } = state.getState()
    // Something new: what was undone before cannot be made again on top of it.
    state.setState({ done: [...done, getStep(store, performed)].slice(-MAX_STEPS), undone: [] })
  })
  store.onGone((gone) => {
    const steps = state.getState()
    const left = withoutGone(steps, gone)
    if (left !== steps) state.setState(left)
  })

  function perform(step: HistoryStep, direction: HistoryDirection): Moved {
    const { configuration } = store.state.getState()
    const [from, to] = direction === 'undo' ? [step.change, step.inverse] : [step.inverse, step.change]
    if (!isChangeInForce(getSelections(configuration), from, to)) return { isMoved: false, error: null }
    let leftOut: Selected = {}
    isMoving = true
    moveOrigins = []
    try {
      const error = store.perform((current) => {
        const restored = restoreChange(
          current,
          rebaseChange(to, from.buyerDesignLineSelections, current.designLineSelections),
        )
        leftOut = restored.leftOut
        return restored.intent
      }, step.label)
      return error === null ? { isMoved: true, leftOut } : { isMoved: false, error }
    } finally {
      isMoving = false
    }
  }

  return {
    state,
    deferred: createDeferredState(state, afterPaint),
    move: (direction) => {
      const { done, undone } = state.getState()
      const step = (direction === 'undo' ? done : undone).at(-1)
      if (step === undefined) return null
      const result = perform(step, direction)
      const leftOut = result.isMoved ? result.leftOut : {}
      const gained = result.isMoved
        ? [
            withSide(toldAs(step, moveOrigins), direction, (change) =>
              withoutEntries(change, { itemIds: Object.keys(leftOut) }),
            ),
          ]
        : []
      // What could not be put back, since its item does not take part, goes with the next step.
      state.setState(
        direction === 'undo'
          ? { done: owing(done.slice(0, -1), direction, leftOut), undone: [...undone, ...gained] }
          : { done: [...done, ...gained], undone: owing(undone.slice(0, -1), direction, leftOut) },
      )
      if (result.isMoved) return { direction, outcome: 'moved', step, error: null }
      return { direction, outcome: 'overtaken', step, error: result.error }
    },
  }
}

/** A choice that was made before the page was loaded. */
const UNKNOWN = -1

/** The step, which was also told as these choices. */
function toldAs(step: HistoryStep, origins: readonly number[]): HistoryStep {
  return { ...step, origins: [...(step.origins ?? [UNKNOWN]), ...origins] }
}

/**
 * The steps without what was refused: a choice that was never made can neither be taken back nor made again, and one whose
 * taking back (or making again) was refused is where it was before.
 */
function withoutGone(steps: HistorySteps, gone: readonly number[]): HistorySteps {
  const isGone = (origin: number | undefined) => origin !== undefined && gone.includes(origin)
  const isTouched = ({ origins = [] }: HistoryStep) => origins.some(isGone)
  if (![...steps.done, ...steps.undone].some(isTouched)) return steps
  const stays = (step: HistoryStep) => !isTouched(step)
  const isBack = (step: HistoryStep) => !isGone(step.origins?.[0]) && isGone(step.origins?.at(-1))
  const asBefore = (step: HistoryStep): HistoryStep => ({ ...step, origins: step.origins?.slice(0, -1) })
  return {
    done: [...steps.done.filter(stays), ...steps.undone.filter(isBack).map(asBefore)],
    undone: [...steps.undone.filter(stays), ...steps.done.filter(isBack).map(asBefore)],
  }
}

type Selected = Restored['leftOut']

/** `error`: why the engine refuses it; null = somebody has overtaken it. */
type Moved =
  | { readonly isMoved: true; readonly leftOut: Selected }
  | { readonly isMoved: false; readonly error: IntentError | null }

/** The step with another way back (or, for a redo, forth). */
function withSide(
  step: HistoryStep,
  direction: HistoryDirection,
  next: (change: SelectionsChange) => SelectionsChange,
): HistoryStep {
  return direction === 'undo' ? { ...step, inverse: next(step.inverse) } : { ...step, change: next(step.change) }
}

/** The steps with what the next one of them has to put back as well. */
function owing(steps: readonly HistoryStep[], direction: HistoryDirection, owed: Selected): readonly HistoryStep[] {
  const next = steps.at(-1)
  if (next === undefined || Object.keys(owed).length === 0) return steps
  const withOwed = (change: SelectionsChange) => composeChanges({ ...NO_CHANGE, buyerSelections: owed }, change)
  return [...steps.slice(0, -1), withSide(next, direction, withOwed)]
}

function getStep({ prepared }: HistoryStore, { before, change, label, origin }: Performed): HistoryStep {
  const inverse = invertChange(getSelections(before), change)
  return { change, inverse, label, roomIds: roomsOfChange(prepared, change, inverse), origins: [origin] }
}
