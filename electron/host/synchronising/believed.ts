import type * as z from 'zod/mini'
import * as zod from 'zod/mini'
import { type FromWire, fromWire } from '#shared/contracts/wire.ts'
import { parseJson } from '../disk/document.ts'
import { sha256 } from '../files/content-store.ts'
import type { PortalAnswer, PortalClient } from '../portal/portal-client.ts'
import { readPortalErrors } from '../portal/portal-errors.ts'

/** An answer of the portal that is taken for good. */
export interface BelievedAnswer {
  readonly status: number
  readonly sha256: string
  readonly body: Buffer
  readonly contentType: string
  readonly etag: string | null
}

/** `unchanged`: what is known already still holds. `refused`: the portal says no, with its reason. */
export type Belief =
  | { readonly kind: 'believed'; readonly answer: BelievedAnswer }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'doubted' }

interface Known {
  readonly sha256: string
  readonly etag: string | null
}

/**
 * Asks until an answer has come twice with the same content. Files are known by their hash; an answer of the API is not,
 * and what a broken box on the way makes of it would be shown for days. What is known already counts as the first time.
 *
 * @param known what the disk has for this call
 */
export async function askTwice(
  portal: PortalClient,
  call: string,
  options: {
    readonly headers: Readonly<Record<string, string>>
    readonly known: Known | null
    readonly signal: AbortSignal
  },
  seen: Map<string, BelievedAnswer>,
): Promise<Belief> {
  const { headers, known, signal } = options
  const etag = seen.size === 0 ? (known?.etag ?? null) : null
  const conditional = etag === null ? {} : { 'If-None-Match': etag }
  const outcome = await portal.ask(call, { headers: { ...headers, ...conditional }, signal })
  if (outcome.kind === 'silence') return { kind: 'doubted' }
  if (outcome.status === 304 && known !== null) return { kind: 'unchanged' }
  const answer = readable(outcome, 'Authorization' in headers)
  if (answer === null) return { kind: 'doubted' }
  if (known?.sha256 === answer.sha256) return { kind: 'unchanged' }
  const isSecond = seen.has(answer.sha256)
  seen.set(answer.sha256, answer)
  if (!isSecond) return { kind: 'doubted' }
  return answer.status === 200 || answer.status === 404
    ? { kind: 'believed', answer }
    : { kind: 'refused', status: answer.status }
}

/** null = nothing that the portal itself would say, or a fault of its own that passes. */
function readable(outcome: PortalAnswer, isForDevice: boolean): BelievedAnswer | null {
  const { status, body, headers } = outcome
  const contentType = headers.get('content-type') ?? ''
  const isJson = contentType.startsWith('application/json')
  if (status >= 500 || status === 429 || status === 408) return null
  // What is for one person alone is not kept; what is for this device alone is.
  if (!isForDevice && /(^|[\s,])private([\s,=]|$)/i.test(headers.get('cache-control') ?? ''))
    return { ...bare(outcome), status: 403 }
  const value = isJson ? parseJson(body.toString('utf8')) : undefined
  if (isJson && value === undefined) return null
  if (status !== 200 && readPortalErrors(body) === null) return null
  return bare(outcome)
}

function bare({ status, body, headers }: PortalAnswer): BelievedAnswer {
  const contentType = headers.get('content-type') ?? 'application/octet-stream'
  // With the status, so that a refusal and an answer are never the same.
  return { status, sha256: sha256(body), body, contentType, etag: headers.get('etag') }
}

/** An answer of the API by its schema, with the names used in code; null = it is not one. */
export function parseAnswer<S extends z.ZodMiniType>(schema: S, body: Buffer): FromWire<z.infer<S>> | null {
  const parsed = zod.safeParse(schema, parseJson(body.toString('utf8')))
  return parsed.success ? fromWire(parsed.data) : null
}
