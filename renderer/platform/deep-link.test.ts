import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepLinkPath } from './deep-link.ts'
import { nasty } from './testing/nasty.ts'

const ORIGIN = 'https://wohnwahl.example'

describe('deep link', () => {
  it('NAV-49 leads below portal and account of the address it came with', () => {
    const link = '/lindenhof/a-12/configurator/bathroom?x=1#top'
    expect(deepLinkPath(link, '/bp/demo/login', ORIGIN)).toBe(`/bp/demo${link}`)
    expect(deepLinkPath(link, '/mp/demo', ORIGIN)).toBe(`/mp/demo${link}`)
  })

  it.each([
    ['@evil.example', '/bp/demo'],
    ['.evil.example/', '/bp/demo'],
    ['/evil.example', '/bp/demo\\'],
    ['/../partner/hafenkontor', '/bp/demo'],
    ['/x', '/bp/..'],
    ['/%2e%2e/partner', '/bp/demo'],
    ['/\\evil.example', '/bp/demo'],
    ['https://evil.example/', '/bp/demo'],
    ['', '/bp/demo'],
    ['/x', '/'],
    ['/x', '//evil.example/bp/demo'],
  ])('NAV-49 ignores %j at %s', (link, path) => {
    expect(deepLinkPath(link, path, ORIGIN)).toBeNull()
  })

  it('NAV-49 never leads to another host or account, whatever the address says', () => {
    const text = fc.array(fc.oneof(nasty, fc.string({ maxLength: 6 })), { maxLength: 8 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, text, (link, path) => {
        for (const pathname of ['/bp/demo/login', `/bp/demo${path}`, path]) {
          const followed = deepLinkPath(link, pathname, ORIGIN)
          if (followed === null) continue
          const { origin, pathname: end } = new URL(followed, ORIGIN)
          expect(origin).toBe(ORIGIN)
          expect(end.split('/').slice(0, 3)).toEqual(pathname.split('/').slice(0, 3))
        }
      }),
      { numRuns: 20_000 },
    )
  })
})
