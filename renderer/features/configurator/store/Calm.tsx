import { createContext, type ReactNode, useContext } from 'react'
import type { ReadableState } from './calm-state.ts'
import type { UnitStore, UnitStoreState } from './unit.store.ts'

const IsCalmContext = createContext(false)

/**
 * What is inside follows the choices a moment after the touch (`createCalmState`): progress, marks, samples. Never
 * around what was touched, a price of what is chosen, or a picture; `when` is false as long as it can be touched itself.
 */
export function Calm({ when = true, children }: { when?: boolean; children: ReactNode }) {
  return <IsCalmContext value={when}>{children}</IsCalmContext>
}

/** The state of the unit that the calling component shows. */
export function useShownState(store: UnitStore): ReadableState<UnitStoreState> {
  return useContext(IsCalmContext) ? store.calm : store.state
}
