import type { InternalAxiosRequestConfig } from 'axios'
import {
  type BodyOf,
  CATALOGUE_REVISION_HEADER,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
} from '#shared/contracts/http/endpoint.ts'
import { fromWire } from '#shared/contracts/wire.ts'

/** What the renderer has sent to an endpoint, in the code's spelling. */
export interface SentRequest<E extends Endpoint> {
  readonly endpoint: E
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** What goes out as a form. */
  readonly form: FormData | null
  readonly ifMatch: number | null
  readonly catalogueRevision: string | null
  readonly idempotencyKey: string | null
}

/** Reads what goes out to an endpoint. */
export function getRequest<E extends Endpoint>(endpoint: E, config: InternalAxiosRequestConfig): SentRequest<E> {
  const values = readPath(config).split('/').map(decodeURIComponent)
  const names = endpoint.path.split('/').map((name, at) => [name, values[at]] as const)
  const params = names.filter(([name]) => name.startsWith(':')).map(([name, value]) => [name.slice(1), value] as const)
  const header = (name: string) => config.headers.get(name)?.toString() ?? null
  const ifMatch = header('If-Match')
  const query: unknown = config.params ?? {}
  return {
    endpoint,
    params: fromWire(Object.fromEntries(params)),
    query: fromWire(query),
    body: fromWire(readBody(config)),
    form: config.data instanceof FormData ? config.data : null,
    ifMatch: ifMatch === null ? null : Number(ifMatch.replaceAll('"', '')),
    catalogueRevision: header(CATALOGUE_REVISION_HEADER),
    idempotencyKey: header('Idempotency-Key'),
    // `call` takes nothing else for this endpoint, and the stand-in reads the body by its schema.
  } as SentRequest<E>
}

/** The body in wire spelling; a file as it is. */
export function readBody({ data }: InternalAxiosRequestConfig): unknown {
  return typeof data === 'string' ? JSON.parse(data) : data
}

/** Without the query. */
export function readPath({ url = '' }: InternalAxiosRequestConfig): string {
  return new URL(url, 'http://server.invalid').pathname
}
