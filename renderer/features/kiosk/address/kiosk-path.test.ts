import { describe, expect, it } from 'vitest'
import { kioskPath, type KioskPlace, unitChoicePath } from './kiosk-path.ts'

const place: KioskPlace = {
  accountId: 'demo',
  project: { id: 'p-1', slug: 'lindenhof' },
  units: [
    { id: 'u-1', slug: 'musterwohnung-3z' },
    { id: 'u-2', slug: 'musterwohnung-4z' },
  ],
  startUnit: null,
}
const FIRST = '/mp/demo/lindenhof/musterwohnung-3z/configurator'
const CHOICE = '/mp/demo/lindenhof'
const SECOND = '/mp/demo/lindenhof/musterwohnung-4z/configurator'

describe('addresses of the kiosk', () => {
  it.each([
    ['KSK-2 a room without the account', '/mp/lindenhof/musterwohnung-4z/configurator/kitchen', `${SECOND}/kitchen`],
    ['KSK-2 decision 21 a room with the account', `${SECOND}/kitchen`, `${SECOND}/kitchen`],
    [
      'KSK-3 an item without the account',
      '/mp/lindenhof/musterwohnung-4z/configurator/kitchen/floor',
      `${SECOND}/kitchen/floor`,
    ],
    ['KSK-3 an item with the account', `${SECOND}/kitchen/floor`, `${SECOND}/kitchen/floor`],
    ['KSK-4 the configurator without a room', '/mp/lindenhof/musterwohnung-4z/configurator', SECOND],
    ['KSK-4 ids instead of slugs', '/mp/demo/p-1/u-2/configurator/kitchen', `${SECOND}/kitchen`],
    ['KSK-5 another portal', '/bp/demo/lindenhof/musterwohnung-4z/configurator/kitchen', SECOND],
    ['KSK-5 another portal without the account', '/xx/lindenhof/musterwohnung-4z/configurator/kitchen', SECOND],
    ['KSK-6 another page of the unit', '/mp/demo/lindenhof/musterwohnung-4z/checkout', SECOND],
    ['KSK-6 another page of the unit, without the account', '/mp/lindenhof/musterwohnung-4z/dashboard', SECOND],
    ['KSK-6 the unit itself', '/mp/demo/lindenhof/musterwohnung-4z', SECOND],
    ['KSK-6 more than an item', `${SECOND}/kitchen/floor/more`, SECOND],
    ['KSK-26 the project', '/mp/demo/lindenhof', CHOICE],
    ['KSK-26 the project in another portal', '/bp/demo/lindenhof', CHOICE],
    ['nothing at all', '/', CHOICE],
    ['another project', '/mp/demo/stadtgarten/haus/configurator/kitchen', CHOICE],
    ['another account', '/mp/partner/lindenhof/musterwohnung-4z/configurator/kitchen', CHOICE],
    ['a unit that is not shown', '/mp/demo/lindenhof/a-12/configurator/kitchen', CHOICE],
    ['a login', '/bp/demo/lindenhof/login', CHOICE],
    ['broken escapes', '/mp/%E0%A4%A/x', CHOICE],
    ['dots', '/mp/demo/lindenhof/../../../etc/passwd', CHOICE],
  ])('%s', (_name, pathname, shown) => {
    expect(kioskPath(pathname, place)).toBe(shown)
    expect(kioskPath(shown, place), 'and stays there').toBe(shown)
  })

  it('KSK-26 begins with the unit that is set, by id or slug, with the only one, and else with the choice', () => {
    expect(kioskPath('/', { ...place, startUnit: 'u-2' })).toBe(SECOND)
    expect(kioskPath('/', { ...place, startUnit: 'musterwohnung-4z' })).toBe(SECOND)
    expect(kioskPath('/', { ...place, startUnit: 'gone' })).toBe(CHOICE)
    expect(kioskPath('/', { ...place, units: place.units.slice(0, 1) })).toBe(FIRST)
    expect(kioskPath('/', { ...place, units: [] })).toBeNull()
  })

  it('KSK-27 the way back to the choice is there also where a visit begins with a unit, if there are several', () => {
    expect(unitChoicePath(place)).toBe(CHOICE)
    expect(kioskPath(CHOICE, { ...place, startUnit: 'u-2' })).toBe(CHOICE)
    expect(kioskPath(CHOICE, { ...place, units: place.units.slice(0, 1) })).toBe(FIRST)
  })

  it('KSK-3 keeps what stands in a name in its place', () => {
    const shown = kioskPath('/mp/lindenhof/musterwohnung-3z/configurator/a%2Fb/c%3Fd', place)
    expect(shown).toBe(`${FIRST}/a%2Fb/c%3Fd`)
  })
})
