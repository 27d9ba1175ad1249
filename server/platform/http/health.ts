import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendJson } from '#server/platform/http/send-json.ts'
import type { Fault } from '#server/platform/result.ts'
import type { ProgramVersion } from '#server/platform/version.ts'
import { errorAnswer, refuseAll } from './answers.ts'

/** ms; what takes longer for nothing keeps everybody waiting. */
const PATIENCE_MS = 3_000
/** Seconds after which a monitor may ask again. */
const RETRY_AFTER = '5'

/** What the portal needs to do its work. Each rejects when it is not there, or answers false. */
export interface HealthChecks {
  readonly database: () => Promise<unknown>
  readonly files: () => Promise<unknown>
  readonly jobs: () => Promise<unknown>
}
type CheckName = keyof HealthChecks

const MESSAGES: Readonly<Record<CheckName, string>> = {
  database: 'The database does not answer just now.',
  files: 'The folder of files cannot be written just now.',
  jobs: 'Work that waits in the queue is not done just now.',
}

interface Parts {
  readonly checks: HealthChecks
  readonly program: ProgramVersion
  readonly security: Readonly<Record<string, string>>
}

/**
 * For monitors: `GET /healthz` answers while the process does; `GET /readyz` is 200 while database, files and jobs do
 * their work, else 503 with what does not; `GET /health` asks the database alone.
 */
export function registerHealth(server: FastifyInstance, { checks, program, security }: Parts): void {
  const answer = async (reply: FastifyReply, names: readonly CheckName[], facts: Readonly<Record<string, unknown>>) => {
    const found = await Promise.all(names.map(async (name) => ({ name, isWell: await isWell(checks[name]) })))
    const [first, ...others] = found.flatMap((one): Fault[] =>
      one.isWell ? [] : [{ field: one.name, code: 'UNAVAILABLE', message: MESSAGES[one.name] }],
    )
    if (first === undefined) sendJson(reply, 200, { status: 'ok', ...facts }, security)
    else {
      const refusal = refuseAll([first, ...others])
      const body = { ...errorAnswer(refusal), ...facts }
      sendJson(reply, refusal.status, body, { ...security, 'Retry-After': RETRY_AFTER })
    }
    return reply
  }
  server.get('/healthz', async (_request, reply) => answer(reply, [], {}))
  server.get('/health', async (_request, reply) => answer(reply, ['database'], {}))
  server.get('/readyz', async (_request, reply) => answer(reply, ['database', 'files', 'jobs'], { ...program }))
}

async function isWell(check: () => Promise<unknown>): Promise<boolean> {
  const answered = check().then(
    (found) => found !== false,
    () => false,
  )
  return Promise.race([answered, setTimeout(PATIENCE_MS, false, { ref: false })])
}
