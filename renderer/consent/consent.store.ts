import { create } from 'zustand'
import { onOtherTab, readStored, writeStored } from '#renderer/platform/storage.ts'

/** CNS-7. */
const KEY = 'cookie_consent_statistics'

interface ConsentState {
  /** Whether visits may be counted and recognised (CNS-3); null = not answered yet. What is necessary needs no answer. */
  readonly statistics: boolean | null
  /** Closed without an answer: it is asked again with the next visit. */
  readonly isPutOff: boolean
  /** Stores the answer; without consent, what it allowed before is removed at once. */
  choose: (statistics: boolean) => void
  putOff: () => void
}

/** What this browser's user has said about statistics. */
export const useConsent = create<ConsentState>()((set) => ({
  statistics: getAnswer(readStored(KEY)),
  isPutOff: false,
  choose: (statistics) => {
    writeStored(KEY, String(statistics))
    if (!statistics) writeStored('correlation_id', null)
    set({ statistics })
  },
  putOff: () => set({ isPutOff: true }),
}))

onOtherTab(KEY, (value) => useConsent.setState({ statistics: getAnswer(value) }))

function getAnswer(stored: string | null): boolean | null {
  return stored === 'true' ? true : stored === 'false' ? false : null
}
