import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Content, contentHash, type Encoded, type Keepers } from '#server/platform/files/content.ts'
import { REQUEST_ID_HEADER } from './request-id.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Bytes in one encoding with their headers, as node:http takes them fastest: one flat list. */
export interface Representation {
  readonly bytes: Buffer
  readonly etag: string
  readonly headers: string[]
  readonly notModifiedHeaders: string[]
}

/** An answer whose bytes are ready in every encoding that is worth it. */
export interface PreparedAnswer {
  readonly identity: Representation
  readonly gzip: Representation | null
  readonly br: Representation | null
}

/** Bytes with what is said about them in headers. */
export interface HttpContent extends Encoded {
  readonly contentType: string
  readonly cacheControl: string
  /** Request headers beside `Accept-Encoding` that the answer depends on. */
  readonly vary?: readonly string[]
  readonly contentLanguage?: string | null
}

const CACHE_CONTROL: Readonly<Record<Keepers, string>> = {
  nobody: 'private, no-store',
  // The address names the unit, not the revision: asked for each time, and answered with 304.
  asker: 'private, no-cache',
  everybody: 'public, no-cache',
  everybodyForAnHour: 'public, max-age=3600',
}

/** Builds the headers once. Strong ETags differ per encoding, as they must. */
export function prepareAnswer(content: HttpContent, security: readonly (readonly [string, string])[]): PreparedAnswer {
  const hash = content.hash ?? contentHash(content.identity)
  const hasVariants = content.br !== undefined || content.gzip !== undefined
  const represent = (bytes: Buffer, encoding: Encoding): Representation => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
    const validators: [string, string][] = [
      ['ETag', etag],
      ['Cache-Control', content.cacheControl],
    ]
    const vary = [...(hasVariants ? ['Accept-Encoding'] : []), ...(content.vary ?? [])]
    if (vary.length > 0) validators.push(['Vary', vary.join(', ')])
    const described: [string, string][] = [
      ['Content-Type', content.contentType],
      ['Content-Length', String(bytes.byteLength)],
    ]
    if (encoding !== 'identity') described.push(['Content-Encoding', encoding])
    const { contentLanguage = null } = content
    if (contentLanguage !== null) described.push(['Content-Language', contentLanguage])
    return {
      bytes,
      etag,
      headers: [...described, ...validators, ...security].flat(),
      notModifiedHeaders: [...validators, ...security].flat(),
    }
  }
  return {
    identity: represent(content.identity, 'identity'),
    gzip: content.gzip === undefined ? null : represent(content.gzip, 'gzip'),
    br: content.br === undefined ? null : represent(content.br, 'br'),
  }
}

/** Turns content into an answer; the same content only once, for as long as somebody keeps it. */
export type Prepare = (content: Content) => PreparedAnswer

/** @param security headers that every answer carries */
export function createPrepare(security: readonly (readonly [string, string])[]): Prepare {
  const known = new WeakMap<Content, PreparedAnswer>()
  return (content) => {
    const before = known.get(content)
    if (before !== undefined) return before
    const { mediaType: contentType, keepers, locale: contentLanguage, ...encoded } = content
    const facts = { contentType, cacheControl: CACHE_CONTROL[keepers], contentLanguage }
    const prepared = prepareAnswer({ ...encoded, ...facts }, security)
    known.set(content, prepared)
    return prepared
  }
}

const acceptedEncodings = new Map<string, readonly Encoding[]>()
const MAX_REMEMBERED_HEADERS = 200

/** Best first; remembers the few spellings that browsers send. */
function encodingsFor(acceptEncoding: string): readonly Encoding[] {
  const known = acceptedEncodings.get(acceptEncoding)
  if (known !== undefined) return known
  const accepted = parseAcceptEncoding(acceptEncoding)
  if (acceptedEncodings.size >= MAX_REMEMBERED_HEADERS) acceptedEncodings.clear()
  acceptedEncodings.set(acceptEncoding, accepted)
  return accepted
}

/** Encodings that a client takes, best first; `identity` is always last (RFC 9110, 12.5.3). */
export function parseAcceptEncoding(header: string): readonly Encoding[] {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)))
  }
  const isTaken = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  const taken: Encoding[] = []
  if (isTaken('br')) taken.push('br')
  if (isTaken('gzip')) taken.push('gzip')
  return [...taken, 'identity']
}

/** The representation to send for an `Accept-Encoding` header ('' = none). */
export function negotiate(prepared: PreparedAnswer, acceptEncoding: string): Representation {
  if ((prepared.br === null && prepared.gzip === null) || acceptEncoding === '') return prepared.identity
  for (const encoding of encodingsFor(acceptEncoding)) {
    const representation = prepared[encoding]
    if (representation !== null) return representation
  }
  return prepared.identity
}

/** `If-None-Match` names this tag; weak comparison as RFC 9110 asks for. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  if (!ifNoneMatch.includes(',') && !ifNoneMatch.startsWith('W/')) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/**
 * Sends prepared bytes, or 304 without them.
 * @param requestId told in a header of its own; '' = the answer has it already
 * @returns its status
 */
export function sendPrepared(
  response: ServerResponse,
  prepared: PreparedAnswer,
  acceptEncoding: string,
  ifNoneMatch: string,
  requestId = '',
): 200 | 304 {
  const representation = negotiate(prepared, acceptEncoding)
  if (ifNoneMatch !== '' && matchesEtag(ifNoneMatch, representation.etag)) {
    response.writeHead(304, withRequestId(representation.notModifiedHeaders, requestId))
    response.end()
    return 304
  }
  response.writeHead(200, withRequestId(representation.headers, requestId))
  response.end(representation.bytes)
  return 200
}

function withRequestId(headers: string[], requestId: string): string[] {
  return requestId === '' ? headers : headers.concat(REQUEST_ID_HEADER, requestId)
}

/** Sends prepared bytes where they say that there is nothing: whole, whatever the client has. */
export function sendPreparedMissing(response: ServerResponse, prepared: PreparedAnswer, acceptEncoding: string): void {
  const { headers, bytes } = negotiate(prepared, acceptEncoding)
  response.writeHead(404, headers)
  response.end(bytes)
}

/** A request header as one string; '' when missing. */
export function readHeaderField(request: IncomingMessage, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}
