import type * as z from 'zod/mini'
import type { ConflictAnswerSchema } from '#shared/contracts/conflict-answer.ts'
import type { ErrorAnswer } from '#shared/contracts/errors.ts'
import type { FromWire } from '#shared/contracts/wire.ts'

/** One reason the server gave (decision 33). */
export type ErrorReason = ErrorAnswer['errors'][number]

/**
 * Why a call gave no answer.
 * - `network`: the server could not be reached. `timeout`: no answer within the time limit (API-3).
 * - `aborted`: the caller gave the call up; nobody is told.
 * - `http`: the server refused; `status` and its reasons.
 * - `answer`: the answer is not what the contract promises.
 */
export interface ApiError {
  readonly kind: 'network' | 'timeout' | 'aborted' | 'http' | 'answer'
  /** HTTP status; 0 where there was no answer. */
  readonly status: number
  readonly errors: readonly ErrorReason[]
  /** Revision named by the answer's ETag: with a 409 the one now stored (decision 6). */
  readonly revision: number | null
  /** Seconds until it is worth trying again, where the server said so: too many at once, or nothing it can do now. */
  readonly retryAfter?: number
  /** What is stored now, with the 409 of a revisioned write (decision 6). */
  readonly current?: FromWire<z.infer<typeof ConflictAnswerSchema>>['current']
}

/**
 * What it means that the server can say nothing just now, by status. `nobody`: what proxies answer while there is no
 * server behind them. `unable`: its database is away, or its disk is full. `busy`: too many asked at once; it is the
 * server that says so, to this caller.
 */
const NOT_NOW: Readonly<Record<number, 'nobody' | 'unable' | 'busy'>> = {
  429: 'busy',
  502: 'nobody',
  503: 'unable',
  504: 'nobody',
  507: 'unable',
}

/** Nothing was asked of the server that it could look at: it is no fault of the caller's, and the same helps later. */
export function isOutOfReach({ kind, status }: Pick<ApiError, 'kind' | 'status'>): boolean {
  const why = NOT_NOW[status]
  return kind === 'network' || kind === 'timeout' || why === 'nobody' || why === 'unable'
}

/** Something else was sent before with the same key, and has arrived. */
export function isKeyReused({ errors }: Pick<ApiError, 'errors'>): boolean {
  return errors.some(({ code }) => code === 'IDEMPOTENCY_KEY_REUSED')
}

/**
 * Why it is not known what became of something that was asked for, so that the same again is the thing to do.
 * - `unreachable`: nobody answered.
 * - `unavailable`: the server can do nothing just now.
 * - `failing`: it was answered, but with a fault of the server's; the same again may help, or never.
 * - `unauthorised`: nobody is logged in any more; the same will do after the next login.
 */
export type WithoutAnswer =
  | { readonly kind: 'unauthorised' | 'unreachable' }
  /** `retryAfter`: ms that the server asks to wait. */
  | { readonly kind: 'unavailable' | 'failing'; readonly retryAfter: number | null }

/** Why a failed call says nothing about what was asked for; null = it does: the server looked at it, and refused. */
export function withoutAnswer({ kind, status, retryAfter }: ApiError): WithoutAnswer | null {
  const why = NOT_NOW[status]
  if (kind === 'network' || kind === 'timeout' || kind === 'aborted' || why === 'nobody') return { kind: 'unreachable' }
  const wish = retryAfter === undefined ? null : retryAfter * 1_000
  if (why !== undefined) return { kind: 'unavailable', retryAfter: wish }
  if (kind !== 'http' || status >= 500) return { kind: 'failing', retryAfter: wish }
  return status === 401 ? { kind: 'unauthorised' } : null
}

export type ApiResult<Answer> =
  | {
      readonly ok: true
      readonly value: Answer
      readonly status: number
      readonly etag: string | null
      /** The number in the ETag, where the answer has a revision. */
      readonly revision: number | null
      /** Entries of a paged list in all, from `X-Total-Count` (decision 34). */
      readonly totalCount: number | null
    }
  | { readonly ok: false; readonly error: ApiError }

/** An `ApiError` as an exception, for query functions: React Query wants failures thrown. */
export class ApiFailure extends Error {
  readonly error: ApiError

  constructor(error: ApiError) {
    super(`${error.kind} ${error.status} ${error.errors.map((reason) => reason.code).join(' ')}`.trim())
    this.name = 'ApiFailure'
    this.error = error
  }
}
