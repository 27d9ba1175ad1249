import type { NewsTopic } from '#shared/contracts/events/news-event.ts'

/** Tells everybody who watches a unit, or its account, that there is something new; to be called after the commit. */
export interface News {
  tell(unit: { readonly id: string; readonly accountId: string }, topic: NewsTopic): void
}
