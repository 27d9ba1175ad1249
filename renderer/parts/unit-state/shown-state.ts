import type { UNIT_STATES } from '#shared/contracts/entities/account-unit.schema.ts'

type UnitState = (typeof UNIT_STATES)[number]
/** How far a unit or its order is; `asked`: the buyers want it opened again. */
export type ShownState = UnitState | 'asked'

/** What is shown of a unit: one that waits for the team although it is more than completed is wanted open again. */
export function getShownState(state: UnitState, isWaiting: boolean): ShownState {
  return isWaiting && state !== 'completed' ? 'asked' : state
}
