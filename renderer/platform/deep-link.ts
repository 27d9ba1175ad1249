import { safeRedirectPath } from './redirect-path.ts'

/**
 * Where a `deep_link` leads (NAV-49): `/{portalId}/{accountId}{deep_link}`, portal and account being those of the
 * address it came with. null when it is none, or leads out of that portal and account (decision 13).
 */
export function deepLinkPath(deepLink: string | null, pathname: string, origin: string): string | null {
  const base = /^\/(?:bp|mp)\/[^/?#\\]+(?=\/|$)/.exec(pathname)?.[0]
  if (base === undefined || deepLink === null || !deepLink.startsWith('/')) return null
  const path = safeRedirectPath(base + deepLink, origin)
  // `..` must not lead to another account.
  return path?.startsWith(`${base}/`) === true ? path : null
}
