import { memo, Suspense } from 'react'
import { lazyPart } from '#renderer/ui/lazy-part.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'

/** Only for units that are completed. */
const SealedNotice = lazyPart(async () => (await import('../completed/SealedNotice.tsx')).SealedNotice)
export const preloadSealedNotice = SealedNotice.preload

/** Says at the head of the choices that the configuration is completed; nothing while it is not. */
export const CompletedNotice = memo(function CompletedNotice() {
  const { completed } = useUnitState()
  return completed ? (
    <Suspense fallback={null}>
      <SealedNotice />
    </Suspense>
  ) : null
})
