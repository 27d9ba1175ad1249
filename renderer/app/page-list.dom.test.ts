import { existsSync } from 'node:fs'
import { join } from 'node:path'
import i18next from 'i18next'
import { matchRoutes } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { PORTAL_PAGES } from '#shared/contracts/entities/project.schema.ts'
import { LOCALES } from '#shared/contracts/primitives.ts'
import { startI18n } from '#renderer/i18n/i18n.ts'
import type { KnownPage } from '#renderer/platform/page.types.ts'
import { pagePatterns } from '#renderer/platform/page-patterns.ts'
import { inPortal, knownPages, linkTo, pageAt } from '#renderer/platform/routes.ts'
import { APP_ROUTES } from './AppRoutes.tsx'
import { PAGES, PAGES_INSTEAD } from './page-list.ts'
import { COMING_MODULE, KIOSK_MODULES, LAYOUT_MODULES, START_MODULES } from './page-modules.ts'
import { getPage } from './pages.ts'

/** Every descriptor beside the code of a page. */
const FILES = import.meta.glob<Record<string, unknown>>('../**/*.page.ts', { eager: true })

type Files = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type Described = Pick<KnownPage, 'name' | 'addresses'>

/** Descriptors that no list has, and addresses that two pages have, or one page twice. */
function findFaults(files: Files, pages: readonly Described[], instead: readonly object[]): string[] {
  const listed: readonly unknown[] = [...pages, ...instead]
  const unlisted = Object.entries(files).flatMap(([file, exported]) =>
    Object.values(exported).some((page) => listed.includes(page)) ? [] : [`${file} is in no list`],
  )
  const addresses = pages.flatMap((page) => Object.values(page.addresses)).map((path) => path.replace(/:\w+/g, ':'))
  const portals = addresses.flatMap((path) =>
    path.startsWith('/:/') ? ['bp', 'mp'].map((portal) => path.replace('/:/', `/${portal}/`)) : [path],
  )
  const names = pages.flatMap((page) => Object.keys(page.addresses))
  return [...unlisted, ...twice(portals, 'address'), ...twice(names, 'name')]
}

function twice(all: readonly string[], what: string): string[] {
  return all.filter((each, at) => all.indexOf(each) !== at).map((each) => `${each} is the ${what} of two`)
}

describe('the list of pages', () => {
  it('NAV-43 has every page that is described, and no address twice', () => {
    expect(Object.keys(FILES)).toHaveLength(PAGES.length + PAGES_INSTEAD.length)
    expect(findFaults(FILES, PAGES, PAGES_INSTEAD)).toEqual([])
  })

  it('NAV-43 would miss a page, and see an address that is taken', () => {
    const planted = { name: 'planted', addresses: { planted: '/bp/:account/:project/login', login: '/planted' } }
    expect(findFaults({ ...FILES, 'planted.page.ts': { planted } }, PAGES, PAGES_INSTEAD)).toEqual([
      'planted.page.ts is in no list',
    ])
    expect(findFaults(FILES, [...PAGES, planted], PAGES_INSTEAD)).toEqual([
      '/bp/:/:/login is the address of two',
      'login is the name of two',
    ])
    const inBoth = { name: 'both', addresses: { both: '/:portalId/:accountId/outbox' } }
    expect(findFaults(FILES, [...PAGES, inBoth], PAGES_INSTEAD)).toEqual(['/bp/:/outbox is the address of two'])
  })

  it('SHL-78 has all pages that a project can name, each with its addresses', () => {
    const named = knownPages().filter(({ variants }) => variants !== undefined)
    expect(named.map(({ name }) => name).sort()).toEqual([...PORTAL_PAGES].sort())
    for (const { addresses } of named)
      for (const path of Object.values(addresses)) expect(path).toContain('/:accountId/')
  })

  it('ADR 21 has each descriptor in a file that is named like its page', () => {
    for (const [file, exported] of Object.entries(FILES))
      for (const page of PAGES.filter((each) => Object.values(exported).includes(each)))
        expect(file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())).toContain(`/${page.name}.page.ts`)
  })

  describe('its titles', () => {
    beforeAll(() => startI18n())

    it('SHL-28 are there in both languages', async () => {
      for (const { title, texts } of knownPages().filter((page) => page.title !== undefined))
        for (const locale of LOCALES) {
          await i18next.changeLanguage(locale)
          await i18next.loadNamespaces(texts)
          expect(i18next.exists(title ?? ''), title).toBe(true)
          expect(texts).toContain(title?.split(':')[0])
        }
    })
  })
})

