import { memo, Suspense } from 'react'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { lazyPart } from '#renderer/ui/lazy-part.ts'
import { useHolds } from '#renderer/unit/locks/locks.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'

/** Only for units that are completed. */
const SealedNotice = lazyPart(async () => (await import('../completed/SealedNotice.tsx')).SealedNotice)
export const preloadSealedNotice = SealedNotice.preload

/** Only for those of whose order single items are open again. */
const OpenedNotice = lazyPart(async () => (await import('../completed/OpenedNotice.tsx')).OpenedNotice)

interface CompletedNoticeProps {
  readonly room: Room
  /** null = no item is open. */
  readonly itemId: string | null
}

/** Says at the head of the choices that they are completed, or which few of them are open again; else nothing. */
export const CompletedNotice = memo(function CompletedNotice({ room, itemId }: CompletedNoticeProps) {
  const { completed } = useUnitState()
  const isPart = useHolds().openedPart !== null
  if (!completed && !isPart) return null
  return (
    <Suspense fallback={null}>{completed ? <SealedNotice /> : <OpenedNotice room={room} itemId={itemId} />}</Suspense>
  )
})
