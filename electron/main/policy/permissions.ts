import { isOwnAddress } from './addresses.ts'

/**
 * What pages may be granted of all that a browser can ask a person for: nothing that reaches beyond the page. Full
 * screen is granted to the own page alone (the window is full-screen anyway), copying a link as text too.
 */
const GRANTED: ReadonlySet<string> = new Set(['fullscreen', 'clipboard-sanitized-write'])

/**
 * @param permission Electron's name of it; an unknown one is refused
 * @param origin who asks, as an address or an origin
 */
export function mayHave(permission: string, origin: string): boolean {
  return GRANTED.has(permission) && isOwnAddress(origin)
}

/** Cameras, microphones and devices: a kiosk has no use for any. */
export function mayUseDevice(): boolean {
  return false
}
