/** What the product's own pages may load: nothing from elsewhere, no inline script, no plugins. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // Emotion writes its styles into style elements.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

/**
 * What a file from a project may do when somebody opens it by itself: show itself. Such files come from
 * outside and lie on the portal's own origin, so none may run or fetch anything.
 */
export const STORED_FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const ALWAYS: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', CONTENT_SECURITY_POLICY],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/**
 * Headers that every answer carries, as pairs.
 *
 * @param behindTls the portal is reached by https only; a browser then remembers it for a year.
 */
export function securityHeaders(behindTls: boolean): readonly (readonly [string, string])[] {
  return behindTls ? [...ALWAYS, ['Strict-Transport-Security', 'max-age=31536000']] : ALWAYS
}
