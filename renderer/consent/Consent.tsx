import { Suspense, useCallback, useState } from 'react'
import { ProductLook } from '#renderer/theme/ProductLook.tsx'
import { useQueryDialog } from '#renderer/ui/dialog/query-dialog.ts'
import { ConsentDialog } from './ConsentDialog.tsx'
import { useConsent } from './consent.store.ts'
import { useConsentDue } from './use-consent-due.ts'

/**
 * The consent dialog, where it is due: by itself in the marketing portal of a project that asks, as long as there is no
 * answer (CNS-4, decision 50), and whenever the address asks for it (SHL-73). In the buyer portal no statistics are
 * in use, so nothing is asked there.
 */
export function Consent() {
  const { value, close } = useQueryDialog('cookieSettings')
  const { statistics, choose, putOff } = useConsent()
  const isDue = useConsentDue() === true
  // Of one opening: what is closed by the browser's back is closed without an answer.
  const [draft, setDraft] = useState<{ readonly of: string | null; readonly isOn: boolean } | null>(null)
  const [round, setRound] = useState(0)
  // Opened again, it is the topmost: what opened meanwhile waits below.
  const rise = useCallback(() => setRound((before) => before + 1), [])
  if (value === null && !isDue) return null
  const end = () => {
    setDraft(null)
    if (value !== null) close()
  }
  return (
    // Its words are on their way; nothing else waits for them.
    <Suspense>
      <ProductLook>
        <ConsentDialog
          key={round}
          statistics={draft?.of === value ? draft.isOn : statistics === true}
          onSwitch={(isOn) => setDraft({ of: value, isOn })}
          onCovered={rise}
          onChoose={(answer) => {
            choose(answer)
            end()
          }}
          onClose={() => {
            putOff()
            end()
          }}
        />
      </ProductLook>
    </Suspense>
  )
}
