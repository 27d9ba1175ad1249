import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearRedirectPath, readRedirectPath, rememberRedirectPath, safeRedirectPath } from './redirect-path.ts'
import { nasty } from './testing/nasty.ts'

const ORIGIN = 'https://wohnwahl.example'

describe('remembered path', () => {
  beforeEach(() => localStorage.clear())

  it('NAV-31 keeps a path of this application as it is', () => {
    const path = '/bp/demo/lindenhof/a-12/configurator/bad/floor?x=1#top'
    expect(safeRedirectPath(path, ORIGIN)).toBe(path)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'bp/demo',
    '',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    ' /bp',
    `/${'x'.repeat(3_000)}`,
  ])('NAV-31 refuses %j', (path) => {
    expect(safeRedirectPath(path, ORIGIN)).toBeNull()
  })

  it('NAV-31 never leads to another host, whatever was stored', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(nasty, fc.string({ maxLength: 6 })), { maxLength: 8 }), (parts) => {
        const safe = safeRedirectPath(parts.join(''), ORIGIN)
        if (safe === null) return
        expect(safe.startsWith('/')).toBe(true)
        expect(new URL(safe, ORIGIN).origin).toBe(ORIGIN)
        // What is accepted stays acceptable: it may be stored and read again.
        expect(safeRedirectPath(safe, ORIGIN)).toBe(safe)
      }),
      { numRuns: 20_000 },
    )
  })

  it('NAV-47 is kept under redirectPath, NAV-32 and cleared', () => {
    rememberRedirectPath('/bp/demo/lindenhof/a-12')
    expect(localStorage.getItem('redirectPath')).toBe('/bp/demo/lindenhof/a-12')
    expect(localStorage.getItem('pathName')).toBe('/bp/demo/lindenhof/a-12')
    expect(readRedirectPath()).toBe('/bp/demo/lindenhof/a-12')
    clearRedirectPath()
    expect(readRedirectPath()).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  it('NAV-47 keeps the path alone where the whole address is too long', () => {
    rememberRedirectPath(`/bp/demo/lindenhof/a-12?x=${'x'.repeat(3_000)}`)
    expect(localStorage.getItem('redirectPath')).toBeNull()
    expect(readRedirectPath()).toBe('/bp/demo/lindenhof/a-12')
  })

  it('NAV-47 ignores what somebody else has put there', () => {
    localStorage.setItem('redirectPath', 'https://evil.example/')
    localStorage.setItem('pathName', '//evil.example/')
    expect(readRedirectPath()).toBeNull()
  })
})
