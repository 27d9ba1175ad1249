import { lazy, memo, Suspense } from 'react'
import { useCatalogueMove, useStuckChoice } from '#renderer/unit/state/unit.context.ts'

const CatalogueMoveNotice = lazy(async () => ({
  default: (await import('./CatalogueMoveNotice.tsx')).CatalogueMoveNotice,
}))
const StuckNotice = lazy(async () => ({ default: (await import('./StuckNotice.tsx')).StuckNotice }))

/**
 * Why choices are not stored where the user can do something about it: the catalogue has moved on since they were made
 * (decision 5), or the server breaks over one of them. Most never see it.
 */
export const SavingNotices = memo(function SavingNotices() {
  const move = useCatalogueMove()
  const stuck = useStuckChoice()
  return (
    <Suspense fallback={null}>
      {move === null ? null : <CatalogueMoveNotice move={move} />}
      {stuck === null ? null : <StuckNotice stuck={stuck} />}
    </Suspense>
  )
})
