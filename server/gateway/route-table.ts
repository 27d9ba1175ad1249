import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ACTING_HEADER, CATALOGUE_REVISION_HEADER, type Endpoint } from '#shared/contracts/http/endpoint.ts'
import { ENDPOINTS } from '#shared/contracts/http/index.ts'
import { toWire } from '#shared/contracts/wire.ts'
import type { Kiosk } from '#server/kiosks/kiosks.repository.ts'
import type { Unit, UnitPlace } from '#server/projects/units.repository.ts'
import type { AccessService } from '#server/identity/access.service.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import type { KiosksService } from '#server/kiosks/kiosks.service.ts'
import type { Caller, SessionsService } from '#server/identity/sessions.service.ts'
import { bearerIn } from './bearer.ts'
import { type AfterCall, readCallBody, withAfterCall } from './call-body.ts'
import { narrowLease } from '#server/platform/cache/cache-lease.ts'
import type { Answer, Outcome, Refusal } from '#server/platform/http/answers.ts'
import { refusalBody, refuse, refuseAll } from '#server/platform/http/answers.ts'
import { failed, passed } from '#server/platform/result.ts'
import { type DownloadAnswer, sendDownload } from './download.ts'
import { sendStream, type StreamAnswer } from './event-stream.ts'
import type { Call, EndpointName, Handlers } from './handlers.types.ts'
import { parseWith } from '#server/platform/http/parse-call.ts'
import { readHeaderField, type Prepare, sendPrepared } from '#server/platform/http/prepared-answer.ts'
import type { RepeatedAnswers } from './repeated-answers.ts'
import type { RightsGate } from './rights.ts'
import { getCode, type RequestLog } from '#server/platform/http/request-log.ts'
import { sendJson } from '#server/platform/http/send-json.ts'
import { allowUploadTime } from '#server/platform/http/request-time.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import { readOnceKey, readWriteConditions } from './write-conditions.ts'

export interface RouteTableParts {
  readonly handlers: Handlers
  readonly sessions: SessionsService
  readonly kiosks: Pick<KiosksService, 'authenticate'>
  readonly access: AccessService
  readonly rights: RightsGate
  readonly uploads: Pick<UploadsService, 'receiveBody'>
  readonly changeClock: ChangeClock
  readonly prepare: Prepare
  readonly repeated: RepeatedAnswers
  readonly log: RequestLog
  readonly security: Readonly<Record<string, string>>
}

type AnyAnswer = Answer<unknown> | StreamAnswer | DownloadAnswer

/** A call whose contract is only known at run time. */
interface AnyCall {
  readonly call: Call<Endpoint>
  readonly caller: Caller | null
}

interface BoundRoute {
  readonly endpoint: Endpoint
  readonly run: (call: Call<Endpoint>) => Promise<AnyAnswer>
}

function isEndpointName(key: string): key is EndpointName {
  return Object.hasOwn(ENDPOINTS, key)
}

/** Names of all endpoints of the contract. */
export const ENDPOINT_NAMES: readonly EndpointName[] = Object.keys(ENDPOINTS).filter(isEndpointName)

function bindRoute<Name extends EndpointName>(name: Name, handlers: Handlers): BoundRoute {
  const handler = handlers[name]
  return {
    endpoint: ENDPOINTS[name],
    run: (call) => handler(call),
  }
}

/** Registers every endpoint of the contract: its method, and PATCH beside PUT where it says so (API-6). */
export function registerRoutes(server: FastifyInstance, parts: RouteTableParts): void {
  for (const name of ENDPOINT_NAMES) {
    const route = bindRoute(name, parts.handlers)
    const { method, alsoPatch, path, accepts, carriesFiles } = route.endpoint
    const streamed = carriesFiles === true ? 'application/json' : accepts
    const register = (scope: FastifyInstance) =>
      scope.route({
        method: alsoPatch === true ? [method, 'PATCH'] : method,
        url: path,
        handler: (request, reply) => withAfterCall((after) => handleCall(route, request, reply, { parts, after })),
      })
    if (streamed === undefined) register(server)
    else {
      server.register((scope, _options, done) => {
        // Large, so it is left in the line until session and access are known; the handler has its limit.
        scope.addContentTypeParser(streamed, (_request, stream, ready) => ready(null, stream))
        register(scope)
        done()
      })
    }
  }
}

