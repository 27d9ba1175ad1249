/**
 * Codes that people type by hand from a screen or a poster: ten characters of an alphabet without look-alikes (no 0, O, 1,
 * I, L, U), which are 30^10 or 49 bits. Written in two groups; read in any case, with or without dashes and spaces.
 */
export const SHORT_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const SHORT_CODE_LENGTH = 10
const GROUP = 5
const SHORT_CODE = /^[2-9A-HJKMNP-TV-Z]{10}$/

/** The code behind what somebody has typed; null = it cannot be one. */
export function readShortCode(typed: string): string | null {
  const code = typed.replace(/[\s‐-―-]/g, '').toUpperCase()
  return SHORT_CODE.test(code) ? code : null
}

/** As people read it: `K7M4Q-X9P2R`. */
export function writeShortCode(code: string): string {
  return `${code.slice(0, GROUP)}-${code.slice(GROUP)}`
}

/** Path on the portal that opens a code. */
export function shortCodePath(code: string): string {
  return `/s/${writeShortCode(code)}`
}
