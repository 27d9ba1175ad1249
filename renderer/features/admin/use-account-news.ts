import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { HEARTBEAT_MS } from '#shared/contracts/events/unit-events.contract.ts'
import { type NewsTopic, NEWS_TOPICS, NewsEventSchema } from '#shared/contracts/events/news-event.ts'
import { watchAccountNews } from '#shared/contracts/http/news.contract.ts'
import { checkToken } from '#shared/contracts/http/tokens.contract.ts'
import { call } from '#renderer/api/index.ts'
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
  void keepOpen(end)
  return end
}

async function keepOpen(end: AbortController): Promise<void> {
  const { signal } = end
  const { pause, retryNow } = createPauses((ms) => new Promise((resolve) => setTimeout(resolve, ms)))
  // Whoever is back on the network need not wait for what has been told meanwhile.
  window.addEventListener('online', retryNow, { signal })
  let hasBeenOpen = false
  for (let wait = RETRY_MS; !signal.aborted; wait = Math.min(wait * 2, MAX_RETRY_MS)) {
    const status = await readOnce(signal, () => {
      wait = RETRY_MS
      // What has happened meanwhile, nobody has told.
      if (hasBeenOpen) tell(NEWS_TOPICS)
      hasBeenOpen = true
    })
    if (signal.aborted) return
    // Whoever may not listen is not let in by asking again; who logs in again may.
    if (status === 401 || status === 403) {
      if (ending === end) ending = null
      end.abort()
      // A call that is not silent lets the shell say that the session is over, and lead to the login.
      if (status === 401) void call(checkToken)
      return
    }
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
    onEvent: ({ data }) => hear(data),
  })
  clearTimeout(timer)
  return status
}

function hear(text: string): void {
  const event = NewsEventSchema.safeParse(parse(text))
  if (event.success) tell(event.data.topics)
}

function tell(topics: readonly NewsTopic[]): void {
  for (const listener of listeners) listener(topics)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
