import { describe, expect, it } from 'vitest'
import { returnUrl } from './return-url.ts'

const HOSTS = ['www.lindenhof.example', 'kiosk.example:8443']

describe('address to go back to', () => {
  it.each([
    ['https://www.lindenhof.example', 'https://www.lindenhof.example/'],
    ['https://WWW.Lindenhof.example/a?b=c#d', 'https://www.lindenhof.example/a?b=c#d'],
    ['https://kiosk.example:8443/x', 'https://kiosk.example:8443/x'],
    ['https://www.lindenhof.example:443/', 'https://www.lindenhof.example/'],
  ])('NAV-52 NAV-54 leads to a host of the project: %s', (text, url) => {
    expect(returnUrl(text, HOSTS)).toBe(url)
  })

  it.each([
    'http://www.lindenhof.example/',
    'https://evil.example/',
    'https://www.lindenhof.example.evil.example/',
    'https://evil.example/?https://www.lindenhof.example',
    'https://www.lindenhof.example@evil.example/',
    'https://user:password@www.lindenhof.example/',
    'https://kiosk.example/',
    'https://www.lindenhof.example:444/',
    'javascript:alert(1)//www.lindenhof.example',
    '//www.lindenhof.example',
    '/bp/demo',
    'www.lindenhof.example',
    '',
    `https://www.lindenhof.example/${'x'.repeat(2_000)}`,
  ])('NAV-52 NAV-54 leads nowhere else: %s', (text) => {
    expect(returnUrl(text, HOSTS)).toBeNull()
  })

  it('NAV-52 is none where the project allows no host', () => {
    expect(returnUrl('https://www.lindenhof.example/', [])).toBeNull()
    expect(returnUrl(null, HOSTS)).toBeNull()
  })
})
