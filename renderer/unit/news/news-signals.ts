import { NEWS_TOPICS, type NewsTopic } from '#shared/contracts/events/news-event.ts'

type Listener = (topics: readonly NewsTopic[]) => void

const listeners = new Set<Listener>()

/** Something is new of the open unit. @param topics without them: it is not known of what */
export function tellNews(topics: readonly NewsTopic[] = NEWS_TOPICS): void {
  for (const listener of listeners) listener(topics)
}

/** Hears that something is new. Returns the stop function. */
export function onNews(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
