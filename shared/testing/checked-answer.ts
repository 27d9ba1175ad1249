import * as z from 'zod/mini'
import { ConflictAnswerSchema } from '#shared/contracts/conflict-answer.ts'
import { ERROR_STATUS } from '#shared/contracts/error-status.ts'
import { ErrorAnswerSchema, type ErrorCode } from '#shared/contracts/errors.ts'
import type { Endpoint } from '#shared/contracts/http/endpoint.ts'
import { endpointAt as findEndpoint } from '#shared/contracts/http/endpoint-paths.ts'
import { listErrorCodes } from '#shared/contracts/http/endpoint-errors.ts'
import { ENDPOINTS } from '#shared/contracts/http/index.ts'
import { HOST_ENDPOINTS } from '#shared/contracts/kiosk/host.contract.ts'
import { canonicalJson } from '#shared/domain/index.ts'

/** An answer as a stand-in gives it. */
export interface StandInAnswer {
  readonly status: number
  /** JSON. */
  readonly body: string
}

/**
 * An answer of a stand-in for the server, as the contract has it; a stand-in that answers what the server never does
 * proves nothing.
 *
 * @param body in wire spelling; for a refusal `ErrorAnswer`
 * @throws when the endpoint has no such answer
 */
export function checkedAnswer(endpoint: Endpoint, status: number, body: unknown): StandInAnswer {
  const fault = status < 400 ? successFault(endpoint, status, body) : refusalFault(endpoint, status, body)
  if (fault !== null) throw new Error(`${endpoint.name} never answers ${status} so: ${fault}`)
  return { status, body: JSON.stringify(body) }
}

/** A refusal by its code, which says the status. @throws when the endpoint never refuses so */
export function checkedRefusal(endpoint: Endpoint, code: ErrorCode, field: string | null = null): StandInAnswer {
  return checkedAnswer(endpoint, ERROR_STATUS[code], { errors: [{ field, code, message: 'No.' }] })
}

const ALL = Object.values<Endpoint>({ ...ENDPOINTS, ...HOST_ENDPOINTS })

/** What has this method and path in the contract of the server or of a kiosk's host; null = nothing. */
export function endpointAt(method: string, path: string): Endpoint | null {
  return findEndpoint(ALL, method, path)?.endpoint ?? null
}

function successFault(endpoint: Endpoint, status: number, body: unknown): string | null {
  if (status !== 200 && (status !== 201 || endpoint.method === 'GET')) return 'it is not a status of its'
  const parsed = z.safeParse(endpoint.answer, body)
  if (!parsed.success) return z.prettifyError(parsed.error)
  // Also nothing more: code that reads it would work here alone.
  return canonicalJson(parsed.data) === canonicalJson(JSON.parse(JSON.stringify(body)))
    ? null
    : 'it has fields that the contract does not have'
}

function refusalFault(endpoint: Endpoint, status: number, body: unknown): string | null {
  const isConflict = status === 409 && endpoint.write === 'revisioned'
  const parsed = z.safeParse(isConflict ? ConflictAnswerSchema : ErrorAnswerSchema, body)
  if (!parsed.success) return z.prettifyError(parsed.error)
  const codes = parsed.data.errors.map(({ code }) => code)
  if (codes.length === 0) return 'it says no reason'
  const wrong = codes.find((code) => ERROR_STATUS[code] !== status)
  if (wrong !== undefined) return `${wrong} has the status ${ERROR_STATUS[wrong]}`
  // That the program has a fault no endpoint says of itself.
  const known: readonly ErrorCode[] = [...listErrorCodes(endpoint), 'INTERNAL_ERROR']
  const unknown = codes.find((code) => !known.includes(code))
  return unknown === undefined ? null : `${unknown} is none of its codes`
}
