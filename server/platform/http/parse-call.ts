import * as z from 'zod/mini'
import type { Endpoint } from '#shared/contracts/http/endpoint.ts'
import type { FromWire } from '#shared/contracts/wire.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import { failed, passed } from '#server/platform/result.ts'
import type { Outcome, Refusal } from './answers.ts'
import { refuse } from './answers.ts'
import { refuseIssues, refuseUncleanValue } from './faults.ts'

/** Checks a value against a contract's schema and gives it the names used in code (decision 31). */
export function parseWith<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): Outcome<FromWire<z.infer<Schema>>> {
  const unclean = refuseUncleanValue(value)
  if (unclean !== null) return failed(unclean)
  const result = z.safeParse(schema, value)
  return result.success ? passed(fromWire(result.data)) : failed(refuseIssues(result.error.issues))
}

/** Nothing is unpacked here, so a body that says it is packed is not taken for a plain one either. '' = it says nothing. */
export function refuseEncoding(contentEncoding: string): Refusal | null {
  if (/^(?:identity)?$/i.test(contentEncoding.trim())) return null
  return refuse('UNSUPPORTED_MEDIA_TYPE', 'The body has to come without a Content-Encoding.', {
    field: 'Content-Encoding',
    headers: { 'Accept-Encoding': 'identity' },
  })
}

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The JSON value of a body: 415 for another content type, 400 for what is not JSON.
 *
 * @param body what came in, null when nothing did
 */
export function readJsonBody(body: Buffer | null, contentType: string): Outcome<unknown> {
  if (body === null || body.byteLength === 0) {
    return failed(refuse('MALFORMED_REQUEST', 'A JSON body is needed.'))
  }
  if (!JSON_TYPE.test(contentType)) {
    return failed(refuse('UNSUPPORTED_MEDIA_TYPE', 'The body has to be application/json in UTF-8.'))
  }
  try {
    const value: unknown = JSON.parse(utf8.decode(body))
    return passed(value)
  } catch {
    return failed(refuse('MALFORMED_REQUEST', 'The body is not JSON.'))
  }
}

/** Body of a call after its contract, undefined where the contract has none. */
export function parseBody(endpoint: Endpoint, body: Buffer | null, contentType: string): Outcome<unknown> {
  if (endpoint.body === null) return passed(undefined)
  const json = readJsonBody(body, contentType)
  return json.ok ? parseWith(endpoint.body, json.value) : json
}
