import { tabKeep } from './storage.ts'

/** Where this tab keeps what was typed into forms and not sent: `OWNER\nJSON` (`renderer/drafts`). */
export const DRAFTS_KEY = 'drafts'

/** Where this tab keeps the steps that a user can undo in a unit. */
export function stepsKey(owner: string, unitId: string): string {
  return `${STEPS_PREFIX}${owner}_${unitId}`
}
const STEPS_PREFIX = 'history_'

/** Removes what this tab keeps of somebody else. `owner`: id of the user whose things stay; null = nobody's do. */
export function keepInTabOnlyOf(owner: string | null): void {
  if (owner === null || tabKeep.getItem(DRAFTS_KEY)?.startsWith(`${owner}\n`) !== true) tabKeep.removeItem(DRAFTS_KEY)
  forgetStepsBut(owner)
}

/** Removes the steps that this tab keeps, but for those of `owner`; null = of everybody. */
export function forgetStepsBut(owner: string | null): void {
  for (const key of tabKeep.keys())
    if (key.startsWith(STEPS_PREFIX) && (owner === null || !key.startsWith(stepsKey(owner, ''))))
      tabKeep.removeItem(key)
}
