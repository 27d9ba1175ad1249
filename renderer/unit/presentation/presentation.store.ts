import { create } from 'zustand'
import { canonicalJson } from '#shared/domain/index.ts'
import type { Selections } from '#shared/domain/selections/selections.types.ts'
import { type Keep, tabKeep } from '#renderer/platform/storage.ts'
import { useSession } from '#renderer/session/index.ts'

/** In front of the names of everything that a presentation keeps. */
const PREFIX = 'presentation_'

/** Where a presentation keeps what is chosen: in this tab alone, over reloads, and no longer than it lasts (PST-1). */
export const presentationKeep: Keep = {
  getItem: (key) => tabKeep.getItem(PREFIX + key),
  setItem: (key, value) => tabKeep.setItem(PREFIX + key, value),
  removeItem: (key) => tabKeep.removeItem(PREFIX + key),
}

interface PresentationState {
  /** Another one for each presentation: what stands on screen of one does not outlive it. */
  readonly count: number
}

export const usePresentation = create<PresentationState>()(() => ({ count: 0 }))

const HANDED_OVER = 'handed_over'

/** Notes what people have been given. */
export function noteHandedOver(selections: Selections): void {
  presentationKeep.setItem(HANDED_OVER, canonicalJson(selections))
}

/** Whether they have been given exactly this. */
export function isHandedOver(selections: Selections): boolean {
  return presentationKeep.getItem(HANDED_OVER) === canonicalJson(selections)
}

/** Forgets everything of the presentation before; the next one begins with nothing chosen. */
export function forgetPresentation(): void {
  for (const key of tabKeep.keys()) if (key.startsWith(PREFIX)) tabKeep.removeItem(key)
  usePresentation.setState(({ count }) => ({ count: count + 1 }))
}

// Whoever logs in next is somebody else's guest.
useSession.subscribe((now, before) => {
  if (before.user !== null && now.user?.id !== before.user.id) forgetPresentation()
})
