import { ERROR_STATUS } from '#shared/contracts/error-status.ts'
import type { ErrorAnswer, ErrorCode } from '#shared/contracts/errors.ts'
import { CATALOGUE_REVISION_HEADER } from '#shared/contracts/http/endpoint.ts'
import type { Content } from '#server/platform/files/content.ts'
import type { CacheLease } from '#server/platform/cache/cache-lease.ts'
import type { CurrentConfiguration, DomainError, Fault, Result } from '#server/platform/result.ts'

export type AnswerHeaders = Readonly<Record<string, string>>

/** The request is refused; a value, never thrown. */
export interface Refusal {
  readonly kind: 'refusal'
  readonly status: number
  readonly faults: readonly Fault[]
  readonly headers: AnswerHeaders
  /** The configuration as it is stored, with the 409 of a revisioned write (decision 6). */
  readonly current?: CurrentConfiguration
}

/** A value in code spelling; the route table puts it on the wire. */
export interface JsonAnswer<Body> {
  readonly kind: 'json'
  readonly status: 200 | 201
  readonly body: Body
  readonly headers: AnswerHeaders
}

/** Bytes that were made before; `hot` allows the listener in front of the router to repeat them. */
export interface BytesAnswer {
  readonly kind: 'content'
  readonly content: Content
  readonly hot: CacheLease | null
}

export type Answer<Body> = JsonAnswer<Body> | BytesAnswer | Refusal

/** Result of a step that may end the call. */
export type Outcome<Value> = Result<Value, Refusal>

/** An answer in code spelling. */
export function answer<Body>(body: Body, headers: AnswerHeaders = {}, status: 200 | 201 = 200): JsonAnswer<Body> {
  return { kind: 'json', status, body, headers }
}

/** A refusal with one fault. */
export function refuse(
  code: ErrorCode,
  message: string,
  more: { readonly field?: string | null; readonly headers?: AnswerHeaders } = {},
): Refusal {
  return {
    kind: 'refusal',
    status: ERROR_STATUS[code],
    faults: [{ field: more.field ?? null, code, message }],
    headers: more.headers ?? {},
  }
}

/** A refusal with several faults of one status; the first fault's code gives the status. */
export function refuseAll(faults: readonly [Fault, ...Fault[]], headers: AnswerHeaders = {}): Refusal {
  return { kind: 'refusal', status: ERROR_STATUS[faults[0].code], faults, headers }
}

/** Headers that said what is wrong, where no field of the body did. */
const HEADER_OF: Partial<Record<ErrorCode, string>> = {
  REVISION_CONFLICT: 'If-Match',
  CATALOGUE_REVISION_MOVED: CATALOGUE_REVISION_HEADER,
  IDEMPOTENCY_KEY_REUSED: 'Idempotency-Key',
}

/** An error as an answer: its code gives the status (`ERROR_STATUS`), what comes with it the headers. */
export function refusalFor({ faults, retryAfterSeconds, current }: DomainError): Refusal {
  return {
    kind: 'refusal',
    status: ERROR_STATUS[faults[0].code],
    faults: faults.map((fault) => ({ ...fault, field: fault.field ?? HEADER_OF[fault.code] ?? null })),
    headers: {
      ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
      ...(current === undefined ? {} : revisionHeaders(current)),
    },
    ...(current === undefined ? {} : { current }),
  }
}

/** What came of the work, as an answer. `readHeaders`: of the answer where it was done. */
export function answerTo<Body>(
  result: Result<Body>,
  readHeaders: (body: Body) => AnswerHeaders = () => ({}),
): JsonAnswer<Body> | Refusal {
  return result.ok ? answer(result.value, readHeaders(result.value)) : refusalFor(result.error)
}

/** The same where something has been made: 201. */
export function createdAnswerTo<Body>(result: Result<Body>): JsonAnswer<Body> | Refusal {
  return result.ok ? answer(result.value, {}, 201) : refusalFor(result.error)
}

/** The body of a refusal in code spelling: its faults, and for a conflict what is stored now. */
export function refusalBody(refusal: Refusal): ErrorAnswer & { readonly current?: CurrentConfiguration } {
  const faults = errorAnswer(refusal)
  return refusal.current === undefined ? faults : { ...faults, current: refusal.current }
}

/** The faults of a refusal; the same on the wire and in code. */
export function errorAnswer(refusal: Refusal): ErrorAnswer {
  return {
    errors: refusal.faults.map(({ field, code, message, deadline, order, saved }) => ({
      field,
      code,
      message,
      ...(deadline && { deadline: deadlineAnswer(deadline) }),
      ...(order && { order: { number: order.number } }),
      ...(saved && { saved: { saved_at: saved.savedAt, saved_by: saved.savedBy } }),
    })),
  }
}

function deadlineAnswer({ title, titles, expiresAt }: NonNullable<Fault['deadline']>) {
  return { title, ...(titles === undefined ? {} : { titles }), expires_at: expiresAt }
}

/** The `ETag` of a configuration is its revision. */
export function revisionHeaders({ revision }: { readonly revision: number }): AnswerHeaders {
  return { ETag: `"${revision}"` }
}
