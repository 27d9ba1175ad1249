import { HEARTBEAT_MS } from '#shared/contracts/events/unit-events.contract.ts'
import type { StreamSink } from '#server/platform/realtime/stream-sink.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { getAccessLoser } from '#server/platform/realtime/access-word.ts'
import type { EventBus } from '#server/platform/realtime/event-bus.ts'
import { readNewsWord } from '#server/platform/realtime/news-word.ts'
import { createQuestions } from '#server/platform/realtime/questions.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { listUnitsById } from '#server/projects/units.repository.ts'
import { type AccountStream, type AccountWatcher, createAccountStream } from './account-stream.ts'

/** ms between two looks whether everybody may still watch; nobody is told anything without being asked anew. */
const ALLOWED_MS = 30_000
const LIMITS = { ofUser: 24, inAll: 2_000 } as const

export interface AccountWatch {
  /** null = too many streams are open. The stream ends with its sink. */
  watch(watcher: AccountWatcher): ((sink: StreamSink) => void) | null
  /** Open streams. */
  readonly size: number
  /** Ends every stream; nobody is let in any more. */
  close(): void
}

interface Parts {
  readonly database: Database
  readonly bus: EventBus
  readonly onFault: (error: unknown) => void
}

/** Everybody of the accounts' own people who waits for news of them, whichever process they come from. */
export function createAccountWatch({ database, bus, onFault }: Parts): AccountWatch {
  const streams = new Set<AccountStream>()
  const questions = createQuestions<Caller | null>()
  let isClosed = false

  async function hear(word: string): Promise<void> {
    const loser = getAccessLoser(word)
    if (loser !== null) return check(({ watcher }) => watcher.userId === loser)
    const news = readNewsWord(word)
    if (news === null) return
    const theirs = [...streams].filter(({ watcher }) => watcher.accountId === news.accountId)
    if (theirs.length === 0) return
    const [unit] = await listUnitsById(database.kysely, [news.unitId])
    if (unit !== undefined) for (const stream of theirs) stream.tell({ topic: news.topic, projectId: unit.projectId })
  }

  async function check(isMeant: (stream: AccountStream) => boolean): Promise<void> {
    await Promise.all([...streams].filter(isMeant).map((stream) => stream.check()))
  }

  const unsubscribe = bus.subscribe((word) => {
    // The line to the other processes was away: nobody knows what was said.
    if (word === null) for (const stream of streams) stream.tellAll()
    else void hear(word).catch(onFault)
  })
  const timers = [
    setInterval(() => streams.forEach((stream) => stream.beat()), HEARTBEAT_MS),
    setInterval(() => void check(() => true).catch(onFault), ALLOWED_MS),
  ]
  for (const timer of timers) timer.unref()

  return {
    watch(watcher) {
      const own = [...streams].filter(({ watcher: { userId } }) => userId === watcher.userId)
      if (isClosed || streams.size >= LIMITS.inAll || own.length >= LIMITS.ofUser) return null
      return (sink) => {
        if (isClosed) return sink.end()
        const findCaller = () => questions.ask(watcher.sessionId, watcher.findCaller)
        const stream = createAccountStream({ ...watcher, findCaller }, sink, () => streams.delete(stream))
        streams.add(stream)
        stream.tellAll()
      }
    },
    get size() {
      return streams.size
    },
    close() {
      isClosed = true
      unsubscribe()
      for (const timer of timers) clearInterval(timer)
      for (const stream of streams) stream.end()
    },
  }
}
