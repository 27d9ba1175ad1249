/** Characters; a longer token is none of ours. */
const MAX_TOKEN = 512

/** A login that came with the address (NAV-48 to NAV-50), and where it leads. */
export interface UrlLogin {
  readonly kind: 'authToken' | 'loginToken'
  readonly token: string
  /** As it was in the address: `deepLinkPath` (deep-link.ts) says whether it may be followed. */
  readonly deepLink: string | null
}

/** What an address looks like without its tokens, and the tokens. */
export interface TokenlessAddress {
  readonly url: URL
  /** NAV-48, NAV-49; null = the address logs nobody in. */
  readonly login: UrlLogin | null
  /** The token of an invitation, of a password mail or of the first steps, for the page of that address; null = there is none. */
  readonly pageToken: string | null
}

const REGISTRATION = /^(\/bp\/[^/]+(?:\/[^/]+)?\/registration)\/([^/]+)\/?$/
const INVITATION = /^(\/bp\/[^/]+(?:\/(?!users\/)[^/]+)?)\/(?:users\/)?invitation(?:\/accept)?(?:\/([^/]+))?\/?$/
const TOKEN_PAGE = /^(\/setup|\/bp\/[^/]+\/users\/(?:password|units))(?:\/edit)?\/?$/

/**
 * Takes the tokens out of an address (decision 9), without touching the browser's. Invitations become registrations
 * (NAV-30). Never throws, whatever the address is.
 */
export function withoutTokens(address: URL): TokenlessAddress {
  const url = new URL(address)
  const auth = take(url, 'auth_token')
  const loginToken = take(url, 'login_token')
  const login = getLogin(auth, loginToken, url)

  const registration = REGISTRATION.exec(url.pathname)
  if (registration !== null) {
    const [, path = '', token = ''] = registration
    url.pathname = path
    return { url, login, pageToken: readToken(decoded(token)) }
  }
  const invitation = INVITATION.exec(url.pathname)
  if (invitation !== null) {
    const [, base = '', token] = invitation
    const inQuery = [take(url, 'invitation_token'), take(url, 'token')]
    url.pathname = `${base}/registration`
    return { url, login, pageToken: readToken(token === undefined ? null : decoded(token)) ?? first(inQuery) }
  }
  const page = TOKEN_PAGE.exec(url.pathname)
  if (page !== null) {
    const inQuery = [take(url, 'token'), take(url, 'reset_password_token')]
    url.pathname = page[1] ?? url.pathname
    return { url, login, pageToken: first(inQuery) }
  }
  return { url, login, pageToken: null }
}

function getLogin(auth: string | null, loginToken: string | null, url: URL): UrlLogin | null {
  if (auth !== null) return { kind: 'authToken', token: auth, deepLink: null }
  if (loginToken === null) return null
  const deepLink = url.searchParams.get('deep_link')
  url.searchParams.delete('deep_link')
  return { kind: 'loginToken', token: loginToken, deepLink }
}

/** A parameter of the query, which is then no longer in it. */
function take(url: URL, name: string): string | null {
  if (!url.searchParams.has(name)) return null
  const token = readToken(url.searchParams.get(name))
  url.searchParams.delete(name)
  return token
}

function readToken(text: string | null): string | null {
  return text === null || text === '' || text.length > MAX_TOKEN ? null : text
}

function first(tokens: readonly (string | null)[]): string | null {
  return tokens.find((token) => token !== null) ?? null
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** What the page's own state in the browser's history holds: it survives a reload, and nobody else sees it. */
export interface TokenState {
  readonly token: string
}

/** The token that came with the page's address; null = there was none. `state`: of the router's location. */
export function tokenOfState(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('token' in state)) return null
  return typeof state.token === 'string' ? readToken(state.token) : null
}

/**
 * Takes the tokens out of the browser's address, before anything else reads it: no call, no referrer and no history
 * shows them (decision 9). Call once, before the router starts: a page's token waits in the router's own state.
 *
 * @returns the login to do before anything is shown (NAV-51); null = none
 */
export function takeUrlTokens(): UrlLogin | null {
  const { url, login, pageToken } = withoutTokens(new URL(window.location.href))
  if (url.href === window.location.href) return null
  const before: unknown = window.history.state
  const kept = typeof before === 'object' ? before : null
  const state: TokenState | null = pageToken === null ? null : { token: pageToken }
  window.history.replaceState(state === null ? kept : { ...kept, usr: state }, '', url)
  return login
}
