/** What the program itself is reached by: its one page and everything that the page asks for. */
export const OWN_SCHEME = 'app'
export const OWN_HOST = 'kiosk'
export const OWN_ORIGIN = `${OWN_SCHEME}://${OWN_HOST}`
/** Where a visit begins. */
export const START_ADDRESS = `${OWN_ORIGIN}/`

/** Whether an address belongs to the program's own page. A name, a password or a port is never part of one. */
export function isOwnAddress(address: string): boolean {
  const url = parse(address)
  if (!url) return false
  return url.protocol === `${OWN_SCHEME}:` && url.host === OWN_HOST && isBare(url)
}

/**
 * Whether an address is one of the hosts that an admin has named for this device.
 *
 * @param allowedHosts as in the settings: host, with the port where it is not 443
 */
export function isAllowedAddress(address: string, allowedHosts: readonly string[]): boolean {
  const url = parse(address)
  return url?.protocol === 'https:' && isBare(url) && allowedHosts.includes(url.host)
}

/** Whether a host is this machine or one beside it, by its address or its usual names. */
export function isNearby(address: string): boolean {
  const host = parse(address)?.hostname.toLowerCase() ?? ''
  if (host.startsWith('[')) return true
  if (/^\d+(\.\d+){3}$/.test(host)) return true
  return host === '' || !host.includes('.') || /\.(localhost|local|internal|lan|home|home\.arpa)\.?$/.test(host)
}

function isBare(url: URL): boolean {
  return url.username === '' && url.password === ''
}

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null
}
