import type { NewsEvent, NewsTopic } from '#shared/contracts/events/news-event.ts'
import type { UnitEvent } from '#shared/contracts/events/unit-events.contract.ts'
import { toWire } from '#shared/contracts/wire.ts'
import type { StreamSink } from '#server/platform/realtime/stream-sink.ts'
import type { Watcher } from './watcher.types.ts'

/** The stream of one watcher. */
export interface UnitStream {
  readonly userId: string
  /** Tells the state unless it is known already; of several that wait only the newest. */
  tell(event: UnitEvent): void
  /** Tells that there is something new besides the configuration, of those topics that are the watcher's to hear of. */
  tellNews(topics: readonly NewsTopic[]): void
  /** A sign of life, for both ends and for proxies between. */
  beat(): void
  /** Ends the stream of whoever may not watch any more. */
  check(): Promise<void>
  end(): void
}

/** ms a client waits before it connects again when the stream ends without a word. */
const RETRY_MS = 1_000

/** A watcher's stream, open until its sink is closed. Before every event session and access are looked at again. */
export function createUnitStream(watcher: Watcher, sink: StreamSink, onEnd: () => void): UnitStream {
  let { revision, catalogueRevision } = watcher.known
  let waiting: UnitEvent | null = null
  const topics = new Set<NewsTopic>()
  let isSending = false
  let isOpen = true

  function isNews({ configuration }: UnitEvent): boolean {
    return (
      revision === null ||
      configuration.revision > revision ||
      (catalogueRevision !== null && configuration.currentCatalogueRevision !== catalogueRevision)
    )
  }

  async function send(): Promise<void> {
    while (isOpen && (waiting !== null || topics.size > 0)) {
      if (sink.isFull()) await new Promise<void>((resolve) => sink.onDrain(resolve))
      // After the wait, which may take longer than a session lasts.
      if (!(await watcher.isAllowed())) return sink.end()
      const news = await takeNews()
      const event: UnitEvent | null = waiting
      waiting = null
      if (isOpen && news.length > 0) sink.write(getNewsText({ type: 'news', topics: news }))
      if (!isOpen || event === null || !isNews(event)) continue
      revision = event.configuration.revision
      catalogueRevision = event.configuration.currentCatalogueRevision
      sink.write(getText(event))
    }
  }

  /** The topics that wait, without those that are not the watcher's. */
  async function takeNews(): Promise<NewsTopic[]> {
    const told = [...topics]
    topics.clear()
    const heard = await Promise.all(told.map((topic) => watcher.mayHear(topic)))
    return told.filter((_, index) => heard[index])
  }

  function start(): void {
    if (isSending) return
    isSending = true
    void send().finally(() => {
      isSending = false
    })
  }

  sink.onClose(() => {
    isOpen = false
    waiting = null
    topics.clear()
    onEnd()
  })
  sink.write(`retry: ${RETRY_MS}\n\n`)
  return {
    userId: watcher.userId,
    tell(event) {
      if (!isOpen || !isNews(event)) return
      waiting = event
      start()
    },
    tellNews(news) {
      if (!isOpen) return
      for (const topic of news) topics.add(topic)
      start()
    },
    beat() {
      if (isOpen && !sink.isFull()) sink.write(':\n\n')
    },
    async check() {
      if (!(await watcher.isAllowed())) sink.end()
    },
    end: () => sink.end(),
  }
}

/** One event in the form of `text/event-stream`; JSON has no line breaks. */
function getText(event: UnitEvent): string {
  return `id: ${event.configuration.revision}\nevent: ${event.type}\ndata: ${JSON.stringify(toWire(event))}\n\n`
}

/** Without an id: what was told last of the configuration stays so. */
function getNewsText(event: NewsEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
}
