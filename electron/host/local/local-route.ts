import * as z from 'zod/mini'
import type { ErrorAnswer } from '#shared/contracts/errors.ts'
import { matchPath, type PathParams } from '#shared/contracts/http/endpoint-paths.ts'
import { type FromWire, fromWire, toWire } from '#shared/contracts/wire.ts'
import { parseJson } from '../disk/document.ts'
import { respondError, respondJson } from '../kernel/answers.ts'
import { readAll } from '../kernel/read-all.ts'

/** What a handler of the host's own endpoints says, with the names used in code. */
export type LocalResult<Answer> =
  | { readonly kind: 'answer'; readonly body: Answer; readonly headers?: Readonly<Record<string, string>> }
  | {
      readonly kind: 'refusal'
      readonly status: number
      readonly errors: ErrorAnswer['errors']
      readonly headers?: Readonly<Record<string, string>>
    }

/** One endpoint of the host, ready to be asked. */
export interface LocalRoute {
  readonly method: string
  /** null = the path is another endpoint's. */
  match(pathname: string): PathParams | null
  handle(request: Request, params: PathParams): Promise<Response>
}

interface Shape<Answer> {
  readonly method: string
  readonly path: string
  readonly answer: z.ZodMiniType<Answer>
}

/** @param answer what the endpoint says when it is asked */
export function readRoute<Answer>(
  endpoint: Shape<Answer>,
  answer: (request: Request) => Promise<LocalResult<FromWire<Answer>>>,
): LocalRoute {
  const handle = async (request: Request) => toResponse(await answer(request))
  return { method: endpoint.method, match: (path) => matchPath(endpoint.path, path), handle }
}

interface WriteInput<Params, Query, Body> {
  readonly params: FromWire<Params>
  readonly query: FromWire<Query>
  readonly body: FromWire<Body>
  readonly idempotencyKey: string | null
}

interface WriteShape<Params, Query, Body, Answer> extends Shape<Answer> {
  readonly params: z.ZodMiniType<Params>
  readonly query: z.ZodMiniType<Query>
  readonly body: z.ZodMiniType<Body>
}

/** An endpoint with a body: parsed by the contract before `handler` sees it. */
export function writeRoute<Params, Query, Body, Answer>(
  endpoint: WriteShape<Params, Query, Body, Answer>,
  handler: (input: WriteInput<Params, Query, Body>) => Promise<LocalResult<FromWire<Answer>>>,
): LocalRoute {
  return {
    method: endpoint.method,
    match: (path) => matchPath(endpoint.path, path),
    async handle(request, pathParams) {
      // A form of another page can send anything but this without asking first.
      if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
        return respondError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body has to be JSON.')
      }
      const bytes = await readAll(request.body, MAX_BODY)
      if (bytes === null) return respondError(413, 'PAYLOAD_TOO_LARGE', 'The body is too large.')
      const params = z.safeParse(endpoint.params, pathParams)
      const query = z.safeParse(endpoint.query, Object.fromEntries(new URL(request.url).searchParams))
      const body = z.safeParse(endpoint.body, parseJson(bytes.toString('utf8')))
      if (!params.success) return respondError(404, 'NOT_FOUND', 'There is no such address.')
      if (!query.success) return malformed(query.error)
      if (!body.success) return malformed(body.error)
      const idempotencyKey = request.headers.get('idempotency-key')
      const input = { params: fromWire(params.data), query: fromWire(query.data), body: fromWire(body.data) }
      return toResponse(await handler({ ...input, idempotencyKey }))
    },
  }
}

/** Bytes; larger than any configuration. */
const MAX_BODY = 1_000_000

function malformed(error: z.core.$ZodError): Response {
  const errors = error.issues.map((issue) => ({
    field: issue.path.length === 0 ? null : issue.path.join('.'),
    code: 'INVALID_VALUE',
    message: issue.message,
  }))
  return respondJson(400, { errors })
}

function toResponse<Answer>(result: LocalResult<Answer>): Response {
  if (result.kind === 'refusal') return respondJson(result.status, { errors: result.errors }, result.headers)
  return respondJson(200, toWire(result.body), result.headers)
}
