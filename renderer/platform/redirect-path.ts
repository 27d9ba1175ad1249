import { readStored, writeStored } from './storage.ts'

/** Characters; a longer path is not one of ours. */
const MAX_LENGTH = 2_000

/** Browsers read a backslash as a slash and drop tabs and line breaks; a path of ours has none of them. */
function hasTreacherousCharacter(path: string): boolean {
  return Array.from(path).some((character) => character === '\\' || character < ' ' || character === '\u007f')
}

/**
 * The path as this application may follow it, or null: same origin, relative, absolute from the root (decision 13).
 * Refuses `//host`, `/\host`, schemes, control characters and anything a browser would read as another origin.
 */
export function safeRedirectPath(path: string | null | undefined, origin: string): string | null {
  if (typeof path !== 'string' || path.length > MAX_LENGTH) return null
  if (!path.startsWith('/') || path.startsWith('//') || hasTreacherousCharacter(path)) return null
  let url: URL
  try {
    url = new URL(path, origin)
  } catch {
    return null
  }
  if (url.origin !== origin) return null
  const resolved = url.pathname + url.search + url.hash
  // `/..//host` resolves to `//host`.
  return resolved.startsWith('//') ? null : resolved
}

/**
 * Remembers where a logged-out user wanted to go (NAV-31): the whole address as `redirectPath`, and its path alone as
 * `pathName` (NAV-47), for when the query has grown too long to be kept.
 */
export function rememberRedirectPath(path: string): void {
  const origin = window.location.origin
  const safe = safeRedirectPath(path, origin)
  const pathName = safeRedirectPath(path.replace(/[?#].*$/s, ''), origin)
  if (pathName === null) return
  writeStored('redirectPath', safe)
  writeStored('pathName', pathName)
}

/** The remembered path, without forgetting it: rendering may ask twice. */
export function readRedirectPath(): string | null {
  const origin = window.location.origin
  return safeRedirectPath(readStored('redirectPath'), origin) ?? safeRedirectPath(readStored('pathName'), origin)
}

/** Forgets the remembered path (NAV-32). */
export function clearRedirectPath(): void {
  writeStored('redirectPath', null)
  writeStored('pathName', null)
}
