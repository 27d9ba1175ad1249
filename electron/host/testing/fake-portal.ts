import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import type {
  DeviceManifestOnWire,
  DeviceOrder,
  DeviceSettingsOnWire,
} from '#shared/contracts/entities/device.schema.ts'
import { DEFAULT_DEVICE_SETTINGS, DeviceOrderSchema } from '#shared/contracts/entities/device.schema.ts'
import {
  getDeviceManifest,
  getDeviceSettings,
  pairDevice,
  reportDevice,
} from '#shared/contracts/http/devices.contract.ts'
import type { ErrorCode } from '#shared/contracts/errors.ts'
import type { Endpoint } from '#shared/contracts/http/endpoint.ts'
import { type FromWire, fromWire } from '#shared/contracts/wire.ts'
import { getDesignLinesContent } from '#shared/contracts/http/design-lines-content.contract.ts'
import { fillPath } from '#shared/contracts/http/endpoint-paths.ts'
import { storedFileName } from '#shared/contracts/http/stored-file-paths.ts'
import { createProspectConfiguration } from '#shared/contracts/http/prospects.contract.ts'
import { createTrackingEvent } from '#shared/contracts/http/tracking.contract.ts'
import { checkedAnswer, checkedRefusal, endpointAt, type StandInAnswer } from '#shared/testing/checked-answer.ts'
import { lieIn, overhear } from './overheard.ts'

export const FAKE_CODE = 'BCDFGH23'

/** Something that a visitor sent, as it counts. */
interface Received {
  readonly path: string
  readonly key: string
  readonly body: string
}

/** A portal with a project of made-up files and answers, for tests of the host. */
export interface FakePortal {
  readonly url: string
  readonly port: number
  /** Files by name, as the manifest names them. */
  readonly files: Map<string, Buffer>
  /** Answers by path and query. */
  readonly answers: Map<string, string>
  /** What was sent, once for each key, in the order in which it first came. */
  readonly received: Received[]
  readonly reports: FromWire<z.infer<typeof reportDevice.body>>[]
  /** Requests as they came: method, path and query. */
  readonly asked: string[]
  /** Given with every answer until a report names them as done. */
  readonly orders: { readonly id: string; readonly order: string }[]
  order(...orders: DeviceOrder[]): void
  settings: { revision: number; settings: DeviceSettingsOnWire; staff_pin_hash: string | null }
  /** What a later portal says beside all that, in settings, manifest and answers to reports. */
  more: { readonly settings?: object; readonly manifest?: object; readonly report?: object }
  manifest(): DeviceManifestOnWire | null
  /** A next state of the project: other prices, and more files. @param more how many; 1 when left out */
  publish(more?: number): void
  /** The device has no project any more. */
  withdraw(): void
  /** An admin takes the device out, until it is paired anew. */
  revoke(): void
  /** The portal has never heard of the device, until it is paired anew. @param isForgotten false = it has, after all */
  forget(isForgotten?: boolean): void
  /**
   * Answers before the portal itself does; false = the portal goes on. What it says in the portal's own shape has to be
   * what the portal says; use `refuse` for that.
   */
  intercept: ((request: IncomingMessage, reply: ServerResponse) => boolean) | null
  /** Refuses a call as the contract has it. @param headers such as `Retry-After` */
  refuse(request: IncomingMessage, reply: ServerResponse, code: ErrorCode, headers?: Record<string, string>): true
  /** A portal of a later version: it may say what the contract of today does not know. */
  isLater: boolean
  /** What interceptors have said in the portal's name that no portal says. */
  readonly lies: string[]
  /** @throws when there are lies */
  close(): Promise<void>
}

export interface FakeProject {
  /** How many files, and how large each is at least. */
  readonly files?: number
  readonly bytes?: number
  readonly calls?: number
  /** A fixed port, to come back under the same address. */
  readonly port?: number
}

function computeHash(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex')
}

