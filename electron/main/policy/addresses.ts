/** What the program itself is reached by: its one page and everything that the page asks for. */
export const OWN_SCHEME = 'app'
export const OWN_HOST = 'kiosk'
export const OWN_ORIGIN = `${OWN_SCHEME}://${OWN_HOST}`
/** Where a visit begins. */
export const START_ADDRESS = `${OWN_ORIGIN}/`

/** Whether an address belongs to the program's own page. Credentials and ports are never part of one. */
export function isOwnAddress(address: string): boolean {
  const url = parse(address)
  if (!url) return false
  const isBare = url.username === '' && url.password === '' && url.port === ''
  return url.protocol === `${OWN_SCHEME}:` && url.host === OWN_HOST && isBare
}

/**
 * Whether an address is one of the hosts that an admin has named for this device.
 *
 * @param allowedHosts as in the settings: host, with the port where it is not 443
 */
export function isAllowedAddress(address: string, allowedHosts: readonly string[]): boolean {
  const url = parse(address)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  // A host with a dot at its end is the same machine, and another name for every rule that compares names.
  return allowedHosts.includes(url.host) && !url.hostname.endsWith('.')
}

/** Whether a host is this machine or one beside it, by its address or its usual names. */
export function isNearby(address: string): boolean {
  const host = parse(address)?.hostname.toLowerCase() ?? ''
  if (host.startsWith('[')) return true
  if (/^\d+(\.\d+){3}$/.test(host)) return true
  return host === '' || !host.includes('.') || /\.(localhost|local|internal|lan|home|home\.arpa)\.?$/.test(host)
}

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null
}
