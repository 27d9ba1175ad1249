import type { UnitEvent } from '#shared/contracts/events/unit-events.contract.ts'
import { toWire } from '#shared/contracts/wire.ts'
import type { Watcher } from './watcher.types.ts'

/** Where the text of a stream goes. */
export interface StreamSink {
  write(text: string): void
  /** Too much waits to be sent already: what is written next would only pile up. */
  isFull(): boolean
  /** Runs once, when it can take more again. */
  onDrain(run: () => void): void
  end(): void
  /** Runs once, when either side has ended it; never before this call has returned. */
  onClose(run: () => void): void
}

/** The stream of one watcher. */
export interface UnitStream {
  readonly userId: string
  /** Tells the state unless it is known already; of several that wait only the newest. */
  tell(event: UnitEvent): void
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
    while (isOpen && waiting !== null) {
      if (sink.isFull()) await new Promise<void>((resolve) => sink.onDrain(resolve))
      // After the wait, which may take longer than a session lasts.
      if (!(await watcher.isAllowed())) return sink.end()
      const event: UnitEvent | null = waiting
      waiting = null
      if (!isOpen || event === null || !isNews(event)) continue
      revision = event.configuration.revision
      catalogueRevision = event.configuration.currentCatalogueRevision
      sink.write(getText(event))
    }
  }

  sink.onClose(() => {
    isOpen = false
    waiting = null
    onEnd()
  })
  sink.write(`retry: ${RETRY_MS}\n\n`)
  return {
    userId: watcher.userId,
    tell(event) {
      if (!isOpen || !isNews(event)) return
      waiting = event
      if (isSending) return
      isSending = true
      void send().finally(() => {
        isSending = false
      })
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
