import * as z from 'zod/mini'
import type { Endpoint } from '#shared/contracts/http/endpoint.ts'
import { ENDPOINTS } from '#shared/contracts/http/index.ts'
import type { SeededRandom } from '#shared/testing/seeded-random.ts'
import { mutateJson } from './mutate-json.ts'

/** A request as it goes over the wire. */
export interface RawRequest {
  /** For the failure message. */
  readonly what: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: string | Buffer | null
  /** Must be refused; else it may succeed as long as nothing changes and nothing breaks. */
  readonly mustFail: boolean
}

/** A request that the server would accept, for one endpoint: what is then damaged. */
export interface ValidCall {
  readonly endpoint: Endpoint
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** Ids that exist, but not for this caller. */
  readonly foreignIds: readonly string[]
  /** Bodies that fit the contract and that the engine must refuse. */
  readonly refusedBodies: readonly unknown[]
}

type Damage = (call: ValidCall, random: SeededRandom) => RawRequest | null

const HOSTILE_IDS = [
  'nowhere',
  '0',
  '-1',
  '999999999999999999999',
  'null',
  'undefined',
  'true',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '%00',
  '%0d%0aX-Injected:%201',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5cwindows',
  '%ZZ',
  '%',
  '%E0%A4%A',
  '%F0%9F%8F%A0',
  '%20',
  "a-12'%20or%20'1'='1",
  'a-12%22%3B--',
  '%3Cscript%3E',
  ':unit_id',
  '*',
  '-',
  '.',
  '',
  'a'.repeat(81),
  'a'.repeat(5_000),
  '[object%20Object]',
  '{}',
]
const HOSTILE_VALUES = [
  '',
  '%20',
  '0',
  '-1',
  '1e99',
  '../..',
  '%00',
  'a'.repeat(3_000),
  '[]',
  '{}',
  '%F0%9F%8F%A0',
  'xx',
  '__proto__',
]
const BROKEN_JSON = [
  '',
  ' ',
  '{',
  '}',
  '[',
  '{"a":}',
  "{'a':1}",
  '{"a":1,}',
  '{"a" 1}',
  'undefined',
  'NaN',
  '{"a":NaN}',
  '{"a":01}',
  '{"a":1}{"a":1}',
  '"\\x"',
  '"\u0000"',
  '\ufeff\ufeff{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '<xml/>',
  'email=a&password=b',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
]
const WRONG_TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'image/png',
  'json',
  '*/*',
  '',
]
const WRONG_REVISIONS = [
  '',
  'abc',
  '*',
  '-1',
  '"-1"',
  '1.5',
  '99999999999999999999',
  '"999999999"',
  '""',
  '"x"',
  'W/"999999999"',
  '"0", "1"',
  '['.repeat(500),
]
const TWO_MEGABYTES = 2 * 1024 * 1024
const HUGE_TEXT = 'x'.repeat(TWO_MEGABYTES)
const HUGE_JSON = JSON.stringify({ surplus: HUGE_TEXT })

const isWrite = (call: ValidCall) => call.endpoint.body !== null

const hostilePath: Damage = (call, random) => {
  const names = Object.keys(call.params)
  if (names.length === 0) return null
  const id = random.pick(HOSTILE_IDS)
  return build(call, `id ${id.slice(0, 40)}`, { params: { ...call.params, [random.pick(names)]: id } })
}

const foreignId: Damage = (call, random) => {
  const name = Object.keys(call.params).at(-1)
  if (!name || call.foreignIds.length === 0) return null
  const id = random.pick(call.foreignIds)
  return build(call, `foreign id ${id}`, { params: { ...call.params, [name]: id } })
}

const hostileQuery: Damage = (call, random) => {
  const known = Object.keys(call.endpoint.query.shape)
  const name = random.pick([...known, 'surplus', '__proto__', 'page', 'constructor[prototype][x]'])
  const value = random.pick(HOSTILE_VALUES)
  const isRepeated = random.integer(0, 2) === 0
  const pairs = isRepeated ? `${name}=${value}&${name}=${value}` : `${name}=${value}`
  const parsed: Record<string, unknown> = { ...call.query, [name]: isRepeated ? [value, value] : value }
  const mustFail = !z.safeParse(call.endpoint.query, parsed).success && name !== '__proto__' && !value.includes('%')
  return build(call, `query ${pairs.slice(0, 60)}`, { rawQuery: pairs, mustFail })
}

const damagedBody: Damage = (call, random) => {
  if (!call.endpoint.body) return null
  for (let attempt = 0; attempt < 20; attempt++) {
    const body = mutateJson(call.body, random)
    if (z.safeParse(call.endpoint.body, body).success) continue
    const text = JSON.stringify(body)
    return build(call, `body ${text.slice(0, 120)}`, { body: text })
  }
  return null
}

const refusedBody: Damage = (call, random) => {
  if (call.refusedBodies.length === 0) return null
  const text = JSON.stringify(random.pick(call.refusedBodies))
  return build(call, `refused body ${text.slice(0, 120)}`, { body: text })
}

const brokenJson: Damage = (call, random) => {
  const body = random.integer(0, 2) === 0 ? cut(JSON.stringify(call.body ?? {}), random) : random.pick(BROKEN_JSON)
  return build(call, `broken JSON ${body.slice(0, 60)}`, { body, mustFail: isWrite(call) })
}

