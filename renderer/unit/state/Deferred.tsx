import { createContext, type ReactNode, useContext } from 'react'
import type { ReadableState } from './deferred-state.ts'
import type { UnitStore, UnitStoreState } from './unit.store.ts'

const IsDeferredContext = createContext(false)

/**
 * What is inside follows the choices a moment after the touch (`createDeferredState`): progress, marks, samples. Never
 * around what was touched, a price of what is chosen, or a picture; `when` is false as long as it can be touched itself.
 */
export function Deferred({ when = true, children }: { when?: boolean; children: ReactNode }) {
  return <IsDeferredContext value={when}>{children}</IsDeferredContext>
}

/** The state of the unit that the calling component shows. */
export function useShownState(store: UnitStore): ReadableState<UnitStoreState> {
  return useContext(IsDeferredContext) ? store.deferred : store.state
}
