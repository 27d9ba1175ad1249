import type { ErrorCode } from '#shared/contracts/errors.ts'
import { COMMON_SECURITY_HEADERS } from '#shared/contracts/http/page-security.ts'

/** Bytes as a response takes them. */
export type Bytes = Uint8Array<ArrayBuffer>

/** With the headers that every answer of the host carries. */
export function respond(
  status: number,
  body: Bytes | string | null,
  headers: Readonly<Record<string, string>>,
): Response {
  const all = new Headers()
  for (const [name, value] of COMMON_SECURITY_HEADERS) all.set(name, value)
  for (const [name, value] of Object.entries(headers)) all.set(name, value)
  return new Response(body, { status, headers: all })
}

/** A wire value; nobody keeps it. */
export function respondJson(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return respond(status, JSON.stringify(value), {
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    ...headers,
  })
}

/** The one error shape (decision 33). `message` is for developers. */
export function respondError(status: number, code: ErrorCode, message: string, field: string | null = null): Response {
  return respondJson(status, { errors: [{ field, code, message }] })
}

/** What only the portal has, while it cannot be reached. */
export function respondUnreachable(): Response {
  return respondError(504, 'INTERNAL_ERROR', 'The portal cannot be reached.')
}
