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

/** Addresses that open a private file for some minutes, to whoever has them. */
export interface SignedAddresses {
  /** `name`: of the file in the store. Whoever asks has been found to have a right to it. */
  sign(name: string): SignedAddress
  /** Whether an address with these parameters was signed for the file, and still opens it. */
  opens(name: string, until: unknown, signature: unknown): boolean
}

/**
 * @param secret what the processes of a portal share; the key is made from it, and is good for nothing else
 * @param now ms since epoch
 */
export function createSignedAddresses(secret: Buffer, now: () => number): SignedAddresses {
  const key = createHmac('sha256', secret).update('addresses of private files').digest()
  const makeSignature = (name: string, until: string) => createHmac('sha256', key).update(`${name}\n${until}`).digest()
  return {
    sign(name) {
      const until = Math.ceil((now() + VALID_MS) / 1000)
      const query = `until=${until}&signature=${makeSignature(name, String(until)).toString('base64url')}`
      return { url: `${PRIVATE_FILES}${name}?${query}`, expiresAt: new Date(until * 1000).toISOString() }
    },
    opens(name, until, signature) {
      if (typeof until !== 'string' || !TIME.test(until) || Number(until) * 1000 <= now()) return false
      const given = Buffer.from(typeof signature === 'string' ? signature : '', 'base64url')
      const right = makeSignature(name, until)
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
