import { useSyncExternalStore } from 'react'
import type { Configuration } from '#shared/domain/index.ts'
import { useOpenUnit } from '../state/unit.context.ts'

/** Everything as it stands, for dialogs that look at the whole: they render again with every choice. */
export function useConfiguration(): Configuration {
  const { state } = useOpenUnit().store
  return useSyncExternalStore(state.subscribe, () => state.getState().configuration)
}