async function handleCall(
  route: BoundRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  { parts, after }: { readonly parts: RouteTableParts; readonly after: AfterCall },
): Promise<FastifyReply> {
  const startedAt = performance.now()
  const admitted = await admit(route.endpoint, request, { parts, after })
  if (admitted.ok && route.endpoint.accepts !== undefined) allowUploadTime(request.raw)
  const result: AnyAnswer = admitted.ok ? await route.run(admitted.value.call) : admitted.error
  const caller = admitted.ok ? admitted.value.caller : null
  if (request.method === 'GET' && mayRepeat(route.endpoint, caller))
    keepAnswer(result, caller, { request, route }, parts)
  sendAnswer(result, request, reply, parts)
  parts.log.request({
    id: request.id,
    method: request.method,
    route: route.endpoint.path,
    status: 'status' in result ? result.status : 200,
    milliseconds: performance.now() - startedAt,
    userId: caller?.user.id ?? null,
    code: result.kind === 'refusal' ? getCode(result) : null,
  })
  return reply
}

/** Session, path, query, access with its right, body and write conditions, in this order (decision 11, API-2). */
async function admit(
  endpoint: Endpoint,
  request: FastifyRequest,
  { parts, after }: { readonly parts: RouteTableParts; readonly after: AfterCall },
): Promise<Outcome<AnyCall>> {
  const headers = request.raw
  // First of all: what is taken later would not notice a revocation between reading and taking.
  const since = parts.changeClock.lease()
  const token = bearerIn(readHeaderField(headers, 'authorization'))
  const identity = await identify(endpoint, token, parts)
  if (!identity.ok) return identity
  const { caller, device } = identity.value
  const params = parseWith(endpoint.params, request.params)
  if (!params.ok) return params
  const query = parseWith(endpoint.query, request.query)
  if (!query.ok) return query
  const asked = { unitId: String(params.value['unitId']), place: getPlace(query.value) }
  const access = await accessTo(endpoint, caller, asked, parts)
  if (access === 'forbidden') return failed(refuse('FORBIDDEN', 'This is not theirs to do.'))
  if (endpoint.audience === 'unit' && access === null) return failed(refuse('NOT_FOUND', 'There is no such unit.'))
  const refusal = await refusalFor(endpoint, caller, params.value, parts)
  if (refusal !== null) return failed(refusal)
  const unit = access?.unit ?? null
  const body = await readCallBody(endpoint, request, { caller, uploads: parts.uploads, after })
  if (!body.ok) return body
  const write =
    endpoint.write === 'revisioned'
      ? readWriteConditions({
          method: request.method,
          path: endpoint.path.replace(':unit_id', unit?.id ?? ''),
          ifMatch: readHeaderField(headers, 'if-match'),
          idempotencyKey: readHeaderField(headers, 'idempotency-key'),
          catalogueRevision: readHeaderField(headers, CATALOGUE_REVISION_HEADER.toLowerCase()),
          acting: readHeaderField(headers, ACTING_HEADER.toLowerCase()),
          body: body.value.value,
        })
      : passed(null)
  if (!write.ok) return write
  const onceKey = readOnceKey(endpoint, readHeaderField(headers, 'idempotency-key'))
  if (!onceKey.ok) return onceKey
  const lease = [caller, access].reduce((all, one) => (one === null ? all : narrowLease(all, one.lease)), since)
  const facts = {
    ip: request.ip,
    userAgent: readHeaderField(headers, 'user-agent'),
    findKiosk: () => findKiosk(parts, token),
    isGone: () => request.raw.socket.destroyed,
    onceKey: onceKey.value,
    lastEventId: readHeaderField(headers, 'last-event-id'),
    upload: body.value.upload,
    uploadType: readHeaderField(headers, 'content-type'),
    parts: body.value.parts,
    isStillAllowed: () => isStillAllowed(endpoint, parts, token, unit),
    findCaller: () => parts.sessions.authenticate(token).catch(() => null),
  }
  const call = {
    params: params.value,
    query: query.value,
    body: body.value.value,
    caller,
    device,
    unit,
    write: write.value,
  }
  return passed({ call: { ...call, facts, lease } as Call<Endpoint>, caller })
}

/** The unit that a call is about, with how long its caller may have it; null = it is about none, or about none of theirs. */
async function accessTo(
  endpoint: Endpoint,
  caller: Caller | null,
  { unitId, place }: { readonly unitId: string; readonly place: UnitPlace },
  { access }: RouteTableParts,
) {
  if (endpoint.audience !== 'unit' || caller === null) return null
  return access.unitFor(caller, unitId, {
    place,
    isForWriting: endpoint.write !== 'none',
    right: endpoint.right ?? null,
  })
}

