/** Characters; a longer address is none of ours. */
const MAX_LENGTH = 2_000

/**
 * The address of `p001` or `p003` as a link may lead there, or null (NAV-52, NAV-54, decision 13): https alone, on one
 * of the project's hosts (with the port, where it is not 443), without a name or password in it.
 */
export function returnUrl(text: string | null, hosts: readonly string[]): string | null {
  if (text === null || text.length > MAX_LENGTH || !URL.canParse(text)) return null
  const url = new URL(text)
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === ''
  return isPlain && hosts.includes(url.host) ? url.href : null
}
