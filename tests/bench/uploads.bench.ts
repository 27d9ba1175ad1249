// FILE-6: what files that people send cost the server's memory, as a process of its own.
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { MAX_ATTACHMENT_BYTES } from '#shared/contracts/entities/upload.schema.ts'
import { bearer, BUYERS, logIn } from '#tests/support/api-client.ts'
import { newDataFolder, removeFolder, startPortal } from '#tests/support/portal.ts'
import { residentMegabytes } from './resident-memory.ts'
import { atMost, type Row, report } from './rows.ts'

/** MB that the process may have more, at its highest, than before. */
const MAX_ONE_MB = 64
const MAX_TEN_MB = 200
const LOOK_MS = 5
const REST_MS = 3_000

const folder = newDataFolder('bench')
// A process that has just taken the sample in has room enough of that.
await (await startPortal({ dataFolder: folder })).stop()
const portal = await startPortal({ dataFolder: folder })
try {
  const headers = {
    ...bearer(await logIn(portal.url, BUYERS.operator.email)),
    'content-type': 'application/octet-stream',
  }
  await send(headers, 1_000)
  await wait(REST_MS)
  report([
    await measure('one file of 40 MiB', 1, headers, MAX_ONE_MB),
    await measure('ten files of 40 MiB at once', 10, headers, MAX_TEN_MB),
  ])
} finally {
  await portal.stop()
  removeFolder(folder)
}

async function measure(name: string, count: number, headers: Record<string, string>, limit: number): Promise<Row> {
  const before = residentMegabytes(portal)
  let highest = before
  const look = setInterval(() => (highest = Math.max(highest, residentMegabytes(portal))), LOOK_MS)
  const start = performance.now()
  await Promise.all(Array.from({ length: count }, () => send(headers, MAX_ATTACHMENT_BYTES - 1)))
  const seconds = (performance.now() - start) / 1_000
  clearInterval(look)
  await wait(REST_MS)
  const value = highest - before
  const figure = `${value.toFixed(0)} MB more at most (${before.toFixed(0)} MB before), ${seconds.toFixed(1)} s`
  return { name, figure, value, bar: atMost(limit, 'MB') }
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
