import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { takeUrlTokens, tokenOfState, withoutTokens } from './url-tokens.ts'

const ORIGIN = 'https://wohnwahl.example'

function strip(path: string) {
  const { url, login, pageToken } = withoutTokens(new URL(path, ORIGIN))
  return { path: url.pathname + url.search + url.hash, login, pageToken }
}

describe('tokens of the address', () => {
  afterEach(() => window.history.replaceState(null, '', '/'))

  it.each([
    ['NAV-26', '/bp/demo/registration/t1', '/bp/demo/registration'],
    ['NAV-27', '/bp/demo/lindenhof/registration/t1', '/bp/demo/lindenhof/registration'],
    ['NAV-30', '/bp/demo/invitation/t1', '/bp/demo/registration'],
    ['NAV-30', '/bp/demo/invitation?invitation_token=t1', '/bp/demo/registration'],
    ['NAV-30', '/bp/demo/users/invitation?token=t1&x=1', '/bp/demo/registration?x=1'],
    ['NAV-30', '/bp/demo/users/invitation/accept?invitation_token=t1', '/bp/demo/registration'],
    ['NAV-30', '/bp/demo/lindenhof/users/invitation/t1', '/bp/demo/lindenhof/registration'],
    ['AUT-23', '/bp/demo/users/password?token=t1', '/bp/demo/users/password'],
    ['decision 9', '/bp/demo/users/units?token=t1', '/bp/demo/users/units'],
    ['AUT-23', '/bp/demo/users/password/edit?reset_password_token=t1', '/bp/demo/users/password'],
  ])('%s %s becomes %s and keeps the token', (_, from, to) => {
    expect(strip(from)).toEqual({ path: to, login: null, pageToken: 't1' })
  })

  it.each([
    ['NAV-28', '/bp/demo/lindenhof/registration'],
    ['NAV-29', '/bp/demo/users/password'],
    ['NAV-22', '/bp/demo/login?newpassword'],
    ['NAV-12', '/bp/demo/lindenhof/a-12/configurator/bad?token=x'],
    ['NAV-19', '/mp/demo/lindenhof/muster/configuration/abc'],
  ])('%s %s has none', (_, path) => {
    expect(strip(path)).toEqual({ path, login: null, pageToken: null })
  })

  it('NAV-48 an auth_token logs in on any page', () => {
    expect(strip('/bp/demo/lindenhof/a-12?x=1&auth_token=t1#y')).toEqual({
      path: '/bp/demo/lindenhof/a-12?x=1#y',
      login: { kind: 'authToken', token: 't1', deepLink: null },
      pageToken: null,
    })
  })

  it('NAV-49 NAV-50 a login_token logs in, with a deep_link or without', () => {
    expect(strip('/bp/demo?login_token=t1&deep_link=%2Flindenhof%2Fa-12')).toMatchObject({
      path: '/bp/demo',
      login: { kind: 'loginToken', token: 't1', deepLink: '/lindenhof/a-12' },
    })
    expect(strip('/mp/demo/lindenhof?login_token=t1').login).toEqual({
      kind: 'loginToken',
      token: 't1',
      deepLink: null,
    })
  })

  it('takes an empty or endless token out of the address, but does not use it', () => {
    const end = { path: '/bp/demo', login: null, pageToken: null }
    expect(strip('/bp/demo?auth_token=')).toEqual(end)
    expect(strip(`/bp/demo?login_token=${'x'.repeat(3_000)}`)).toEqual(end)
    expect(strip('/bp/demo/registration/%ff')).toMatchObject({ path: '/bp/demo/registration', pageToken: null })
  })

  it('leaves the token to the router, which gives it to the page and keeps it over a reload', () => {
    window.history.replaceState({ idx: 3, key: 'k' }, '', '/bp/demo/registration/t1')
    expect(takeUrlTokens()).toBeNull()
    expect(window.location.pathname).toBe('/bp/demo/registration')
    expect(window.history.state).toEqual({ idx: 3, key: 'k', usr: { token: 't1' } })
    expect(takeUrlTokens()).toBeNull()
    expect(window.history.state).toMatchObject({ usr: { token: 't1' } })
  })

  it('reads no token from a state that holds none', () => {
    for (const state of [null, undefined, 1, 'token', {}, { token: 1 }, { token: '' }, { token: 'x'.repeat(600) }])
      expect(tokenOfState(state)).toBeNull()
    expect(tokenOfState({ token: 't1' })).toBe('t1')
  })

  it('stays on this host and lets no login token behind, whatever the address is', () => {
    const piece = fc.constantFrom(
      '/bp/demo',
      '/registration/',
      '/users/invitation',
      '/users/password',
      '/accept',
      '//evil.example',
      '/..',
      '%2f',
      '%',
      '%ff',
      '\\',
      '?',
      '#',
      '&',
      'auth_token=x',
      'login_token=y',
      'deep_link=//evil.example',
      'token=z',
      '=',
    )
    const path = fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 10 }).map((all) => all.join(''))
    fc.assert(
      fc.property(path, (text) => {
        const { url } = withoutTokens(new URL(`${ORIGIN}/${text}`))
        expect(url.origin).toBe(ORIGIN)
        expect(url.searchParams.has('auth_token') || url.searchParams.has('login_token')).toBe(false)
        const again = withoutTokens(url)
        expect(again.login).toBeNull()
      }),
      { numRuns: 20_000 },
    )
  })
})
