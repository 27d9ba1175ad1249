import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepLinkPath } from './deep-link.ts'
import { forgetKept, keepQuery, readKept } from './kept-query.ts'
import { clearRedirectPath, readRedirectPath, rememberRedirectPath, safeRedirectPath } from './redirect-path.ts'
import { returnUrl } from './return-url.ts'
import { withoutTokens } from './url-tokens.ts'

const ORIGIN = 'https://wohnwahl.example'
/** Where the project lets visitors be led back to. */
const HOST = 'project.example'
/** Of each parser: 100,000 together. */
const RUNS = 20_000
const TIME_LIMIT_MS = 60_000

/** What somebody who wants out of the origin would put together. */
const piece = fc.constantFrom(
  '/', '//', '\\', '/\\', '..', '/../', '%2e%2e', '%2f', '%5c', '%00', '%', '\t', '\n', '\r', '\u0000', '\u007f', '@',
  ':', ';', '?', '#', '&', '=', 'https://project.example', '//evil.example', '\\\\evil.example', 'https:', 'https://evil.example/', 'javascript:',
  'JaVaScRiPt:alert(1)', 'java\nscript:', 'data:text/html,x', 'vbscript:', 'blob:', 'bp', 'mp', '/bp/demo', '/mp/demo',
  'demo', 'registration', '/registration/', 'invitation', 'users', 'password', '\u2028', '\u202e', '\ud800', 'ı', '／',
  '。', 'auth_token=', 'login_token=', 'deep_link=', 'token=', 'p001=', 'p003=', 'x'.repeat(600), ' ', '[', ']', '::1',
) // biome-ignore format: a list to look through
const text = fc.oneof(
  { weight: 4, arbitrary: fc.array(piece, { maxLength: 10 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
)

function expectOwn(path: string | null, origin = ORIGIN): void {
  if (path === null) return
  const url = new URL(path, origin)
  expect(url.origin, path).toBe(origin)
  expect(path.startsWith('/') && !path.startsWith('//'), path).toBe(true)
}

function getAddress(path: string, query: string): URL {
  const url = new URL(ORIGIN)
  url.pathname = path
  url.search = query
  return url
}

describe(`addresses, ${5 * RUNS} made-up ones`, () => {
  it('NAV-31 a path that is followed stays here', { timeout: TIME_LIMIT_MS }, () => {
    fc.assert(
      fc.property(text, (path) => expectOwn(safeRedirectPath(path, ORIGIN))),
      { numRuns: RUNS },
    )
  })

  it('NAV-49 a deep link stays in the account it came with', { timeout: TIME_LIMIT_MS }, () => {
    const check = (link: string, rest: string) => {
      for (const pathname of [`/bp/demo${rest}`, rest]) {
        const path = deepLinkPath(link, pathname, ORIGIN)
        expectOwn(path)
        if (path !== null && pathname.startsWith('/bp/demo/')) {
          expect(new URL(path, ORIGIN).pathname).toMatch(/^\/bp\/demo\//)
        }
      }
    }
    fc.assert(fc.property(text, text, check), { numRuns: RUNS })
  })

  it('NAV-30 NAV-48 an address without its tokens is one of here', { timeout: TIME_LIMIT_MS }, () => {
    const check = (path: string, query: string) => {
      const { url, login } = withoutTokens(getAddress(path, query))
      expect(url.origin).toBe(ORIGIN)
      for (const name of ['auth_token', 'login_token']) expect(url.searchParams.has(name)).toBe(false)
      // The router follows path and query alone.
      if (!url.pathname.startsWith('//')) expectOwn(url.pathname + url.search)
      expectOwn(deepLinkPath(login?.deepLink ?? null, url.pathname, ORIGIN))
    }
    fc.assert(fc.property(text, text, check), { numRuns: RUNS })
  })

  it('NAV-32 NAV-47 a remembered path leads here, whatever is in the storage', { timeout: TIME_LIMIT_MS }, () => {
    const { origin } = window.location
    const check = (path: string, stored: string) => {
      rememberRedirectPath(path)
      expectOwn(readRedirectPath(), origin)
      window.localStorage.setItem('redirectPath', stored)
      window.localStorage.setItem('pathName', JSON.stringify(stored))
      expectOwn(readRedirectPath(), origin)
      clearRedirectPath()
    }
    fc.assert(fc.property(text, text, check), { numRuns: RUNS })
  })

  it('NAV-52 NAV-54 what is kept for later leaves the address, and breaks nothing', { timeout: TIME_LIMIT_MS }, () => {
    const check = (value: string) => {
      window.history.replaceState(
        null,
        '',
        `/mp/demo?${new URLSearchParams({ p001: value, p003: value, theme: value })}`,
      )
      keepQuery()
      expect(window.location.search).not.toMatch(/p00[13]=/)
      for (const name of ['p001', 'p003'] as const) {
        for (const kept of [readKept(name), value]) {
          const url = returnUrl(kept, [HOST])
          if (url !== null) {
            expect(url.startsWith(`https://${HOST}/`), url).toBe(true)
            expect(new URL(url).host).toBe(HOST)
          }
        }
        forgetKept(name)
        expect(readKept(name)).toBeNull()
      }
    }
    fc.assert(fc.property(text, check), { numRuns: RUNS })
  })
})
