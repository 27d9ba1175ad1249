const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The origin of a portal as staff type it, with or without `https://` and a path behind; null = no address of a portal.
 * Without encryption only on this machine: a device's token and visitors' data go there.
 */
export function portalOrigin(typed: string): string | null {
  const text = typed.trim()
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const { protocol, hostname, username, password, origin } = new URL(address)
  if (username !== '' || password !== '' || hostname === '') return null
  if (protocol === 'https:') return origin
  return protocol === 'http:' && OWN_MACHINE.has(hostname) ? origin : null
}
