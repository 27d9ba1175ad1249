import { parseJson } from '../disk/document.ts'
import { sha256 } from '../files/content-store.ts'
import type { PortalAnswer, PortalClient } from '../portal/portal-client.ts'
import { readPortalErrors } from '../portal/portal-errors.ts'

/** An answer of the portal that is taken for good. */
export interface ConfirmedResponse {
  readonly status: number
  readonly sha256: string
  readonly body: Buffer
  readonly contentType: string
  readonly etag: string | null
}

/** `unchanged`: what is known already still holds. `refused`: the portal says no, with its reason. */
export type Confirmation =
  | { readonly kind: 'confirmed'; readonly answer: ConfirmedResponse }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unconfirmed' }

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
export async function confirmResponse(
  portal: PortalClient,
  call: string,
  options: {
    readonly headers: Readonly<Record<string, string>>
    readonly known: Known | null
    readonly signal: AbortSignal
  },
  seen: Map<string, ConfirmedResponse>,
): Promise<Confirmation> {
  const { headers, known, signal } = options
  const etag = seen.size === 0 ? (known?.etag ?? null) : null
  const conditional = etag === null ? {} : { 'If-None-Match': etag }
  const outcome = await portal.ask(call, { headers: { ...headers, ...conditional }, signal })
  if (outcome.kind === 'silence') return { kind: 'unconfirmed' }
  if (outcome.status === 304 && known !== null) return { kind: 'unchanged' }
  const answer = readable(outcome, 'Authorization' in headers)
  if (answer === null) return { kind: 'unconfirmed' }
  if (known?.sha256 === answer.sha256) return { kind: 'unchanged' }
  const isSecond = seen.has(answer.sha256)
  seen.set(answer.sha256, answer)
  if (!isSecond) return { kind: 'unconfirmed' }
  return answer.status === 200 || answer.status === 404
    ? { kind: 'confirmed', answer }
    : { kind: 'refused', status: answer.status }
}

/** null = nothing that the portal itself would say, or a fault of its own that passes. */
function readable(outcome: PortalAnswer, isForDevice: boolean): ConfirmedResponse | null {
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

function bare({ status, body, headers }: PortalAnswer): ConfirmedResponse {
  const contentType = headers.get('content-type') ?? 'application/octet-stream'
  // With the status, so that a refusal and an answer are never the same.
  return { status, sha256: sha256(body), body, contentType, etag: headers.get('etag') }
}
