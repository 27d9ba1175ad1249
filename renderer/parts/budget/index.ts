import { lazyPart } from '#renderer/ui/lazy-part.ts'

/** For pages of other things: no first screen needs its code. To be drawn within a Suspense. */
export const BudgetLeft = lazyPart(() => import('./BudgetLeft.tsx').then((parts) => parts.BudgetLeft))
export const RoomShare = lazyPart(() => import('./BudgetLeft.tsx').then((parts) => parts.RoomShare))
