import { useConsent } from '#renderer/consent/index.ts'
import { randomKey } from '#renderer/platform/random-key.ts'
import { readStored, writeStored } from '#renderer/platform/storage.ts'

/** What connects the events of one browser: made with the first event after consent, null without (CNS-12, decision 14). */
export function correlationId(): string | null {
  if (useConsent.getState().statistics !== true) return null
  const known = readStored('correlation_id')
  if (known !== null && /^[0-9a-f]{32}$/.test(known)) return known
  const made = randomKey()
  writeStored('correlation_id', made)
  return made
}
