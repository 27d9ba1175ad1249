import * as z from 'zod/mini'
import { HEARTBEAT_MS, type UnitEvent, watchUnit } from '#shared/contracts/events/unit-events.contract.ts'
import { checkToken } from '#shared/contracts/http/tokens.contract.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import { call, isOutOfReach, openStream } from '#renderer/api/index.ts'
import { tellNews } from '../news/news-signals.ts'
import type { KnownState } from './configuration-storage.types.ts'
import { createPauses, offlineDelay } from '#renderer/platform/pauses.ts'

/** A window that nobody sees gives its connection back after this many ms: browsers have only six for a server. */
const HIDDEN_MS = 60_000
/** A stream that was open for so many ms was a good one: the next try comes soon again. */
const GOOD_STREAM_MS = 5_000

/** So often in a row it cannot be opened before that is said: what is gone after a moment nobody has to hear of. */
const AWAY_AFTER = 2

interface UnitListener {
  /** The line is there (again). */
  readonly onOpen: () => void
  /** The portal is out of reach, told once until it is there again. */
  readonly onAway: () => void
  readonly onEvent: (event: UnitEvent) => void
  /** Deadlines may have changed: somebody has said so, or nobody could for a while. */
  readonly onDeadlines: () => void
}

/**
 * Watches a unit for as long as it is not stopped: opens its stream, and opens it again, where it left off, when
 * it ends or falls silent.
 *
 * @returns the function that stops it
 */
export function watchUnitEvents(
  unitId: string,
  known: () => KnownState,
  { onOpen, onAway, onEvent, onDeadlines }: UnitListener,
): () => void {
  const { pause, retryNow } = createPauses((ms) => new Promise((resolve) => setTimeout(resolve, ms)))
  let isStopped = false
  /** What the stream has told; a refusal may tell of the same revision earlier, but not who stored it. */
  let told = known().revision
  let isFirst = true
  let stream: AbortController | null = null
  let hiding: ReturnType<typeof setTimeout> | undefined

  async function follow(): Promise<void> {
    for (let tries = 0, failures = 0; !isStopped; tries++) {
      if (document.visibilityState === 'hidden') await untilVisible()
      if (isStopped) return
      const openedAt = performance.now()
      const status = await listenOnce()
      if (isStopped) return
      if (status === 401 || status === 403 || status === 404) {
        // Session or unit are gone: a call that is not silent lets the shell say so and lead to the login.
        if (status === 401) void call(checkToken)
        return
      }
      failures = isOutOfReach({ kind: status === 0 ? 'network' : 'http', status }) ? failures + 1 : 0
      if (failures === AWAY_AFTER) onAway()
      if (performance.now() - openedAt > GOOD_STREAM_MS) tries = 0
      await pause(offlineDelay(tries))
    }
  }

  /** Until it ends or is silent for too long. Gives the status of the answer, 0 without one. */
  async function listenOnce(): Promise<number> {
    const controller = new AbortController()
    stream = controller
    let silence = setTimeout(() => controller.abort(), HEARTBEAT_MS * 2)
    try {
      return await openStream(watchUnit, {
        params: { unitId },
        query: { revision: String(told), catalogueRevision: known().catalogueRevision },
        signal: controller.signal,
        onOpen: () => {
          onOpen()
          // What has happened meanwhile, nobody has told.
          tellNews()
          if (!isFirst) onDeadlines()
        },
        onAlive: () => {
          clearTimeout(silence)
          silence = setTimeout(() => controller.abort(), HEARTBEAT_MS * 2)
        },
        onEvent: ({ data }) => {
          const { data: event } = z.safeParse(watchUnit.answer, parseJson(data))
          if (event === undefined) return
          if (event.type === 'news') {
            if (event.topics.includes('deadlines')) onDeadlines()
            return tellNews(event.topics)
          }
          told = Math.max(told, event.configuration.revision)
          onEvent(fromWire(event))
        },
      })
    } finally {
      clearTimeout(silence)
      stream = null
      isFirst = false
    }
  }

  function untilVisible(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (document.visibilityState === 'hidden' && !isStopped) return
        document.removeEventListener('visibilitychange', look)
        resolve()
      }
      document.addEventListener('visibilitychange', look)
    })
  }

  function onVisibility(): void {
    clearTimeout(hiding)
    if (document.visibilityState === 'hidden') hiding = setTimeout(() => stream?.abort(), HIDDEN_MS)
    else retryNow()
  }

  /** What was open before is a connection that is no more. */
  function onOnline(): void {
    stream?.abort()
    retryNow()
  }

  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', onOnline)
  void follow()
  return () => {
    isStopped = true
    clearTimeout(hiding)
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', onOnline)
    stream?.abort()
    retryNow()
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
