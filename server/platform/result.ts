import type * as z from 'zod/mini'
import type { ConfigurationSchema } from '#shared/contracts/entities/configuration.schema.ts'
import type { ErrorCode } from '#shared/contracts/errors.ts'
import type { FromWire } from '#shared/contracts/wire.ts'
import type { Titles } from '#shared/domain/selections/selections.types.ts'

/** One thing that is wrong: `field` in wire spelling, dotted; null = what was asked as a whole (decision 33). */
export interface Fault {
  readonly field: string | null
  readonly code: ErrorCode
  readonly message: string
  /** With ITEM_LOCKED: why (API-100). */
  readonly deadline?: { readonly title: string; readonly titles?: Titles; readonly expiresAt: string }
  /** With ITEM_LOCKED, where it is not a deadline: the order that holds the item. */
  readonly order?: { readonly number: string }
  /** With the REVISION_CONFLICT of a design: who has saved since, and when (ISO time). */
  readonly saved?: { readonly savedAt: string; readonly savedBy: string | null }
}

export type CurrentConfiguration = FromWire<z.infer<typeof ConfigurationSchema>>

/** What comes with an error besides its code. */
interface Facts {
  /** It may be tried again after as many seconds. */
  readonly retryAfterSeconds?: number
  /** Somebody else was first: the configuration as it is stored (decision 6). */
  readonly current?: CurrentConfiguration
}

/** Why something was not done; the first fault says what kind of error it is. A value, never thrown. */
export interface DomainError extends Facts {
  readonly faults: readonly [Fault, ...Fault[]]
}

/** What came of it: a value, or why there is none. Knows nothing of how either is told. */
export type Result<Value, Failure = DomainError> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure }

/** An error with one fault. */
export function domainError(
  code: ErrorCode,
  message: string,
  { field = null, ...facts }: Facts & { readonly field?: string | null } = {},
): DomainError {
  return { faults: [{ field, code, message }], ...facts }
}

/** Ends with a value. */
export function passed<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** Ends with an error. */
export function failed<Failure>(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error }
}

/** Ends with an error of one fault. */
export function failedWith(...error: Parameters<typeof domainError>) {
  return failed(domainError(...error))
}
