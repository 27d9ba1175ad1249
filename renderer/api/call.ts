import { AxiosError, type AxiosResponse } from 'axios'
import * as z from 'zod/mini'
import { ConflictAnswerSchema } from '#shared/contracts/conflict-answer.ts'
import { ErrorAnswerSchema } from '#shared/contracts/errors.ts'
import {
  type AnswerOf,
  type BodyOf,
  ACTING_HEADER,
  CATALOGUE_REVISION_HEADER,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
} from '#shared/contracts/http/endpoint.ts'
import { fillPath } from '#shared/contracts/http/endpoint-paths.ts'
import { fromWire, snakeKey, toWire } from '#shared/contracts/wire.ts'
import { readStored } from '#renderer/platform/storage.ts'
import { type ApiError, ApiFailure, type ApiResult } from './api-error.ts'
import { client } from './client.ts'
import { reportFailure } from './failures.ts'
import { useRequests } from './requests.store.ts'

type Needed<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : Record<string, never> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value }

/** What a call of this endpoint takes: params, query and body where the contract has some. */
export type CallOptions<E extends Endpoint> = Needed<'params', ParamsOf<E>> &
  Needed<'query', QueryOf<E>> &
  Needed<'body', BodyOf<E>> &
  (E['write'] extends 'revisioned'
    ? {
        readonly ifMatch: number
        /** The catalogue whose prices the user has seen (decision 5). */
        readonly catalogueRevision: string
        /** The time in which staff choose in a buyer's name (decision 60). */
        readonly actingId?: string
      }
    : { readonly ifMatch?: undefined; readonly catalogueRevision?: undefined; readonly actingId?: undefined }) & {
    /** The same key with the same body gives the first answer again (decision 8). */
    readonly idempotencyKey?: string
    readonly signal?: AbortSignal
    /** No notification when it fails (SHL-10, SHL-14): the caller shows the failure itself. */
    readonly silent?: boolean
    /** ms, instead of 5,000. */
    readonly timeout?: number
    /** The body of an endpoint that accepts another content type than JSON; of a form the browser says where its parts end. */
    readonly file?: Blob | FormData
    /** How much of the body has gone out. */
    readonly onProgress?: (sent: { readonly loaded: number; readonly total?: number | undefined }) => void
  }

interface LooseOptions {
  readonly params?: object | undefined
  readonly query?: object | undefined
  readonly body?: unknown
  readonly ifMatch?: number | undefined
  readonly catalogueRevision?: string | undefined
  readonly actingId?: string | undefined
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  readonly silent?: boolean
  readonly timeout?: number
  readonly file?: Blob | FormData
  readonly onProgress?: (sent: { readonly loaded: number; readonly total?: number | undefined }) => void
}

type OptionsArgument<E extends Endpoint> =
  Record<string, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]

/** The address of an endpoint, relative to this host (API-1). Params are in code spelling. */
export function getAddress(path: string, params: object = {}): string {
  return fillPath(
    path,
    Object.fromEntries(Object.entries(params).map(([name, value]) => [snakeKey(name), String(value)])),
  )
}

function headersFor(endpoint: Endpoint, options: LooseOptions): Record<string, string> {
  const headers: Record<string, string> = { Accept: endpoint.produces ?? 'application/json' }
  const token = readStored('token')
  if (token !== null) headers['Authorization'] = `Bearer ${token}`
  if (options.ifMatch !== undefined) headers['If-Match'] = `"${options.ifMatch}"`
  if (options.catalogueRevision !== undefined) headers[CATALOGUE_REVISION_HEADER] = options.catalogueRevision
  if (options.actingId !== undefined) headers[ACTING_HEADER] = options.actingId
  if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey
  if (options.body !== undefined) headers['Content-Type'] = 'application/json'
  if (endpoint.accepts !== undefined) headers['Content-Type'] = endpoint.accepts
  return headers
}

function readHeaderField(response: AxiosResponse, name: string): string | null {
  const value: unknown = response.headers[name]
  return typeof value === 'string' ? value : null
}

function getRevision(response: AxiosResponse): number | null {
  const match = /^(?:W\/)?"(\d+)"$/.exec(readHeaderField(response, 'etag') ?? '')
  return match === null ? null : Number(match[1])
}

/** API-9: a body that is not JSON is logged and counts as no data. */
function parseJson(text: unknown, name: string): unknown {
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    console.warn(`${name}: the answer is not JSON`, error)
    return undefined
  }
}

