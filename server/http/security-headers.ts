/** What the product's own pages may load: nothing from elsewhere, no inline script, no plugins. */
const contentSecurityPolicy = (pictureHosts: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // Emotion writes its styles into style elements.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictureHosts].join(' '),
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
const STORED_FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * The same for PDF documents, which browsers show in a viewer of their own: not all of them do for one in a sandbox, or
 * one that may hold no object. Only the portal's own pages may show one inside of them (SHL-76).
 */
const PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"

/** What a stored file may do, by its content type; see `STORED_FILE_POLICY`. */
export function storedFilePolicy(contentType: string): string {
  return contentType === 'application/pdf' ? PDF_POLICY : STORED_FILE_POLICY
}

const ALWAYS: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/**
 * Headers that every answer carries, as pairs.
 *
 * @param behindTls the portal is reached by https only; a browser then remembers it for a year.
 * @param pictureHosts origins beside the portal's own that pictures come from
 */
export function securityHeaders(
  behindTls: boolean,
  pictureHosts: readonly string[] = [],
): readonly (readonly [string, string])[] {
  const headers = [['Content-Security-Policy', contentSecurityPolicy(pictureHosts)] as const, ...ALWAYS]
  return behindTls ? [...headers, ['Strict-Transport-Security', 'max-age=31536000']] : headers
}
