import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#shared/contracts/http/endpoint.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { type Outcome, refusalFor, refuse } from '#server/platform/http/answers.ts'
import { parseBody, refuseEncoding } from '#server/platform/http/parse-call.ts'
import { readHeaderField } from '#server/platform/http/prepared-answer.ts'
import { allowUploadTime } from '#server/platform/http/request-time.ts'
import { failed, passed } from '#server/platform/result.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'

/** What came with a call. */
export interface CallBody {
  /** After its contract; undefined where the contract has none. */
  readonly value: unknown
  /** A body of another content type than JSON; null in every other call. */
  readonly upload: Readable | null
  /** Where files lie that came along, by what stands in their place in `value`. */
  readonly parts: ReadonlyMap<string, string>
}

/** What is to be done once the call has been answered. */
export type AfterCall = (() => Promise<void>)[]

/** Work, with what is to be done after it, however it ends. */
export async function withAfterCall<Value>(work: (after: AfterCall) => Promise<Value>): Promise<Value> {
  const after: AfterCall = []
  try {
    return await work(after)
  } finally {
    for (const step of after) await step()
  }
}

/** Reads what came with a call that has been let in, after the endpoint's contract. */
export async function readCallBody(
  endpoint: Endpoint,
  request: FastifyRequest,
  { caller, uploads, after }: { caller: Caller | null; uploads: Pick<UploadsService, 'receiveBody'>; after: AfterCall },
): Promise<Outcome<CallBody>> {
  const contentType = readHeaderField(request.raw, 'content-type')
  const takesBody = endpoint.body !== null || endpoint.accepts !== undefined
  const packed = takesBody ? refuseEncoding(readHeaderField(request.raw, 'content-encoding')) : null
  if (packed !== null) return failed(packed)
  let json = Buffer.isBuffer(request.body) ? request.body : null
  let parts: CallBody['parts'] = new Map()
  if (endpoint.carriesFiles === true && caller !== null && request.body instanceof Readable) {
    const received = await uploads.receiveBody(caller.user.id, request.body, () => allowUploadTime(request.raw))
    if (!received.ok) return failed(refusalFor(received.error))
    after.push(received.value.discard)
    ;({ json, parts } = received.value)
  }
  const body = parseBody(endpoint, json, contentType)
  if (!body.ok) return body
  const upload = endpoint.accepts !== undefined && request.body instanceof Readable ? request.body : null
  if (endpoint.accepts !== undefined && upload === null) {
    return failed(refuse('UNSUPPORTED_MEDIA_TYPE', `The body has to be ${endpoint.accepts}.`))
  }
  return passed({ value: body.value, upload, parts })
}
