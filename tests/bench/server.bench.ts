// Server CPU per request against a bare node:http server that answers the same bytes and headers.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import * as z from 'zod/mini'
import { BUYERS, bearer, logIn } from '#tests/support/api-client.ts'
import { newDataFolder, removeFolder, startPortal } from '#tests/support/portal.ts'
import { atLeast, median, type Row, report } from './rows.ts'

const ROUNDS = 9
const WARM_UP_REQUESTS = 3_000
const REQUESTS_A_ROUND = 4_000
const CONNECTIONS = 8
const CPU_REPORTER = new URL('./servers/report-cpu.ts', import.meta.url).href
const CpuSchema = z.object({ cpu: z.number() })
const AddressSchema = z.object({ address: z.object({ port: z.number() }) })
/** Set by Node on each answer itself. */
const HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'date']

interface Case {
  readonly name: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly status: number
  readonly bar: number
}

interface Target {
  readonly port: number
  readonly process: ChildProcess
}

const folder = newDataFolder('bench')
const portal = await startPortal({ dataFolder: folder, ipc: true, nodeArguments: ['--import', CPU_REPORTER] })
try {
  report(await measureAll())
} finally {
  await portal.stop()
  removeFolder(folder)
}

async function measureAll(): Promise<Row[]> {
  const token = await logIn(portal.url, BUYERS.ben.email)
  const unit = '/bp/api/v1/units/a-12'
  const catalogueHeaders = { ...bearer(token), 'accept-encoding': 'br' }
  const { headers } = await fetchOnce(portal.port, `${unit}/catalog`, catalogueHeaders)
  const etag = headers['etag'] ?? ''
  if (!etag) throw new Error('The catalogue has no ETag')
  const cases: Case[] = [
    { name: 'GET unit', path: unit, headers: bearer(token), status: 200, bar: 0.9 },
    {
      name: 'GET catalogue, prepared brotli',
      path: `${unit}/catalog`,
      headers: catalogueHeaders,
      status: 200,
      bar: 0.85,
    },
    {
      name: 'GET catalogue, 304',
      path: `${unit}/catalog`,
      headers: { ...catalogueHeaders, 'if-none-match': etag },
      status: 304,
      bar: 0.9,
    },
  ]
  const rows: Row[] = []
  for (const test of cases) rows.push(...(await measure(test)))
  return rows
}

async function measure(test: Case): Promise<Row[]> {
  const sample = await fetchOnce(portal.port, test.path, test.headers)
  if (sample.status !== test.status) throw new Error(`${test.name}: ${sample.status} instead of ${test.status}`)
  const bare = await startBare(sample)
  const ours: Target = { port: portal.port, process: portal.process }
  const cpu: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  try {
    await cpuPerRequest(ours, test, WARM_UP_REQUESTS)
    await cpuPerRequest(bare, test, WARM_UP_REQUESTS)
    for (let round = 0; round < ROUNDS; round++) {
      // Interleaved, so that both see the same weather on the machine.
      cpu.ours.push(await cpuPerRequest(ours, test, REQUESTS_A_ROUND))
      cpu.bare.push(await cpuPerRequest(bare, test, REQUESTS_A_ROUND))
    }
  } finally {
    bare.process.kill()
  }
  const ratio = median(cpu.bare) / median(cpu.ours)
  const micros = `${median(cpu.ours).toFixed(1)} µs CPU, bare ${median(cpu.bare).toFixed(1)} µs`
  return [
    {
      name: test.name,
      figure: `${ratio.toFixed(2)} of bare node:http (${micros}, ${sample.body.length.toLocaleString('en')} bytes)`,
      value: ratio,
      bar: atLeast(test.bar, 'of bare node:http'),
    },
  ]
}

interface Sample {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

async function startBare(sample: Sample): Promise<Target> {
  const script = new URL('./servers/bare.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--import', CPU_REPORTER, script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const { status, headers } = sample
  child.send({ status, headers, body: sample.body.toString('base64') })
  return { port: z.parse(AddressSchema, await nextMessage(child)).address.port, process: child }
}

/** µs of CPU that the target spends on one request. */
async function cpuPerRequest(target: Target, test: Case, count: number): Promise<number> {
  const before = await measureCpu(target.process)
  await load(target.port, test, count)
  return ((await measureCpu(target.process)) - before) / count
}

async function measureCpu(child: ChildProcess): Promise<number> {
  child.send('cpu')
  return z.parse(CpuSchema, await nextMessage(child)).cpu
}

/** @throws when the process ends instead of answering */
function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('The server under test has ended'))
    child.once('exit', onExit)
    child.once('message', (message) => {
      child.off('exit', onExit)
      resolve(message)
    })
  })
}

async function load(port: number, test: Case, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let left = count
  const worker = async () => {
    while (left-- > 0) {
      const status = await drain(port, test, agent)
      if (status !== test.status) throw new Error(`${test.name}: ${status} under load`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  agent.destroy()
}

function drain(port: number, test: Case, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: test.path, headers: test.headers, agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', reject)
    }).on('error', reject)
  })
}

async function fetchOnce(port: number, path: string, headers: Record<string, string>): Promise<Sample> {
  const [answer] = (await once(get({ host: '127.0.0.1', port, path, headers }), 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  const kept = Object.entries(answer.headers).filter(([name]) => !HOP_HEADERS.includes(name))
  return {
    status: answer.statusCode ?? 0,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks),
  }
}
