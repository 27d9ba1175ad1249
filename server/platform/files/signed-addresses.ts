import { createHmac, timingSafeEqual } from 'node:crypto'
import { PRIVATE_FILES } from './file-store.ts'

/** ms that a signed address opens its file: long enough to read a document, too short to be passed on. */
const VALID_MS = 10 * 60_000
/** Seconds since the epoch. */
const TIME = /^\d{1,12}$/

export interface SignedAddress {
  /** Path with its signature. */
  readonly url: string
  /** ISO time. */
  readonly expiresAt: string
}

/** What stands in a signed address behind its path, as it came. */
export interface SignedQuery {
  readonly until?: unknown
  readonly signature?: unknown
  /** What the file is called on the disk of whoever downloads it. */
  readonly as?: unknown
}

/** Addresses that open a private file for some minutes, to whoever has them. */
export interface SignedAddresses {
  /**
   * Whoever asks has been found to have a right to it.
   * @param name of the file in the store
   * @param facts.downloadName the file is only for download, under this name of its own
   */
  sign(name: string, facts?: { readonly downloadName: string }): SignedAddress
  /** Whether an address with these parameters was signed for the file, and still opens it. */
  opens(name: string, query: SignedQuery): boolean
}

/**
 * @param secret what the processes of a portal share; the key is made from it, and is good for nothing else
 * @param now ms since epoch
 */
export function createSignedAddresses(secret: Buffer, now: () => number): SignedAddresses {
  const key = createHmac('sha256', secret).update('addresses of private files').digest()
  // The name of the download stands last: it may be anything, the others cannot be taken for a part of it.
  const makeSignature = (...parts: readonly string[]) => createHmac('sha256', key).update(parts.join('\n')).digest()
  return {
    sign(name, facts) {
      const until = String(Math.ceil((now() + VALID_MS) / 1000))
      const own = facts === undefined ? [] : [facts.downloadName]
      const signature = makeSignature(name, until, ...own).toString('base64url')
      const query = new URLSearchParams({ until, signature, ...(facts && { as: facts.downloadName }) })
      return {
        url: `${PRIVATE_FILES}${name}?${query.toString()}`,
        expiresAt: new Date(Number(until) * 1000).toISOString(),
      }
    },
    opens(name, { until, signature, as }) {
      if (typeof until !== 'string' || !TIME.test(until) || Number(until) * 1000 <= now()) return false
      if (as !== undefined && typeof as !== 'string') return false
      const given = Buffer.from(typeof signature === 'string' ? signature : '', 'base64url')
      const right = makeSignature(name, until, ...(as === undefined ? [] : [as]))
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
