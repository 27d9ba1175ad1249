import type { StoreApi } from 'zustand/vanilla'

/** A state to be read and followed, whoever changes it. */
export type ReadableState<State> = Pick<StoreApi<State>, 'getState' | 'subscribe'>

/** ms after the frame that answers a touch: that frame is on its way to the screen, and nobody has looked elsewhere yet. */
const CALM_MS = 50

/**
 * The same state a moment later: for all that a touch changes beside what was touched, so that the frame which answers
 * it shows picture, options and price and has nothing else to do. Several changes in a row are one. `afterPaint` runs
 * something once that frame is painted.
 */
export function createDeferredState<State>(
  state: ReadableState<State>,
  afterPaint: (run: () => void) => void,
): ReadableState<State> {
  const listeners = new Set<(now: State, before: State) => void>()
  let shown = state.getState()
  let isDue = false
  let stop = () => {}

  function catchUp(): void {
    isDue = false
    const before = shown
    shown = state.getState()
    if (shown !== before) for (const listener of listeners) listener(shown, before)
  }
  function follow(): void {
    if (isDue) return
    isDue = true
    afterPaint(() => setTimeout(catchUp, CALM_MS))
  }

  return {
    getState: () => {
      // Whoever does not listen sees what is: nothing would tell this state that time has passed.
      if (listeners.size === 0) shown = state.getState()
      return shown
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        shown = state.getState()
        stop = state.subscribe(follow)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
  }
}