export async function startFakePortal(project: FakeProject = {}): Promise<FakePortal> {
  const { files: fileCount = 8, bytes = 2_000, calls = 5, port = 0 } = project
  const files = new Map<string, Buffer>()
  const answers = new Map<string, string>()
  const keys = new Map<string, StandInAnswer>()
  let edition = 0
  let isWithdrawn = false
  let refusal: 'DEVICE_REVOKED' | 'UNAUTHORIZED' | null = null
  let orderCount = 0
  const addFile = () => {
    const content = randomBytes(bytes + files.size)
    files.set(`${computeHash(content)}.webp`, content)
  }
  for (let count = 0; count < fileCount; count++) addFile()
  const publish = (more = 1) => {
    edition += 1
    for (let count = 0; edition > 1 && count < more; count++) addFile()
    for (let call = 0; call < calls; call++) {
      const path = fillPath(getDesignLinesContent.path, { account_id: 'acc', project_id: `p-${call}` })
      const content = { title: `Edition ${edition}`, subtitle: `Call ${call}`, description: '' }
      const { body } = checkedAnswer(getDesignLinesContent, 200, { content, design_lines: [], design_lines_extra: [] })
      answers.set(`${path}?locale=de`, body)
    }
  }
  publish()
  const portal: FakePortal = {
    url: '',
    port: 0,
    files,
    answers,
    received: [],
    reports: [],
    asked: [],
    orders: [],
    order: (...orders) => portal.orders.push(...orders.map((order) => ({ id: `o-${++orderCount}`, order }))),
    more: {},
    settings: { revision: 1, settings: { ...DEFAULT_DEVICE_SETTINGS, project_id: 'p-1' }, staff_pin_hash: null },
    manifest() {
      if (isWithdrawn) return null
      return {
        revision: `edition-${edition}`,
        account_id: 'acc',
        project: { id: 'p-1', slug: 'project', name: 'Made-up project' },
        units: [{ id: 'u-1', slug: 'unit', name: 'Made-up unit' }],
        calls: [...answers.keys()],
        files: [...files].map(([name, content]) => ({ path: `/files/${name}`, bytes: content.byteLength })),
        attract: [`/files/${[...files.keys()][0] ?? ''}`],
      }
    },
    publish,
    withdraw: () => (isWithdrawn = true),
    revoke: () => (refusal = 'DEVICE_REVOKED'),
    forget: (isForgotten = true) => (refusal = isForgotten ? 'UNAUTHORIZED' : null),
    intercept: null,
    isLater: false,
    lies: [],
    refuse(request, reply, code, headers = {}) {
      const endpoint = endpointAt(request.method ?? 'GET', new URL(request.url ?? '/', 'http://fake.invalid').pathname)
      if (endpoint === null) throw new Error(`The contract does not know ${request.method} ${request.url}`)
      const { status, body } = checkedRefusal(endpoint, code)
      reply.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers }).end(body)
      return true
    },
    close: () => Promise.resolve(),
  }

  /** Whether it is the device; otherwise the refusal is given. */
  const isDevice = (endpoint: Endpoint, request: IncomingMessage, reply: ServerResponse): boolean => {
    if (request.headers.authorization === 'Bearer kd_fake' && refusal === null) return true
    give(reply, checkedRefusal(endpoint, refusal ?? 'UNAUTHORIZED'))
    return false
  }
  const pair = (text: string): StandInAnswer => {
    const { code } = z.parse(pairDevice.body, JSON.parse(text))
    if (code !== FAKE_CODE) return checkedRefusal(pairDevice, 'TOKEN_INVALID', 'code')
    refusal = null
    return checkedAnswer(pairDevice, 201, { device_id: 'd-1', name: 'Stand 1', account_id: 'acc', token: 'kd_fake' })
  }
  const takeReport = (text: string): StandInAnswer => {
    const report = fromWire(z.parse(reportDevice.body, JSON.parse(text)))
    portal.reports.push(report)
    const waiting = portal.orders.filter(({ id }) => report.doneOrders?.includes(id) !== true)
    portal.orders.splice(0, portal.orders.length, ...waiting)
    const revision = portal.manifest()?.revision ?? null
    const answered = { settings_revision: portal.settings.revision, manifest_revision: revision, orders: waiting }
    return withMore(checkedOrders(answered), portal.more.report)
  }
  const settings = (): StandInAnswer => {
    const answered = checkedAnswer(getDeviceSettings, 200, portal.settings)
    const more = { settings: { ...portal.settings.settings, ...portal.more.settings } }
    return portal.more.settings === undefined ? answered : withMore(answered, more)
  }
  const manifest = (): StandInAnswer => {
    const now = portal.manifest()
    if (now === null) return checkedRefusal(getDeviceManifest, 'NOT_FOUND')
    return withMore(checkedAnswer(getDeviceManifest, 200, now), portal.more.manifest)
  }
  const receive = (endpoint: Endpoint, path: string, key: string, body: string): StandInAnswer => {
    const first = keys.get(key)
    if (first !== undefined) return first
    portal.received.push({ path, key, body })
    const saved = {
      configuration_token: 'A'.repeat(22),
      restore_path: '/mp/acc/project/unit/configuration/AAAAAAAAAAAAAAAAAAAAAA',
      expires_at: '2027-01-01T00:00:00Z',
      total: 100,
      total_on_request: 0,
    }
    const answer = checkedAnswer(endpoint, 201, endpoint === createTrackingEvent ? {} : saved)
    keys.set(key, answer)
    return answer
  }
  /** What stands in the contract; false = this is something else. */
  const answerCall = (endpoint: Endpoint | null, request: IncomingMessage, reply: ServerResponse, text: string) => {
    if (endpoint === pairDevice) return give(reply, pair(text))
    if (endpoint?.audience === 'device') {
      if (!isDevice(endpoint, request, reply)) return true
      if (endpoint === getDeviceSettings) return give(reply, settings())
      return give(reply, endpoint === reportDevice ? takeReport(text) : manifest())
    }
    if (endpoint !== createProspectConfiguration && endpoint !== createTrackingEvent) return false
    const { pathname } = new URL(request.url ?? '/', 'http://fake.invalid')
    return give(reply, receive(endpoint, pathname, String(request.headers['idempotency-key']), text))
  }
  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const address = new URL(request.url ?? '/', 'http://fake.invalid')
    const path = address.pathname
    portal.asked.push(`${request.method} ${request.url}`)
    const endpoint = endpointAt(request.method ?? 'GET', path)
    const listened = overhear(reply, (status, said) => {
      const lie = lieIn(endpoint, status, said)
      if (lie !== null && !portal.isLater) portal.lies.push(lie)
    })
    if (portal.intercept?.(request, listened) === true) return
    if (answerCall(endpoint, request, reply, await readText(request))) return
    const file = files.get(storedFileName(path) ?? '')
    if (file !== undefined) return send(reply, 200, 'image/webp', file)
    const found = answers.get(path + address.search)
    if (found === undefined) return missing(reply)
    const etag = `"${computeHash(found).slice(0, 22)}"`
    if (request.headers['if-none-match'] === etag) return void reply.writeHead(304, { ETag: etag }).end()
    reply.setHeader('ETag', etag)
    return send(reply, 200, 'application/json; charset=utf-8', Buffer.from(found))
  }
  const server = createServer((request, reply) => {
    answer(request, reply).catch(() => reply.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const listening = server.address()
  if (listening === null || typeof listening === 'string') throw new Error('The portal has no port')
  const close = async () => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
    const lies = portal.lies.splice(0)
    if (lies.length > 0) throw new Error(`The fake portal said what no portal says:\n${lies.join('\n')}`)
  }
  return Object.assign(portal, { url: `http://127.0.0.1:${listening.port}`, port: listening.port, close })
}

/** An order that only a later program knows is none of the contract's. */
function checkedOrders(answered: {
  settings_revision: number
  manifest_revision: string | null
  orders: FakePortal['orders']
}) {
  const known = answered.orders.filter(({ order }) => DeviceOrderSchema.safeParse(order).success)
  checkedAnswer(reportDevice, 200, { ...answered, orders: known })
  return { status: 200, body: JSON.stringify(answered) }
}

/** What a later portal says beside an answer. */
function withMore({ status, body }: StandInAnswer, more: object | undefined): StandInAnswer {
  const value = z.parse(z.record(z.string(), z.unknown()), JSON.parse(body))
  return { status, body: JSON.stringify({ ...value, ...more }) }
}

function give(reply: ServerResponse, { status, body }: StandInAnswer): true {
  send(reply, status, 'application/json; charset=utf-8', Buffer.from(body))
  return true
}

function missing(reply: ServerResponse): void {
  give(reply, { status: 404, body: JSON.stringify({ errors: [{ field: null, code: 'NOT_FOUND', message: 'No.' }] }) })
}

function send(reply: ServerResponse, status: number, contentType: string, body: Buffer): void {
  reply.writeHead(status, { 'Content-Type': contentType, 'Content-Length': body.byteLength })
  reply.end(body)
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
