import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/platform/db/database.types.ts'
import { errorAnswer, refuse } from './answers.ts'
import { sendJson } from '#server/platform/http/send-json.ts'

/** ms; a database that takes longer for nothing keeps everybody waiting. */
const PATIENCE_MS = 3_000
/** Seconds after which a monitor may ask again. */
const RETRY_AFTER = '5'

interface Parts {
  readonly database: Pick<Database, 'kysely'>
  readonly security: Readonly<Record<string, string>>
}

/** `GET /health`, for monitors: 200 while the portal can do its work, 503 while its database does not answer. */
export function registerHealth(server: FastifyInstance, { database, security }: Parts): void {
  server.get('/health', async (_request, reply) => {
    // A read: it waits for nobody who is writing.
    const asked = database.kysely.selectFrom('accounts').select('id').limit(1).execute()
    const answered = asked.then(
      () => true,
      () => false,
    )
    const isWell = await Promise.race([answered, setTimeout(PATIENCE_MS, false, { ref: false })])
    if (isWell) sendJson(reply, 200, { status: 'ok' }, security)
    else {
      const refusal = refuse('UNAVAILABLE', 'The database does not answer just now.')
      sendJson(reply, refusal.status, errorAnswer(refusal), { ...security, 'Retry-After': RETRY_AFTER })
    }
    return reply
  })
}