/** Whether the caller has the right that the endpoint needs; with a unit, access has asked for it. */
async function refusalFor(
  { audience, right, isBuyersOnly, rightOfStaff }: Endpoint,
  caller: Caller | null,
  params: Readonly<Record<string, unknown>>,
  { rights }: RouteTableParts,
): Promise<Refusal | null> {
  if (caller === null) return null
  const isBuyer = caller.user.group === 'buyer'
  if (isBuyersOnly === true && !isBuyer) return refuse('FORBIDDEN', 'That is the buyers’ own affair.')
  const needed = isBuyer ? right : (rightOfStaff ?? right)
  return needed === undefined || audience === 'unit' ? null : rights.refusalFor(caller, needed, params)
}

interface Identity {
  readonly caller: Caller | null
  readonly device: Kiosk | null
}

/** Who asks. A user's token opens nothing of a kiosk's, nor a kiosk's anything of a user's. */
async function identify(
  { audience }: Endpoint,
  token: string,
  { sessions, kiosks }: RouteTableParts,
): Promise<Outcome<Identity>> {
  if (audience === 'public') return passed({ caller: null, device: null })
  const refused = { headers: { 'WWW-Authenticate': 'Bearer' } }
  if (audience === 'device') {
    const device = await kiosks.authenticate(token)
    if (device === 'revoked') {
      // Programs of before look for the second one.
      const faults = [
        { field: null, code: 'DEVICE_REVOKED', message: 'This device has been taken out of its account.' },
        { field: null, code: 'UNAUTHORIZED', message: 'Its token opens nothing any more.' },
      ] as const
      return failed(refuseAll(faults, refused.headers))
    }
    if (device !== null) return passed({ caller: null, device })
  } else {
    const caller = await sessions.authenticate(token)
    if (caller !== null) return passed({ caller, device: null })
  }
  return failed(refuse('UNAUTHORIZED', 'Log in first.', refused))
}

async function findKiosk({ kiosks }: RouteTableParts, token: string): Promise<Kiosk | null> {
  const found = await kiosks.authenticate(token)
  return found === 'revoked' ? null : found
}

/** Whether the same request would still be let in; where that cannot be found out, it is not. */
async function isStillAllowed(
  { right }: Endpoint,
  { sessions, access }: RouteTableParts,
  token: string,
  unit: Unit | null,
) {
  try {
    const caller = await sessions.authenticate(token)
    if (caller === null || unit === null) return caller !== null
    const place = { accountId: unit.accountId, projectIdOrSlug: unit.projectId }
    const found = await access.unitFor(caller, unit.id, { place, isForWriting: false, right: right ?? null })
    return found !== null && found !== 'forbidden'
  } catch {
    return false
  }
}

function getPlace(query: Readonly<Record<string, unknown>>): UnitPlace {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : null)
  return { accountId: text('accountId'), projectIdOrSlug: text('projectId') }
}

/** What needs a login is kept for its caller alone; a device's is not kept. */
function mayRepeat({ audience }: Endpoint, caller: Caller | null): boolean {
  return audience === 'public' || caller !== null
}

function keepAnswer(
  result: AnyAnswer,
  caller: Caller | null,
  { request, route }: { readonly request: FastifyRequest; readonly route: BoundRoute },
  { prepare, repeated }: RouteTableParts,
): void {
  if (result.kind === 'content' && result.hot !== null) {
    const asked = { url: request.url, route: route.endpoint.path }
    repeated.keep(asked, caller, prepare(result.content), result.hot)
  }
}

function sendAnswer(result: AnyAnswer, request: FastifyRequest, reply: FastifyReply, parts: RouteTableParts): void {
  if (result.kind === 'content') {
    const prepared = parts.prepare(result.content)
    reply.hijack()
    const acceptEncoding = readHeaderField(request.raw, 'accept-encoding')
    sendPrepared(reply.raw, prepared, acceptEncoding, readHeaderField(request.raw, 'if-none-match'))
    return
  }
  if (result.kind === 'stream') {
    reply.hijack()
    sendStream(reply.raw, result, parts.security, request.method !== 'HEAD')
    return
  }
  if (result.kind === 'download') {
    sendDownload(reply, result, parts.security)
    return
  }
  const body = toWire(result.kind === 'refusal' ? refusalBody(result) : result.body)
  sendJson(reply, result.status, body, { ...parts.security, ...result.headers })
}
