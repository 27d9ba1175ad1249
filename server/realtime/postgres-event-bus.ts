import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../db/database.ts'
import { createLocalEventBus, type EventBus } from './event-bus.ts'

const CHANNEL = 'wohnwahl_unit'
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

  function tell(unitId: string | null): void {
    for (const listener of listeners) listener(unitId)
  }

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    next.on('notification', ({ payload = '' }) => {
      const [processId, unitId] = payload.split(' ')
      if (processId !== ownId && unitId !== undefined) tell(unitId)
    })
    const lose = () => {
      if (client !== next) return
      client = null
      void reconnect()
    }
    next.on('error', lose)
    next.on('end', lose)
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
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
