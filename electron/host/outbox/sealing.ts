import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16
export const KEY_BYTES = 32

/**
 * Encrypts with AES-256-GCM: nonce, tag, cipher text.
 * @param name bound to it, so that a file under another name does not open
 */
export function seal(key: Buffer, name: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(name))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** null = it was not sealed with this key under this name, or has been changed since. */
export function unseal(key: Buffer, name: string, sealed: Buffer): string | null {
  if (sealed.byteLength < NONCE_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
    decipher.setAAD(Buffer.from(name))
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const body = sealed.subarray(NONCE_BYTES + TAG_BYTES)
    return decipher.update(body, undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
