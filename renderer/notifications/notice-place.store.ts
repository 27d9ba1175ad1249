import { create } from 'zustand'
import { useTopLiveRegion } from '#renderer/ui/dialog/dialog-layer.ts'

/** Where a page has room for what is said in passing. */
interface NoticePlace {
  /** Stacks all of it. */
  readonly stack: HTMLElement
  /** The part of it that is read out. */
  readonly live: HTMLElement
}

const usePlaces = create<readonly NoticePlace[]>(() => [])

/** Notes a page's place for notices; call what it returns when the page goes. */
export function enterNoticePlace(place: NoticePlace): () => void {
  usePlaces.setState((places) => [...places, place], true)
  return () => usePlaces.setState((places) => places.filter((other) => other !== place), true)
}

/** The page's own place for notices; null = it has none, or a dialog is open, outside of which nothing is heard. */
export function useNoticePlace(): NoticePlace | null {
  const place = usePlaces((places) => places.at(-1) ?? null)
  return useTopLiveRegion() === null ? place : null
}
