import { create } from 'zustand'

/**
 * `waiting`: nobody is there, pictures are shown. `opening`: somebody has begun, and the first room comes up behind the
 * pictures. `open`: the configurator. `ending`: everything is being forgotten.
 */
export type VisitPhase = 'waiting' | 'opening' | 'open' | 'ending'

interface VisitStore {
  readonly phase: VisitPhase
  /** Somebody has touched something since the visit began: there may be something to forget. */
  readonly isTouched: boolean
  /** Somebody has touched what is to be seen since the first room is: the touch on the pictures before does not count. */
  readonly isInUse: boolean
  /** What became of the configuration that the visitor saved last; null = nothing was saved. */
  readonly saved: 'sent' | 'waiting' | null
}

export const useVisit = create<VisitStore>()(() => ({
  phase: 'waiting',
  isTouched: false,
  isInUse: false,
  saved: null,
}))

export function beginVisit(): void {
  if (useVisit.getState().phase === 'waiting') useVisit.setState({ phase: 'opening', isTouched: true })
}

/** `isSent`: the portal has it; else it goes out when the network is back. */
export function noteSaved(isSent: boolean): void {
  useVisit.setState({ saved: isSent ? 'sent' : 'waiting' })
}

/** ms after which a visit's first page is shown, whatever of it is still missing. */
export const FIRST_SIGHT = 1_500

/** The visit's first page is there to be seen. */
export function showVisit(): void {
  if (useVisit.getState().phase === 'opening') useVisit.setState({ phase: 'open' })
}

/** Notes the first touch or key while the configurator is shown. Returns how to stop. */
export function watchFirstUse(): () => void {
  const signs = ['pointerdown', 'keydown'] as const
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, note, { capture: true })
  }
  const note = ({ target }: Event) => {
    // A second, impatient touch on the pictures, before the room is there or while they fade.
    if (useVisit.getState().phase !== 'open' || isOnPictures(target)) return
    stop()
    useVisit.setState({ isInUse: true })
  }
  for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true })
  return stop
}

function isOnPictures(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-leaving]') !== null
}
