import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '#server/platform/db/database.types.ts'
import { createLocalEventBus, type EventBus } from './event-bus.ts'

/** What processes talk on. */
export const CHANNEL = 'wohnwahl_unit'
/** ms before a lost connection is opened again; after each failure twice as long, up to the second. */
const RECONNECT_MS = 250
const MAX_RECONNECT_MS = 10_000

interface Parts {
  /** Words are sent over its pool; it stays the caller's. */
  readonly db: Db
  readonly databaseUrl: string
  readonly onFault: (error: unknown) => void
}

/**
 * The bus of a portal of several processes on one PostgreSQL: LISTEN on a connection of its own, which is opened
 * again when it is lost. What was said meanwhile nobody heard, so everything is looked at then.
 */
export async function createPostgresEventBus({ db, databaseUrl, onFault }: Parts): Promise<EventBus> {
  const local = createLocalEventBus()
  const listeners = new Set<(unitId: string | null) => void>()
  const ownId = randomUUID()
  const closing = new AbortController()
  let client: pg.Client | null = null

  const tell = (unitId: string | null) => listeners.forEach((listener) => listener(unitId))

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    await openListener(next, {
      onWord: (processId, unitId) => {
        if (processId !== ownId) tell(unitId)
      },
      onLost: () => {
        if (client !== next) return
        client = null
        void reconnect()
      },
    })
    if (closing.signal.aborted) return next.end()
    client = next
  }

  async function reconnect(): Promise<void> {
    for (let delay = RECONNECT_MS; !closing.signal.aborted; delay = Math.min(delay * 2, MAX_RECONNECT_MS)) {
      try {
        await wait(delay, undefined, { signal: closing.signal, ref: false })
        await listen()
        return tell(null)
      } catch (error) {
        if (!closing.signal.aborted) onFault(error)
      }
    }
  }

  await listen()
  return {
    publish(unitId) {
      local.publish(unitId)
      sql`select pg_notify(${CHANNEL}, ${`${ownId} ${unitId}`})`.execute(db).catch(onFault)
    },
    subscribe(listener) {
      listeners.add(listener)
      const stop = local.subscribe(listener)
      return () => {
        stop()
        listeners.delete(listener)
      }
    },
    async close() {
      closing.abort()
      listeners.clear()
      await local.close()
      const last = client
      client = null
      await last?.end().catch(() => undefined)
    },
  }
}

interface ListenerTurns {
  /** A process has stored something of a unit. */
  readonly onWord: (processId: string, unitId: string) => void
  /** The connection is gone; may be called more than once. */
  readonly onLost: () => void
}

/** Connects and listens. Errors: rejects when it cannot, and leaves no connection behind. */
async function openListener(client: pg.Client, { onWord, onLost }: ListenerTurns): Promise<void> {
  client.on('notification', ({ payload = '' }) => {
    const [processId = '', unitId] = payload.split(' ')
    if (unitId !== undefined) onWord(processId, unitId)
  })
  client.on('error', onLost)
  client.on('end', onLost)
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}
