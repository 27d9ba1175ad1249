import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PORTAL_PAGES } from '#shared/contracts/entities/project.schema.ts'
import type { Portal } from '#shared/contracts/primitives.ts'
import { CheckoutPage } from '#renderer/features/checkout/index.ts'
import { ConfiguratorPage } from '#renderer/features/configurator/index.ts'
import { OpenUnitContext } from '#renderer/unit/state/unit.context.ts'
import { createTestUnit } from '#renderer/unit/testing/open-unit.tsx'
import { projectConfig } from '#renderer/unit/testing/unit-data.ts'
import { DashboardPage } from '#renderer/features/dashboard/index.ts'
import { FloorPlanPage } from '#renderer/features/floor-plan/index.ts'
import { KioskConfigurator, KioskUnit, useKiosk } from '#renderer/features/kiosk/index.ts'
import { READY } from '#renderer/features/kiosk/testing/kiosk-state.ts'
import { ResidenceDashboardPage, ResidenceLayout } from '#renderer/features/residence/index.ts'
import type * as session from '#renderer/session/index.ts'
import { SettingsPage } from '#renderer/features/settings/index.ts'
import { knownPages, pageAt, ROUTES } from '#renderer/platform/routes.ts'
import { isPageOf, type PagesOf } from '#renderer/platform/app-variants.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { preparePages, showOn } from './testing/prepare-pages.ts'

/** The project of every address. */
let config = projectConfig
vi.mock('#renderer/session/index.ts', async (original) => ({
  ...(await original<typeof session>()),
  useKnownConfig: () => config,
  useProjectConfig: () => ({ config, error: null }),
}))

/** Everything that a flag can bring into a menu. */
const FLAGS = { showInbox: true, hideDeadlines: false, marketingDemo: true, mpCookieBanner: true }
const UNIT = (portal: Portal) => `/${portal}/demo/lindenhof/a-12`

/** Addresses among these that end on a page that is under construction in the project. */
function comingAmong(paths: readonly string[], project: PagesOf): string[] {
  return paths.filter((path) => {
    const page = pageAt(path)?.page
    return page !== undefined && !isPageOf(project, page)
  })
}

/** Where every link on the screen leads, with the user's menu open where there is one. */
async function getLinks(page: ReactElement, { path, route, portal, project }: Shown): Promise<string[]> {
  config = project
  const { unit } = createTestUnit()
  const open = { ...unit, portal, isLocal: portal === 'mp', project, basePath: `${UNIT(portal)}/configurator` }
  // What suspends at first is drawn by then.
  await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <AppTheme>
          <MemoryRouter initialEntries={[path]}>
            <OpenUnitContext value={open}>
              <Routes>
                <Route path={route} element={page} />
              </Routes>
            </OpenUnitContext>
          </MemoryRouter>
        </AppTheme>
      </QueryClientProvider>,
    ),
  )
  await screen.findAllByRole('link', { hidden: true })
  for (const menu of screen.queryAllByRole('button', { name: /^Menü: / })) fireEvent.click(menu)
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  // A dialog above this very page is no other page.
  return links.filter((link) => !link.startsWith(`${path}?`))
}

interface Shown {
  readonly path: string
  readonly route: string
  readonly portal: Portal
  readonly project: typeof projectConfig
}

const variants = [
  { name: 'default', project: { ...projectConfig, featureFlags: FLAGS } },
  { name: 'residence', project: { ...projectConfig, featureFlags: FLAGS, variant: 'residence' } },
  {
    name: 'residence that names what is not there',
    project: { ...projectConfig, featureFlags: FLAGS, variant: 'residence', pages: [...PORTAL_PAGES] },
  },
] satisfies { name: string; project: typeof projectConfig }[]

const PAGES = [
  ['dashboard', <DashboardPage key="1" />, ROUTES.dashboard],
  ['residence dashboard', <ResidenceDashboardPage key="2" />, ROUTES.dashboard],
  ['residence bar', <ResidenceLayout key="3" />, ROUTES.dashboard],
  ['checkout', <CheckoutPage key="4" />, ROUTES.checkout],
  ['floor plan', <FloorPlanPage key="5" />, ROUTES.floorplan],
  ['configurator', <ConfiguratorPage key="6" />, ROUTES.room],
  ['settings', <SettingsPage key="7" portal="bp" />, ROUTES.settings],
] as const

function getAddress(route: string, portal: Portal): string {
  const names = new Map([
    [':portalId', portal],
    [':accountId', 'demo'],
    [':projectId', 'lindenhof'],
    [':unitId', 'a-12'],
  ])
  return route.replace(/:\w+/g, (name) => names.get(name) ?? 'bad')
}

describe('FOUND-20, NAV-43: links to pages that are under construction', () => {
  preparePages(['de'])
  afterEach(() => useKiosk.setState({ host: null }))

  for (const width of ['wide', 'phone'] as const)
    for (const portal of ['bp', 'mp'] as const)
      it.each(variants)(`there is none in ${portal}, ${width}, $name`, async ({ project }) => {
        showOn(width)
        for (const [name, page, route] of PAGES) {
          const path = getAddress(route, portal)
          const links = await getLinks(page, { path, route, portal, project })
          expect(comingAmong(links, project), name).toEqual([])
          cleanup()
        }
      })

  it.each(['wide', 'phone'] as const)('FOUND-20, NAV-43, KSK-1: there is none in the kiosk, %s', async (width) => {
    showOn(width)
    useKiosk.setState({ host: READY })
    const page = (
      <KioskUnit>
        <KioskConfigurator />
      </KioskUnit>
    )
    const shown = { route: ROUTES.room, portal: 'mp', project: { ...projectConfig, featureFlags: FLAGS } } as const
    const links = await getLinks(page, { ...shown, path: getAddress(ROUTES.room, 'mp') })
    expect(links).not.toEqual([])
    expect(comingAmong(links, { variant: 'kiosk' })).toEqual([])
  })

  it('would be seen, were one there', async () => {
    const project = projectConfig
    const coming = knownPages().filter(({ load }) => load === undefined)
    expect(coming.map(({ name }) => name)).toEqual(['deadlines', 'inbox', 'flatFinder'])
    for (const route of coming.flatMap(({ addresses }) => Object.values(addresses))) {
      const path = getAddress(route, 'bp')
      const shown = {
        path: getAddress(ROUTES.dashboard, 'bp'),
        route: ROUTES.dashboard,
        portal: 'bp',
        project,
      } as const
      expect(comingAmong(await getLinks(<Link to={path}>…</Link>, shown), project)).toEqual([path])
      cleanup()
    }
  })
})
