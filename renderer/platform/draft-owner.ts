import { tabKeep } from './storage.ts'

/** Where this tab keeps what was typed into forms and not sent: `OWNER\nJSON` (`renderer/drafts`). */
export const DRAFTS_KEY = 'drafts'

/** Removes what somebody else has typed in this tab. `owner`: id of the user whose drafts stay; null = nobody's do. */
export function keepOnlyDraftsOf(owner: string | null): void {
  if (owner === null || tabKeep.getItem(DRAFTS_KEY)?.startsWith(`${owner}\n`) !== true) tabKeep.removeItem(DRAFTS_KEY)
}
