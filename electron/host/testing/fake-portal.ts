import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import type {
  DeviceManifestOnWire,
  DeviceOrder,
  DeviceReportOnWire,
  DeviceSettingsOnWire,
} from '#shared/contracts/entities/device.schema.ts'
import { DEFAULT_DEVICE_SETTINGS } from '#shared/contracts/entities/device.schema.ts'
import { reportDevice } from '#shared/contracts/http/devices.contract.ts'

export const FAKE_CODE = 'BCDFGH23'
const SAVED = '/mp/api/v1/units/u-1/prospect_configurations'
const EVENTS = '/mp/api/v1/tracking_events'

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
  readonly reports: (DeviceReportOnWire & { done_orders?: string[] | undefined })[]
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
  /** Answers before the portal itself does; false = the portal goes on. */
  intercept: ((request: IncomingMessage, reply: ServerResponse) => boolean) | null
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

function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex')
}

export async function startFakePortal(project: FakeProject = {}): Promise<FakePortal> {
  const { files: fileCount = 8, bytes = 2_000, calls = 5, port = 0 } = project
  const files = new Map<string, Buffer>()
  const answers = new Map<string, string>()
  const keys = new Map<string, { status: number; body: string }>()
  let edition = 0
  let isWithdrawn = false
  let refusal: 'DEVICE_REVOKED' | 'UNAUTHORIZED' | null = null
  let orderCount = 0
  const addFile = () => {
    const content = randomBytes(bytes + files.size)
    files.set(`${hashOf(content)}.webp`, content)
  }
  for (let count = 0; count < fileCount; count++) addFile()
  const publish = (more = 1) => {
    edition += 1
    for (let count = 0; edition > 1 && count < more; count++) addFile()
    const names = [...files.keys()]
    for (let call = 0; call < calls; call++) {
      answers.set(`/api/v1/made-up/${call}?locale=de&part=${call}`, JSON.stringify({ edition, call, names }))
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
    close: () => Promise.resolve(),
  }

  const device = (request: IncomingMessage, reply: ServerResponse): boolean => {
    if (request.headers.authorization === 'Bearer kd_fake' && refusal === null) return true
    json(reply, 401, { errors: [{ field: null, code: refusal ?? 'UNAUTHORIZED', message: 'No.' }] })
    return false
  }
  const receive = (path: string, key: string, body: string): { status: number; body: string } => {
    const first = keys.get(key)
    if (first !== undefined) return first
    portal.received.push({ path, key, body })
    const isEvent = path === EVENTS
    const saved = {
      configuration_token: 'A'.repeat(22),
      restore_path: '/mp/acc/project/unit/configuration/AAAAAAAAAAAAAAAAAAAAAA',
      expires_at: '2027-01-01T00:00:00Z',
      total: 100,
      total_on_request: 0,
    }
    const answer = { status: isEvent ? 202 : 201, body: JSON.stringify(isEvent ? {} : saved) }
    keys.set(key, answer)
    return answer
  }
  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const address = new URL(request.url ?? '/', 'http://fake.invalid')
    const path = address.pathname
    portal.asked.push(`${request.method} ${request.url}`)
    if (portal.intercept?.(request, reply) === true) return
    const text = await textOf(request)
    if (path === '/api/v1/device_pairings') {
      const { code } = z.parse(z.object({ code: z.string() }), JSON.parse(text))
      if (code !== FAKE_CODE) {
        return json(reply, 422, { errors: [{ field: 'code', code: 'TOKEN_INVALID', message: 'No.' }] })
      }
      refusal = null
      return json(reply, 201, { device_id: 'd-1', name: 'Stand 1', account_id: 'acc', token: 'kd_fake' })
    }
    if (path.startsWith('/api/v1/device/')) {
      if (!device(request, reply)) return
      if (path.endsWith('/settings')) return json(reply, 200, withMore(portal.settings, portal.more.settings))
      if (path.endsWith('/reports')) {
        const report = z.parse(reportDevice.body, JSON.parse(text))
        portal.reports.push(report)
        const waiting = portal.orders.filter(({ id }) => report.done_orders?.includes(id) !== true)
        portal.orders.splice(0, portal.orders.length, ...waiting)
        const manifest_revision = portal.manifest()?.revision ?? null
        const answered = { settings_revision: portal.settings.revision, manifest_revision, orders: waiting }
        return json(reply, 200, { ...answered, ...portal.more.report })
      }
      const manifest = portal.manifest()
      return manifest === null ? missing(reply) : json(reply, 200, { ...manifest, ...portal.more.manifest })
    }
    if (request.method === 'POST' && (path === SAVED || path === EVENTS)) {
      const { status, body } = receive(path, String(request.headers['idempotency-key']), text)
      return send(reply, status, 'application/json; charset=utf-8', Buffer.from(body))
    }
    const file = files.get(path.slice('/files/'.length))
    if (path.startsWith('/files/') && file !== undefined) return send(reply, 200, 'image/webp', file)
    const found = answers.get(path + address.search)
    if (found === undefined) return missing(reply)
    const etag = `"${hashOf(found).slice(0, 22)}"`
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
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return Object.assign(portal, { url: `http://127.0.0.1:${listening.port}`, port: listening.port, close })
}

function withMore(answer: FakePortal['settings'], more: object | undefined): object {
  return { ...answer, settings: { ...answer.settings, ...more } }
}

function json(reply: ServerResponse, status: number, value: unknown): void {
  send(reply, status, 'application/json; charset=utf-8', Buffer.from(JSON.stringify(value)))
}

function missing(reply: ServerResponse): void {
  json(reply, 404, { errors: [{ field: null, code: 'NOT_FOUND', message: 'There is no such thing.' }] })
}

function send(reply: ServerResponse, status: number, contentType: string, body: Buffer): void {
  reply.writeHead(status, { 'Content-Type': contentType, 'Content-Length': body.byteLength })
  reply.end(body)
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
