import { lazy, memo, Suspense } from 'react'
import { useCatalogueMove } from '../store/unit.context.ts'

const CatalogueMoveNotice = lazy(async () => ({
  default: (await import('./CatalogueMoveNotice.tsx')).CatalogueMoveNotice,
}))

/** Where it is said that the catalogue has moved on since these choices were made (decision 5): most never see it. */
export const CatalogueNotice = memo(function CatalogueNotice() {
  const move = useCatalogueMove()
  return move === null ? null : (
    <Suspense fallback={null}>
      <CatalogueMoveNotice move={move} />
    </Suspense>
  )
})