function failureWithoutAnswer(error: unknown): ApiError {
  const code = error instanceof AxiosError ? error.code : undefined
  const kind =
    code === AxiosError.ECONNABORTED || code === AxiosError.ETIMEDOUT
      ? 'timeout'
      : code === AxiosError.ERR_CANCELED
        ? 'aborted'
        : 'network'
  return { kind, status: 0, errors: [], revision: null }
}

function getFailure(response: AxiosResponse, data: unknown): ApiError {
  const parsed = z.safeParse(ErrorAnswerSchema, data)
  const errors = parsed.success ? parsed.data.errors : []
  const seconds = Number(readHeaderField(response, 'retry-after') ?? Number.NaN)
  const failure = {
    kind: 'http',
    status: response.status,
    errors,
    revision: getRevision(response),
    ...(Number.isFinite(seconds) && seconds >= 0 ? { retryAfter: seconds } : {}),
  } as const
  const conflict = response.status === 409 ? z.safeParse(ConflictAnswerSchema, data) : null
  return conflict?.success === true ? { ...failure, current: fromWire(conflict.data.current) } : failure
}

/** Characters. */
const LONG_ANSWER = 50_000

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

async function send(endpoint: Endpoint, options: LooseOptions): Promise<ApiResult<unknown>> {
  let response: AxiosResponse
  try {
    response = await client.request({
      method: endpoint.method,
      url: getAddress(endpoint.path, options.params),
      params: options.query === undefined ? undefined : toWire(options.query),
      data: options.file ?? (options.body === undefined ? undefined : JSON.stringify(toWire(options.body))),
      headers: headersFor(endpoint, options),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
      ...(options.timeout === undefined ? {} : { timeout: options.timeout }),
      ...(options.onProgress && { onUploadProgress: options.onProgress }),
    })
  } catch (error) {
    return { ok: false, error: failureWithoutAnswer(error) }
  }
  const data = parseJson(response.data, endpoint.name)
  // A catalogue takes some ten ms to read: the browser gets room between the steps.
  const isLong = typeof response.data === 'string' && response.data.length > LONG_ANSWER
  if (isLong) await nextTask()
  if (response.status < 200 || response.status >= 300) return { ok: false, error: getFailure(response, data) }
  const parsed = z.safeParse(endpoint.answer, data)
  if (!parsed.success) {
    console.error(`${endpoint.name}: the answer breaks the contract`, parsed.error.issues.slice(0, 3))
    return {
      ok: false,
      error: { kind: 'answer', status: response.status, errors: [], revision: getRevision(response) },
    }
  }
  if (isLong) await nextTask()
  const totalCount = readHeaderField(response, 'x-total-count')
  return {
    ok: true,
    value: fromWire(parsed.data),
    status: response.status,
    etag: readHeaderField(response, 'etag'),
    revision: getRevision(response),
    totalCount: totalCount === null ? null : Number(totalCount),
  }
}

/** Refused for a token that has been replaced meanwhile: it says nothing about the session there is now. */
function isOfThePast(error: ApiError, token: string | null): boolean {
  return error.status === 401 && readStored('token') !== token
}

/**
 * Calls an endpoint of the contract and gives its answer, or the reason why there is none; it never throws.
 * Relative addresses (API-1), bearer token (API-2), 5,000 ms (API-3), JSON (API-4), PUT for patches (API-6). A
 * failure is told to the user unless `silent` (SHL-8 to SHL-18).
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[options]: OptionsArgument<E>
): Promise<ApiResult<AnswerOf<E>>> {
  const loose: LooseOptions = options ?? {}
  const requests = useRequests.getState()
  const token = readStored('token')
  requests.started(endpoint.name)
  try {
    const result = await send(endpoint, loose)
    if (!result.ok && loose.silent !== true && !isOfThePast(result.error, token))
      reportFailure(endpoint.method, result.error)
    // The value was parsed with this endpoint's own answer schema and renamed by the type's own rule.
    return result as ApiResult<AnswerOf<E>>
  } finally {
    requests.ended(endpoint.name)
  }
}

/** The same for query functions. Errors: throws `ApiFailure`. */
export async function callOrThrow<E extends Endpoint>(
  endpoint: E,
  ...options: OptionsArgument<E>
): Promise<AnswerOf<E>> {
  const result = await call(endpoint, ...options)
  if (!result.ok) throw new ApiFailure(result.error)
  return result.value
}
