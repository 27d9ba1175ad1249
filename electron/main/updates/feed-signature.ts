import { createPublicKey, verify } from 'node:crypto'

/** Ends the name of the file that holds a feed's signature: `latest-linux.yml.sig`. */
export const SIGNATURE_ENDING = '.sig'

/**
 * Whether a feed's description is signed with the key that this build belongs to. The name is signed along, so that the
 * description for one system is none for another. What the description names is known by its SHA-512, so one signature
 * covers the installers as well.
 *
 * @param name of the description, e.g. `latest-linux.yml`
 * @param signature Ed25519, base64, as `scripts/sign-feed.mjs` writes it
 * @param publicKey SPKI DER, base64; one that cannot be read opens nothing
 */
export function isSignedFeed(name: string, text: string, signature: string, publicKey: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    if (key.asymmetricKeyType !== 'ed25519') return false
    return verify(null, Buffer.from(`${name}\n${text}`), key, Buffer.from(signature.trim(), 'base64'))
  } catch {
    return false
  }
}
