import i18next from 'i18next'
import { lazyPart } from '#renderer/ui/lazy-part.ts'

/** The code of a part, once its words are there too. */
async function withWords<Part>(code: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([code, i18next.loadNamespaces(['budget'])])
  return part
}

/** For pages of other things: no first screen needs its code, nor its words. To be drawn within a Suspense. */
export const BudgetLeft = lazyPart(() => withWords(import('./BudgetLeft.tsx').then((parts) => parts.BudgetLeft)))
export const RoomShare = lazyPart(() => withWords(import('./BudgetLeft.tsx').then((parts) => parts.RoomShare)))
