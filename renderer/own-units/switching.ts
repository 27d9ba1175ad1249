/** State of a link from one of the user's units to the choice between them. */
export const SWITCHING = { isSwitchingUnit: true }

/** Whether the choice between units was come to from one of them; else it is the first choice, after the login. */
export function isSwitching(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSwitchingUnit' in state
}
