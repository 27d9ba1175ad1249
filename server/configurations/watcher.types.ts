import type { NewsTopic } from '#shared/contracts/events/news-event.ts'

/** Whoever wants to hear of a unit. */
export interface Watcher {
  readonly unitId: string
  readonly userId: string
  /** What the watcher knows already; null = nothing, so the stream begins with the state. */
  readonly known: { readonly revision: number | null; readonly catalogueRevision: string | null }
  /** Session and access as they are at this moment. Never rejects. */
  readonly isAllowed: () => Promise<boolean>
  /** Whether they may hear that there is something new of this, at this moment. Never rejects. */
  readonly mayHear: (topic: NewsTopic) => Promise<boolean>
}