const notUtf8: Damage = (call) =>
  build(call, 'bytes that are not UTF-8', {
    body: Buffer.from([0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22]),
    mustFail: isWrite(call),
  })

const hugeBody: Damage = (call, random) => {
  const body = random.integer(0, 1) === 0 ? HUGE_JSON : HUGE_TEXT
  return build(call, 'body of 2 MB', { body, mustFail: isWrite(call) })
}

const wrongType: Damage = (call, random) => {
  const type = random.pick(WRONG_TYPES)
  const body = JSON.stringify(call.body ?? {})
  return build(call, `content type "${type}"`, { headers: { 'content-type': type }, body, mustFail: isWrite(call) })
}

const wrongRevision: Damage = (call, random) => {
  if (call.endpoint.write !== 'revisioned') return null
  const revision = random.pick(WRONG_REVISIONS)
  return build(call, `If-Match ${revision.slice(0, 40)}`, { headers: { 'if-match': revision } })
}

const noLogin: Damage = (call, random) => {
  if (call.endpoint.audience === 'public') return null
  const value = random.pick([
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${'0'.repeat(64)}`,
    'Bearer null',
    'Basic YTpi',
    'bearer  x  y',
    'x'.repeat(4_000),
  ])
  return build(call, `Authorization ${value.slice(0, 40)}`, { headers: { authorization: value } })
}

const oddHeaders: Damage = (call, random) => {
  const [name, value] = random.pick<[string, string]>([
    ['x-surplus', 'x'.repeat(30_000)],
    ['idempotency-key', 'x'.repeat(5_000)],
    ['idempotency-key', '\u00e4\u00f6\u00fc'],
    ['x-catalogue-revision', 'x'.repeat(5_000)],
    ['x-catalogue-revision', 'r\u00e9vision'],
    ['cookie', ';;;=;=; =a; b; \u00ff'],
    ['accept', 'nonsense/;;q=,'],
    ['accept-encoding', 'br;q=nonsense, gzip;q=-1, *;q=9e9'],
    ['accept-language', '-'.repeat(1_000)],
    ['if-none-match', '"'.repeat(1_000)],
    ['if-modified-since', 'yesterday'],
    ['range', 'bytes=-999999999999999999999'],
    ['x-forwarded-for', '; drop table users'],
    ['x-http-method-override', 'DELETE'],
    ['content-encoding', 'gzip'],
    ['expect', 'nonsense'],
  ])
  // With a body these would be writes that the contract allows.
  const isOfWrites = name === 'idempotency-key' || name === 'x-catalogue-revision'
  if (isWrite(call) && name !== 'x-surplus' && !isOfWrites) return null
  const isKeyOfOnce = name === 'idempotency-key' && call.endpoint.once === true
  if (isOfWrites && call.endpoint.write !== 'revisioned' && !isKeyOfOnce) return null
  // A harmless header on a call that changes something would simply be that call.
  if (call.endpoint.method === 'DELETE') return null
  return build(call, `header ${name}`, { headers: { [name]: value }, mustFail: isWrite(call) })
}

const wrongMethod: Damage = (call, random) => {
  const taken = Object.values<Endpoint>(ENDPOINTS)
    .filter((endpoint) => endpoint.path === call.endpoint.path)
    .flatMap((endpoint) => [endpoint.method, ...(endpoint.alsoPatch ? ['PATCH'] : [])])
  const method = random.pick(
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'].filter((name) => !taken.includes(name)),
  )
  return build(call, `method ${method}`, { method })
}

const DAMAGES: readonly Damage[] = [
  hostilePath,
  hostilePath,
  foreignId,
  hostileQuery,
  hostileQuery,
  damagedBody,
  damagedBody,
  damagedBody,
  refusedBody,
  brokenJson,
  notUtf8,
  wrongType,
  wrongRevision,
  noLogin,
  oddHeaders,
  wrongMethod,
]

/** One in so many is a body of 2 MB: they take their time. */
const HUGE_SHARE = 20

/** `count` damaged requests for a call. @throws when a call cannot be damaged at all */
export function malformedRequests(call: ValidCall, count: number, random: SeededRandom): RawRequest[] {
  const requests: RawRequest[] = []
  for (let attempt = 0; requests.length < count; attempt++) {
    if (attempt > count * 100) throw new Error(`${call.endpoint.name} cannot be damaged`)
    const damage = attempt % HUGE_SHARE === 0 ? hugeBody : random.pick(DAMAGES)
    const request = damage(call, random)
    if (request) requests.push(request)
  }
  return requests
}

interface Changes {
  params?: Readonly<Record<string, string>>
  rawQuery?: string
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
  method?: string
  mustFail?: boolean
}

function build(call: ValidCall, what: string, changes: Changes): RawRequest {
  const { endpoint } = call
  const params = changes.params ?? call.params
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const query = changes.rawQuery ?? new URLSearchParams(call.query).toString()
  const validBody = endpoint.body ? JSON.stringify(call.body) : null
  return {
    what: `${endpoint.name}: ${what}`,
    method: changes.method ?? endpoint.method,
    path: query ? `${path}?${query}` : path,
    headers: {
      ...call.headers,
      ...(endpoint.body || changes.body ? { 'content-type': 'application/json' } : {}),
      ...changes.headers,
    },
    body: changes.body ?? validBody,
    mustFail: changes.mustFail ?? true,
  }
}

function cut(text: string, random: SeededRandom): string {
  return text.slice(0, 1 + random.integer(0, Math.max(0, text.length - 2)))
}
