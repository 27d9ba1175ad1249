import { create } from 'zustand'

interface UnfitTexts {
  /** By language and key: what was written and cannot be shown as it is. Not part of the design. */
  readonly unfit: ReadonlyMap<string, string>
}

/** What is typed and not (yet) fit for the page; it stays in its field until it is. */
export const useUnfitTexts = create<UnfitTexts>()(() => ({ unfit: new Map() }))

/** null = there is nothing any more. */
export function keepUnfit(id: string, text: string | null): void {
  const { unfit } = useUnfitTexts.getState()
  if (text === null && !unfit.has(id)) return
  const next = new Map(unfit)
  if (text === null) next.delete(id)
  else next.set(id, text)
  useUnfitTexts.setState({ unfit: next })
}
