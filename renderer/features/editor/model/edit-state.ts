import type { ItemPath } from '#shared/domain/designs/read-dashboard.ts'
import type { ProjectDesign } from '#shared/domain/designs/design.types.ts'

/** Steps that can be taken back; a design shares with the next one whatever has not changed. */
const MOST_STEPS = 200
/** ms within which what is typed in one field is one step. */
const ONE_STEP_MS = 1_000

interface Step {
  readonly design: ProjectDesign
  readonly selection: ItemPath | null
}

/** A design that is being edited, and the way back. */
export interface EditState extends Step {
  /** What it is compared with: as it was last saved or read. */
  readonly saved: ProjectDesign
  readonly past: readonly Step[]
  readonly future: readonly Step[]
  /** The field that was typed in last, and when (ms). */
  readonly typing: { readonly field: string; readonly at: number } | null
}

/** Begins with what is saved, or with a draft that was kept. */
export function beginEditing(saved: ProjectDesign, design: ProjectDesign = saved): EditState {
  return { saved, design, selection: null, past: [], future: [], typing: null }
}

export interface Change {
  readonly design: ProjectDesign
  /** Where the selection is then; absent = where it was. */
  readonly selection?: ItemPath | null
  /** The field that is typed in: within a second of the last key it is the same step. */
  readonly field?: string
}

/** The next state; the way forward ends here. @param now ms */
export function change(
  state: EditState,
  { design, selection = state.selection, field }: Change,
  now: number,
): EditState {
  if (design === state.design) return { ...state, selection }
  const isSameStep =
    field !== undefined && state.typing?.field === field && now - state.typing.at < ONE_STEP_MS && state.past.length > 0
  const past = isSameStep
    ? state.past
    : [...state.past, { design: state.design, selection: state.selection }].slice(-MOST_STEPS)
  return { ...state, design, selection, past, future: [], typing: field === undefined ? null : { field, at: now } }
}

/** Takes the last step back; the same state where there is none. */
export function undo(state: EditState): EditState {
  const last = state.past.at(-1)
  if (last === undefined) return state
  const { design, selection } = state
  return {
    ...state,
    ...last,
    past: state.past.slice(0, -1),
    future: [...state.future, { design, selection }],
    typing: null,
  }
}

/** Takes the step that was taken back last again; the same state where there is none. */
export function redo(state: EditState): EditState {
  const next = state.future.at(-1)
  if (next === undefined) return state
  const { design, selection } = state
  return {
    ...state,
    ...next,
    future: state.future.slice(0, -1),
    past: [...state.past, { design, selection }],
    typing: null,
  }
}

/** EDT-11: what was saved is what further changes are compared with; the way back stays. */
export function markSaved(state: EditState, saved: ProjectDesign): EditState {
  return { ...state, saved, typing: null }
}

/** EDT-12: as it was saved. It is a step like any other, so that it can be taken back. */
export function reset(state: EditState): EditState {
  return change(state, { design: state.saved, selection: null }, 0)
}
