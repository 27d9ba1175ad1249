import { INVITATION_ROUTES, ROUTES } from './routes.ts'

/** What a portal's name may be where a pattern leaves it open. */
const PORTALS = '(?:bp|mp)'

/**
 * Regular expressions, as text, of all addresses that have a page, case aside as the router takes them. The build hands
 * them to the server, which says of every other address that nothing is there.
 */
export function pagePatterns(): readonly string[] {
  const withTokens = INVITATION_ROUTES.map((path) => `${path}/:invitationToken`)
  return [...Object.values(ROUTES), ...withTokens].map(patternOf)
}

function patternOf(path: string): string {
  const segments = path
    .split('/')
    .map((segment) => (segment === ':portalId' ? PORTALS : segment.startsWith(':') ? '[^/]+' : segment))
  return `^${segments.join('/')}/?$`
}
