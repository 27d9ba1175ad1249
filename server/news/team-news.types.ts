import type { NewsTopic } from '#shared/contracts/events/news-event.ts'
import type { News } from './news.types.ts'

/** News that are the team's alone as well: a note among colleagues is nothing that buyers hear of. */
export interface TeamNews extends News {
  /** Tells only those who watch the account; after the commit. */
  tellTeam(unit: { readonly id: string; readonly accountId: string }, topic: NewsTopic): void
}
