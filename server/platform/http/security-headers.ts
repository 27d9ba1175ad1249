import { COMMON_SECURITY_HEADERS, FILM_FRAMES, pagePolicy } from '#shared/contracts/http/page-security.ts'

/** How a browser remembers that the portal is reached by https only; null = it is not. */
export interface TransportSecurity {
  /** The same holds for every address below the portal's own. */
  readonly withSubdomains: boolean
}

const YEAR_SECONDS = 31_536_000

/**
 * The policy of a portal's pages.
 *
 * @param pictureHosts origins beside the portal's own that pictures come from
 * @param frames origins that pages may show inside of them, beside those of films
 */
export function portalPolicy(pictureHosts: readonly string[], frames: readonly string[] = []): string {
  return pagePolicy({ pictures: pictureHosts, frames: [...FILM_FRAMES, ...frames], styledFrames: true })
}

/**
 * Headers that every answer carries, as pairs.
 *
 * @param pictureHosts origins beside the portal's own that pictures come from
 */
export function securityHeaders(
  transport: TransportSecurity | null,
  pictureHosts: readonly string[] = [],
): readonly (readonly [string, string])[] {
  const policy = portalPolicy(pictureHosts)
  const headers = [['Content-Security-Policy', policy] as const, ...COMMON_SECURITY_HEADERS]
  if (transport === null) return headers
  const remembered = `max-age=${YEAR_SECONDS}${transport.withSubdomains ? '; includeSubDomains' : ''}`
  return [...headers, ['Strict-Transport-Security', remembered]]
}
