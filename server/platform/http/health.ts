import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendJson } from '#server/platform/http/send-json.ts'
import type { Fault } from '#server/platform/result.ts'
import type { ProgramVersion } from '#server/platform/version.ts'
import { errorAnswer, refuseAll } from './answers.ts'

/** ms; what takes longer for nothing keeps everybody waiting. */
const PATIENCE_MS = 3_000
/** ms for which what was found is told again: anybody may ask, and a look at the files writes to the disk. */
const KEPT_MS = 5_000
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
  /** ms since epoch. */
  readonly now: () => number
}

/**
 * For monitors: `GET /healthz` answers while the process does; `GET /readyz` is 200 while database, files and jobs do
 * their work, else 503 with what does not; `GET /health` asks the database alone.
 */
export function registerHealth(server: FastifyInstance, { checks, program, security, now }: Parts): void {
  const questions: Readonly<Record<CheckName, () => Promise<boolean>>> = {
    // A read, like any other.
    database: () => isWell(checks.database()),
    files: askSeldom(checks.files, now),
    jobs: askSeldom(checks.jobs, now),
  }
  const answer = async (reply: FastifyReply, names: readonly CheckName[], facts: Readonly<Record<string, unknown>>) => {
    const found = await Promise.all(names.map(async (name) => ({ name, isWell: await questions[name]() })))
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

async function isWell(checked: Promise<unknown>): Promise<boolean> {
  const answered = checked.then(
    (found) => found !== false,
    () => false,
  )
  return Promise.race([answered, setTimeout(PATIENCE_MS, false, { ref: false })])
}

/** Whether a check says that all is well: asked once at a time, also where it hangs, and not again for a while. */
function askSeldom(check: () => Promise<unknown>, now: () => number): () => Promise<boolean> {
  let running: Promise<unknown> | null = null
  let last: { readonly isWell: boolean; readonly at: number } | null = null

  return async () => {
    // The clock of a machine may be set back.
    if (last !== null && Math.abs(now() - last.at) < KEPT_MS) return last.isWell
    running ??= check().finally(() => {
      running = null
    })
    last = { isWell: await isWell(running), at: now() }
    return last.isWell
  }
}
