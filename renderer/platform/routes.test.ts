import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Portal } from '#shared/contracts/primitives.ts'
import { linkTo, type RouteName, type RouteParams, ROUTES } from './routes.ts'

describe('routes', () => {
  it('NAV-1 NAV-2 STP-2 TAKE-3 TAKE-5 starts every address with portal and account, and a unit below its project', () => {
    const { pendingSignature, redirect, setup, shortLink, shortLinkEntry, ...ofPortals } = ROUTES
    // Before there is an account.
    expect(setup).toBe('/setup')
    expect([pendingSignature, redirect]).toEqual(['/pending-signature', '/redirect'])
    // Typed from paper.
    expect([shortLinkEntry, shortLink]).toEqual(['/s', '/s/:code'])
    for (const path of Object.values(ofPortals)) expect(path).toMatch(/^\/(bp|mp|:portalId)\/:accountId/)
    const params = { portalId: 'mp', accountId: 'demo', projectId: 'lindenhof', unitId: 'muster-1' } as const
    expect(linkTo('configurator', params)).toBe('/mp/demo/lindenhof/muster-1/configurator')
  })

  it('NAV-12 NAV-13 links to a room and to an item in it', () => {
    const room = { portalId: 'bp', accountId: 'demo', projectId: 'lindenhof', unitId: 'a-12', roomId: 'bad' } as const
    expect(linkTo('room', room)).toBe('/bp/demo/lindenhof/a-12/configurator/bad')
    expect(linkTo('item', { ...room, subLineItemId: 'floor' })).toBe('/bp/demo/lindenhof/a-12/configurator/bad/floor')
  })

  it('NAV-15 NAV-16 links to the login and the unit selector of a project', () => {
    const project = { accountId: 'demo', projectId: 'lindenhof' }
    expect(linkTo('projectLogin', project)).toBe('/bp/demo/lindenhof/login')
    expect(linkTo('unitSelector', project)).toBe('/bp/demo/lindenhof/configurator/unitSelector')
  })

  it('escapes what does not belong into a path', () => {
    const link = linkTo('project', { accountId: 'a/b', projectId: '..?x#y' })
    expect(link).toBe('/bp/a%2Fb/..%3Fx%23y')
  })

  it('NAV-12 NAV-13 lets no parameter be left out or misspelt; the types of the project say so', () => {
    expectTypeOf<RouteParams<'room'>>().toEqualTypeOf<{
      readonly portalId: Portal
      readonly accountId: string
      readonly projectId: string
      readonly unitId: string
      readonly roomId: string
    }>()
    expectTypeOf<RouteParams<'adminDevice'>>().toEqualTypeOf<{
      readonly accountId: string
      readonly deviceId: string
    }>()
    expectTypeOf<'rooom'>().not.toExtend<RouteName>()
    expectTypeOf<string>().not.toExtend<RouteName>()
    expectTypeOf(ROUTES.login).toEqualTypeOf<'/bp/:accountId/login'>()
    expect(Object.keys(ROUTES)).toContain('room')
  })
})
