import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { ChangedElsewhere } from './ChangedElsewhere.tsx'

const OverlapDialog = lazy(async () => ({
  default: (await import('#renderer/dialogs/overlap/OverlapDialog.tsx')).OverlapDialog,
}))

/** What several people who choose for one unit hear of each other (decisions 6 and 7). */
export function Together() {
  const { state } = useOpenUnit().store
  const question = useSyncExternalStore(state.subscribe, () => state.getState().question)
  return (
    <>
      <ChangedElsewhere isQuiet={question !== null} />
      {question === null ? null : (
        <Suspense fallback={null}>
          <OverlapDialog question={question} />
        </Suspense>
      )}
    </>
  )
}
