import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const MINUTE_MS = 60_000

/** ms that a code can be typed into a kiosk. */
export const PAIRING_MS = 15 * MINUTE_MS

/** Of codes that are read aloud: no vowels, nothing that looks alike (see `PairingCodeSchema`). */
const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ23456789'
const CODE_LENGTH = 8

/** About 38 random bits, which hold once and not for long. */
export function newPairingCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))).join('')
}

/** 256 random bits; its beginning says that it is a kiosk's, in a log as in a secret scanner. */
export function newKioskToken(): string {
  return `kd_${randomBytes(32).toString('base64url')}`
}

/** OWASP's parameters for the memory that Node allows without asking for more. */
const SCRYPT = { N: 16_384, r: 8, p: 5 } as const
const SCRYPT_BYTES = 32

const derive = promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt)

/** `scrypt$<N>$<r>$<p>$<salt>$<hash>`, base64url: what a kiosk needs to know its PIN again. Some 100 ms off the main thread. */
export async function hashStaffPin(pin: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(pin, salt, SCRYPT_BYTES, SCRYPT)
  const { N, r, p } = SCRYPT
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Whether it is the PIN of a hash that `hashStaffPin` made. */
export async function isStaffPin(pin: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('$').slice(-2)
  const expected = Buffer.from(hash, 'base64url')
  const derived = await derive(pin, Buffer.from(salt, 'base64url'), SCRYPT_BYTES, SCRYPT)
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}
