/**
 * A key that nobody else will make: 128 random bits in hexadecimal. Not `crypto.randomUUID`, which
 * browsers offer over https and on this machine only, so not on plain http in a local network.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
