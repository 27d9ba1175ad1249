import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { HEARTBEAT_MS } from '#shared/contracts/events/unit-events.contract.ts'
import { type NewsTopic, NewsEventSchema } from '#shared/contracts/events/news-event.ts'
import { watchAccountNews } from '#shared/contracts/http/news.contract.ts'
import { openStream } from '#renderer/api/stream.ts'
import { createPauses } from '#renderer/platform/pauses.ts'

type Listener = (topics: readonly NewsTopic[]) => void

/** ms before a stream that has ended is opened again; after each failure twice as long, up to the second. */
const RETRY_MS = 1_000
const MAX_RETRY_MS = 30_000

const listeners = new Set<Listener>()
let ending: AbortController | null = null

/**
 * Reads everything below a key, which stays the same, anew whenever the portal says that there is something new of a topic.
 * However many listen, a tab has one stream.
 */
export function useAccountNews(topic: NewsTopic, key: readonly unknown[]): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      listen((topics) => {
        if (topics.includes(topic)) void queryClient.invalidateQueries({ queryKey: key })
      }),
    [topic, key, queryClient],
  )
}

function listen(listener: Listener): () => void {
  listeners.add(listener)
  ending ??= open()
  return () => {
    listeners.delete(listener)
    // Another page of the administration listens in a moment.
    setTimeout(() => {
      if (listeners.size > 0) return
      ending?.abort()
      ending = null
    }, 0)
  }
}

/** Keeps a stream open until it is told to end. */
function open(): AbortController {
  const end = new AbortController()
  void keepOpen(end.signal)
  return end
}

async function keepOpen(signal: AbortSignal): Promise<void> {
  const { pause, retryNow } = createPauses((ms) => new Promise((resolve) => setTimeout(resolve, ms)))
  // Whoever is back on the network need not wait for what has been told meanwhile.
  window.addEventListener('online', retryNow, { signal })
  for (let wait = RETRY_MS; !signal.aborted; wait = Math.min(wait * 2, MAX_RETRY_MS)) {
    const status = await readOnce(signal, () => {
      wait = RETRY_MS
    })
    // Whoever may not listen is not let in by asking again.
    if (signal.aborted || status === 401 || status === 403) return
    await pause(wait)
  }
}

/** One connection; given up when nothing comes for longer than a sign of life may take. Returns the answer's status. */
async function readOnce(signal: AbortSignal, onOpen: () => void): Promise<number> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), HEARTBEAT_MS * 2)
  }
  alive()
  const status = await openStream(watchAccountNews, {
    params: {},
    query: {},
    signal: AbortSignal.any([signal, silence.signal]),
    onOpen,
    onAlive: alive,
    onEvent: ({ data }) => tell(data),
  })
  clearTimeout(timer)
  return status
}

function tell(text: string): void {
  const event = NewsEventSchema.safeParse(parse(text))
  if (event.success) for (const listener of listeners) listener(event.data.topics)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
