const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The address of a portal as staff type it, with a scheme: encrypted, except on this machine. null = no such address; the
 * host looks at it once more, and asks who is there.
 */
export function portalAddress(typed: string): string | null {
  const text = typed.trim()
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text)
  const bare = `http://${text}`
  const isOwn = URL.canParse(bare) && OWN_MACHINE.has(new URL(bare).hostname)
  const address = hasScheme ? text : isOwn ? bare : `https://${text}`
  if (!URL.canParse(address)) return null
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.has(hostname)) ? address : null
}
