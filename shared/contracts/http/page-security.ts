/**
 * Names of the policies through which the pages hand text to the browser that it takes for HTML or for a script's
 * address (Trusted Types). There are no others: whoever gets a script into a page cannot make one of their own.
 */
export const TRUSTED_TYPES_POLICIES = {
  mail: 'wohnwahl-mail',
  worker: 'wohnwahl-worker',
  /** Made by the sanitiser itself, for what it reads to find out what is in it. */
  sanitiser: 'dompurify',
} as const

/** Where films play that a dashboard shows after a click; the pages of a portal may show them (DSH-16). */
export const FILM_FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

/**
 * Emotion adds style elements with nothing in them and fills them rule by rule: this is the hash of the empty text, so
 * that a style element with a text of its own stays without effect (ADR 20).
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * What the product's own pages may load: nothing from elsewhere, no inline script, no plugins. The same wherever they
 * come from, a portal or a kiosk's own host.
 *
 * @param more origins beside the pages' own: `pictures` come from there, `frames` may show them; `styledFrames`: mails
 * are shown in frames, which have the page's policy, and a mail's styles are attributes of its elements
 */
export function pagePolicy(more: {
  readonly pictures?: readonly string[]
  readonly frames?: readonly string[]
  readonly styledFrames?: boolean
}): string {
  const { pictures = [], frames = [] } = more
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    ...(more.styledFrames === true ? ["style-src-attr 'unsafe-inline'"] : []),
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    // The editor shows the portal's own pages as wide as a phone is.
    "frame-ancestors 'self'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    ['trusted-types', ...Object.values(TRUSTED_TYPES_POLICIES)].join(' '),
  ].join('; ')
}

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

/** What of the machine neither a page nor a frame in it may use: everything but sharing, copying and the full screen. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** Headers of every answer beside the policy, as pairs. */
export const COMMON_SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
]
