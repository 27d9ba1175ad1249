/** What a portal's name may be where a pattern leaves it open. */
const PORTALS = '(?:bp|mp)'

interface Addressed {
  readonly name: string
  readonly addresses: Readonly<Record<string, string>>
}

/**
 * Regular expressions, as text, of all addresses of pages, case aside as the router takes them; the first that fits
 * holds. The build hands them to the server, which says of every other address that nothing is there.
 */
export function pagePatterns<P extends Addressed>(pages: readonly P[]): { readonly path: string; readonly page: P }[] {
  return (
    pages
      .flatMap((page) => Object.values(page.addresses).map((address) => ({ address, page })))
      // Those with the most words first: a word tells more than a parameter, to the router, too.
      .sort((a, b) => countWords(b.address) - countWords(a.address))
      .map(({ address, page }) => ({ path: getPattern(address), page }))
  )
}

function countWords(address: string): number {
  return address.split('/').filter((segment) => segment === ':portalId' || !segment.startsWith(':')).length
}

function getPattern(address: string): string {
  const segments = address
    .split('/')
    .map((segment) => (segment === ':portalId' ? PORTALS : segment.startsWith(':') ? '[^/]+' : segment))
  return `^${segments.join('/')}/?$`
}
