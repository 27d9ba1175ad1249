/**
 * The host of a page that may be shown within this one, of those that the project names; null = it may not. Never this
 * portal's own: a page of it could free itself of the frame.
 */
export function findFrameHost(url: string, hosts: readonly string[], ownHost: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, host, username, password } = new URL(url)
  const isPlain = protocol === 'https:' && username === '' && password === ''
  return isPlain && hosts.includes(host) && host !== ownHost ? host : null
}
