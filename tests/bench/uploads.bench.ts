// FILE-6, INB-26: what files that people send cost the server's memory, as a process of its own; and how long it is
// held while one comes in inside a message.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { MAX_ATTACHMENT_BYTES } from '#shared/contracts/entities/upload.schema.ts'
import { bearer, BUYERS, logIn } from '#tests/support/api-client.ts'
import { newDataFolder, removeFolder, startPortal } from '#tests/support/portal.ts'
import { residentMegabytes } from './resident-memory.ts'
import { atMost, type Row, report } from './rows.ts'

/** MB that the process may have more, at its highest, than before. */
const MAX_ONE_MB = 64
const MAX_TEN_MB = 200
const LOOK_MS = 5
/** ms that nobody else gets an answer while a message with its file comes in. */
const MAX_TURN_MS = 50

const TurnsSchema = z.object({ wall: z.number(), cpu: z.number() })
const REST_MS = 3_000

const folder = newDataFolder('bench')
// A process that has just taken the sample in has room enough of that.
await (await startPortal({ dataFolder: folder })).stop()
const portal = await startPortal({
  dataFolder: folder,
  ipc: true,
  nodeArguments: ['--import', './tests/bench/servers/report-turns.ts'],
})
try {
  const headers = {
    ...bearer(await logIn(portal.url, BUYERS.operator.email)),
    'content-type': 'application/octet-stream',
  }
  const largest = MAX_ATTACHMENT_BYTES - 1
  const anna = { ...bearer(await logIn(portal.url, BUYERS.anna.email)), 'content-type': 'application/json' }
  await send(headers, 1_000)
  await write(anna, makeMessage(1_000))
  await wait(REST_MS)
  const message = makeMessage(largest)
  report([
    await measure('one file of 40 MiB', () => send(headers, largest), MAX_ONE_MB),
    await measure('ten files of 40 MiB at once', () => all(10, () => send(headers, largest)), MAX_TEN_MB),
    await measure('a message with 40 MiB of files as base64', () => write(anna, message), MAX_ONE_MB),
    await measure('ten of them at once', () => all(10, () => write(anna, makeMessage(largest))), MAX_TEN_MB),
    await measureTurns(() => write(anna, message)),
  ])
} finally {
  await portal.stop()
  removeFolder(folder)
}

async function measure(name: string, work: () => Promise<void>, limit: number): Promise<Row> {
  const before = residentMegabytes(portal)
  let highest = before
  const look = setInterval(() => (highest = Math.max(highest, residentMegabytes(portal))), LOOK_MS)
  const start = performance.now()
  await work()
  const seconds = (performance.now() - start) / 1_000
  clearInterval(look)
  await wait(REST_MS)
  const value = highest - before
  const figure = `${value.toFixed(0)} MB more at most (${before.toFixed(0)} MB before), ${seconds.toFixed(1)} s`
  return { name, figure, value, bar: atMost(limit, 'MB') }
}

/** How long the server's only thread was held at most in one piece meanwhile. */
async function measureTurns(work: () => Promise<void>): Promise<Row> {
  await askForTurns()
  await wait(REST_MS)
  const before = await askForTurns()
  await work()
  const { wall, cpu } = await askForTurns()
  const figure = `${cpu.toFixed(0)} ms of computing at most (${before.cpu.toFixed(0)} at rest), ${wall.toFixed(0)} ms by the clock (${before.wall.toFixed(0)} at rest)`
  return { name: 'longest turn while one comes in', figure, value: cpu, bar: atMost(MAX_TURN_MS, 'ms') }
}

async function askForTurns(): Promise<z.infer<typeof TurnsSchema>> {
  const answer = once(portal.process, 'message')
  portal.process.send('longest turn')
  return z.parse(TurnsSchema, (await answer)[0])
}

async function all(count: number, work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: count }, work))
}

/** A message with a file of so many bytes, its own each time. */
function makeMessage(size: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(size, randomBytes(1_000_000))
  bytes.write('%PDF-1.7 ')
  const attachments = [{ file_name: 'a.pdf', file: bytes.toString('base64') }]
  return Buffer.from(JSON.stringify({ message_thread: { subject: 'Plan', body: 'Anbei', attachments } }))
}

async function write(headers: Record<string, string>, body: Buffer<ArrayBuffer>): Promise<void> {
  const path = `${portal.url}/bp/api/v1/units/${BUYERS.anna.units[0]}/message_threads`
  const answer = await fetch(path, { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
}

/** Each with a content of its own, so that it is stored. */
async function send(headers: Record<string, string>, size: number): Promise<void> {
  const body = Buffer.alloc(size, randomBytes(1_000_000))
  body.write('%PDF-1.7 ')
  const answer = await fetch(`${portal.url}/bp/api/v1/account/uploads?file_name=a.pdf`, {
    method: 'POST',
    headers,
    body,
  })
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
}
