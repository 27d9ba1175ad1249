import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '#renderer/ui/lazy-part.ts'
import { dateIn } from '#renderer/unit/address/date-address.ts'

/** Only for who comes from a deadline. */
const Line = lazyPart<{ deadlineId: string }>(async () => (await import('./date/DateWords.tsx')).DateWords)

/** Which deadline somebody decides for, how much of that is left, and the way back; nothing for who came another way. */
export function DateLine() {
  const id = dateIn(useLocation().search)
  return id === null ? null : (
    <Suspense>
      <Line key={id} deadlineId={id} />
    </Suspense>
  )
}
