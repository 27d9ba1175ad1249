import type * as z from 'zod/mini'
import type { ConfigurationSchema } from '#shared/contracts/entities/configuration.schema.ts'
import { ERROR_STATUS } from '#shared/contracts/error-status.ts'
import type { ErrorAnswer, ErrorCode } from '#shared/contracts/errors.ts'
import type { FromWire } from '#shared/contracts/wire.ts'
import type { Content } from '#server/platform/files/content.ts'
import type { Permit } from '#server/platform/cache/validity.ts'

/** One faulty input: `field` in wire spelling, dotted; null = the request as a whole (decision 33). */
export interface Fault {
  readonly field: string | null
  readonly code: ErrorCode
  readonly message: string
  /** With ITEM_LOCKED: why (API-100). */
  readonly deadline?: { readonly title: string; readonly expiresAt: string }
}

type CurrentConfiguration = FromWire<z.infer<typeof ConfigurationSchema>>

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
  readonly hot: Permit | null
}

export type Answer<Body> = JsonAnswer<Body> | BytesAnswer | Refusal

/** Result of a step that may end the call. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal }

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

/** Ends a step with a refusal. */
export function failed(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal }
}

/** Ends a step with its value. */
export function passed<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** The body of a refusal in code spelling: its faults, and for a conflict what is stored now. */
export function refusalBody(refusal: Refusal): ErrorAnswer & { readonly current?: CurrentConfiguration } {
  const faults = errorAnswer(refusal)
  return refusal.current === undefined ? faults : { ...faults, current: refusal.current }
}

/** The faults of a refusal; the same on the wire and in code. */
export function errorAnswer(refusal: Refusal): ErrorAnswer {
  return {
    errors: refusal.faults.map(({ field, code, message, deadline }) => ({
      field,
      code,
      message,
      ...(deadline && { deadline: { title: deadline.title, expires_at: deadline.expiresAt } }),
    })),
  }
}

/** The `ETag` of a configuration: its revision. */
export function revisionTag(revision: number): string {
  return `"${revision}"`
}
