/**
 * Whether a request comes from the kiosk's own page: neither from a frame that shows somebody else, nor from another
 * program's page in a browser. Signs that are there must fit; a scheme of its own does not have all of them.
 *
 * @param origin that of the kiosk's pages
 */
export function isOwnPage(request: Request, origin: string): boolean {
  const { headers } = request
  const claimed = headers.get('origin')
  if (claimed !== null && claimed !== origin) return false
  const site = headers.get('sec-fetch-site')
  return site === null || site === 'same-origin'
}

/** The origin of an address; Node's own says "null" for schemes that it does not know. */
export function getOrigin(url: URL): string {
  return `${url.protocol}//${url.host}`
}
