/**
 * SHA-256, hex, of unit id, lower-cased e-mail and trimmed name, a line each (PRO-23, decision 15). null where the
 * browser has no hash functions (a page by plain http from another machine): the server reckons it then.
 */
export async function computeChecksum(
  unitId: string,
  { email, name }: { readonly email: string; readonly name: string },
): Promise<string | null> {
  const crypto: Crypto | undefined = globalThis.crypto
  if (crypto?.subtle === undefined) return null
  const bytes = new TextEncoder().encode(`${unitId}\n${email.toLowerCase()}\n${name.trim()}`)
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
