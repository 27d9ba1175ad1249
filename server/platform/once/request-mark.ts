import { createHash } from 'node:crypto'
import { type DomainError, domainError } from '#server/platform/result.ts'

/** What a request that repeats a key has to agree with. Whoever does the work only hands it on. */
export interface RequestMark {
  readonly method: string
  /** With the ids that the request means. */
  readonly path: string
  /** SHA-256 over what was sent. */
  readonly requestHash: string
}

/** The mark of a request by what was sent with it. */
export function makeMark(method: string, path: string, body: unknown): RequestMark {
  return { method, path, requestHash: createHash('sha256').update(JSON.stringify(body)).digest('hex') }
}

/** Whether both are of the same request. */
export function isSameRequest(one: RequestMark, other: RequestMark): boolean {
  return one.method === other.method && one.path === other.path && one.requestHash === other.requestHash
}

/** Somebody has used the key for something else. */
export function keyReused(): DomainError {
  return domainError('IDEMPOTENCY_KEY_REUSED', 'This key has been used for another request.')
}
