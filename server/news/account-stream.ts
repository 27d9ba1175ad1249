import { NEWS_TOPICS, type NewsEvent, type NewsTopic } from '#shared/contracts/events/news-event.ts'
import { hasRight, hasRightSomewhere } from '#shared/domain/roles/roles.ts'
import type { StreamSink } from '#server/platform/realtime/stream-sink.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { RIGHT_OF_TOPIC } from './topic-rights.ts'

/** Somebody of an account who wants to hear of it. */
export interface AccountWatcher {
  readonly accountId: string
  readonly userId: string
  /** Several streams of one are asked about once. */
  readonly sessionId: string
  /** Who they are at this moment, with what they may do; null = nobody any more. Never rejects. */
  readonly findCaller: () => Promise<Caller | null>
}

/** Something new, in a project; null = perhaps in any. */
interface Item {
  readonly topic: NewsTopic
  readonly projectId: string | null
}

export interface AccountStream {
  readonly watcher: AccountWatcher
  /** Tells that something is new, unless it is none of theirs; of several that wait each topic once. */
  tell(item: Item): void
  /** That anything may be new. */
  tellAll(): void
  /** A sign of life, for both ends and for proxies between. */
  beat(): void
  /** Ends the stream of whoever may not watch any more. */
  check(): Promise<void>
  end(): void
}

/** ms a client waits before it connects again when the stream ends without a word. */
const RETRY_MS = 1_000

/** A stream of news, open until its sink is closed. Before every event its watcher's session and rights are looked at again. */
export function createAccountStream(watcher: AccountWatcher, sink: StreamSink, onEnd: () => void): AccountStream {
  let waiting: Item[] = []
  let isSending = false
  let isOpen = true

  async function send(): Promise<void> {
    while (isOpen && waiting.length > 0) {
      if (sink.isFull()) await new Promise<void>((resolve) => sink.onDrain(resolve))
      // After the wait, which may take longer than a session lasts.
      const caller = await watcher.findCaller()
      if (caller === null || !hasRightSomewhere(caller.grants, 'seeProjects')) return sink.end()
      const topics = listTopics(caller, waiting)
      waiting = []
      if (isOpen && topics.length > 0) sink.write(getText({ type: 'news', topics: [...topics] }))
    }
  }

  function tell(items: readonly Item[]): void {
    if (!isOpen) return
    for (const item of items) {
      const isKnown = waiting.some(({ topic, projectId }) => topic === item.topic && projectId === item.projectId)
      if (!isKnown) waiting.push(item)
    }
    if (isSending) return
    isSending = true
    void send().finally(() => {
      isSending = false
    })
  }

  sink.onClose(() => {
    isOpen = false
    waiting = []
    onEnd()
  })
  sink.write(`retry: ${RETRY_MS}\n\n`)
  return {
    watcher,
    tell: (item) => tell([item]),
    tellAll: () => tell(NEWS_TOPICS.map((topic) => ({ topic, projectId: null }))),
    beat() {
      if (isOpen && !sink.isFull()) sink.write(':\n\n')
    },
    async check() {
      const caller = await watcher.findCaller()
      if (caller === null || !hasRightSomewhere(caller.grants, 'seeProjects')) sink.end()
    },
    end: () => sink.end(),
  }
}

function listTopics({ grants }: Caller, items: readonly Item[]): readonly NewsTopic[] {
  return NEWS_TOPICS.filter((topic) =>
    items.some(
      (item) =>
        item.topic === topic &&
        (item.projectId === null
          ? hasRightSomewhere(grants, RIGHT_OF_TOPIC[topic])
          : hasRight(grants, RIGHT_OF_TOPIC[topic], item.projectId)),
    ),
  )
}

/** The same on the wire and in code; JSON has no line breaks. */
function getText(event: NewsEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
}
