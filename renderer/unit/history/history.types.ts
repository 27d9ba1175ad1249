import type { IntentError } from '#shared/domain/configuration/configuration.types.ts'
import type { SelectionsChange } from '#shared/domain/selections/selections.types.ts'

/** A choice that can be taken back, and made again. */
export interface HistoryStep {
  readonly change: SelectionsChange
  readonly inverse: SelectionsChange
  /** What people call it: the title of the option, the upgrade, the design line. */
  readonly label: string
  /** The rooms that it is about; several for a choice in all rooms. */
  readonly roomIds: readonly string[]
  /** The choices of this page that it was made, taken back and made again by; none after a reload. */
  readonly origins?: readonly number[] | undefined
}

/** Both lists with the most recent step last. */
export interface HistorySteps {
  readonly done: readonly HistoryStep[]
  /** What was undone and can be made again. */
  readonly undone: readonly HistoryStep[]
}

export type HistoryDirection = 'undo' | 'redo'

/**
 * How it ended.
 * - `moved`: the choice is taken back, or made again.
 * - `overtaken`: somebody has chosen something else meanwhile, or the engine does not take it any more. The step
 *   is gone.
 */
export interface HistoryMove {
  readonly direction: HistoryDirection
  readonly outcome: 'moved' | 'overtaken'
  readonly step: HistoryStep
  /** Why the engine does not take it; null where it does, or where somebody has chosen something else. */
  readonly error: IntentError | null
}
