import { COMMON_SECURITY_HEADERS, pagePolicy } from '#shared/contracts/http/page-security.ts'

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
  const policy = pagePolicy({ pictures: pictureHosts })
  const headers = [['Content-Security-Policy', policy] as const, ...COMMON_SECURITY_HEADERS]
  return behindTls ? [...headers, ['Strict-Transport-Security', 'max-age=31536000']] : headers
}