const UNIT = { portalId: 'bp', accountId: 'demo', projectId: 'lindenhof', unitId: 'a-12' } as const

describe('the page of a path', () => {
  it.each([
    [linkTo('login', UNIT), 'login'],
    [linkTo('projectLogin', UNIT), 'login'],
    [linkTo('usersLogin', UNIT), 'login'],
    [linkTo('registration', UNIT), 'registration'],
    [linkTo('projectRegistration', UNIT), 'registration'],
    [linkTo('unitInvitation', UNIT), 'unitInvitation'],
    [linkTo('password', UNIT), 'password'],
    [linkTo('settings', UNIT), 'settings'],
    [linkTo('unitSelector', UNIT), 'unitSelector'],
    [linkTo('outbox', UNIT), 'outbox'],
    [linkTo('admin', UNIT), 'admin'],
    [linkTo('adminProjects', UNIT), 'admin'],
    [linkTo('adminDevices', UNIT), 'admin'],
    [linkTo('dashboard', UNIT), 'dashboard'],
    [linkTo('floorplan', UNIT), 'floorplan'],
    [linkTo('checkout', UNIT), 'checkout'],
    [`${linkTo('configurator', UNIT)}/bathroom/bathroom-floor`, 'configurator'],
    ['/mp/demo/lindenhof/musterwohnung-3z/dashboard', 'dashboard'],
    ['/mp/demo/lindenhof/musterwohnung-3z/configuration/abc', 'restore'],
    ['/s/K7M4Q-X9P2R', 'shortLink'],
    ['/bp/demo/lindenhof', 'home'],
    ['/mp/demo/lindenhof', 'marketingHome'],
    ['/redirect', 'redirect'],
  ])('NAV-2 is known: %s is %s', (path, name) => {
    expect(getPage(path)?.page.name).toBe(name)
  })

  it('NAV-2 is none where no page is', () => {
    for (const path of ['/', '/xp/demo/lindenhof/a-12/dashboard', '/bp/demo/lindenhof/a-12/no/such'])
      expect(getPage(path)).toBeNull()
  })

  it('FOUND-14 is the same to the router, to the app before it draws, and to the server', () => {
    const patterns = pagePatterns(PAGES).map(({ path, page }) => ({ pattern: new RegExp(path, 'i'), page }))
    const paths = knownPages().flatMap(({ addresses }) =>
      Object.values(addresses).flatMap((path) => [inPortal(path, 'bp'), inPortal(path, 'mp')]),
    )
    expect(paths.length).toBeGreaterThan(60)
    for (const path of paths) {
      const address = path.replace(/:\w+/g, 'x')
      const found = pageAt(address)?.page.name
      expect(patterns.find(({ pattern }) => pattern.test(address))?.page.name, address).toBe(found)
      expect(matchRoutes(APP_ROUTES, address)?.at(-1)?.route.path, address).toBe(path)
    }
  })
})

it('ADR 13 has the code that is hinted at where it really is', () => {
  const modules = [...START_MODULES, ...KIOSK_MODULES, ...Object.values(LAYOUT_MODULES).flat(), COMING_MODULE]
  for (const name of modules) expect(existsSync(join(import.meta.dirname, '..', name)), name).toBe(true)
})
