import { act, cleanup, render, screen } from '@testing-library/react'
import { type Location, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standInForServer } from '#renderer/testing/stand-in-server.ts'
import { SWITCHING } from '#renderer/own-units/index.ts'
import { UnitSelectorPage } from '#renderer/features/units/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { useSession } from '#renderer/session/index.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { MarketingHomePage } from '../marketing-home/MarketingHomePage.tsx'
import { HomePage } from './HomePage.tsx'

function unit(number: number) {
  return {
    id: `u-${number}`,
    slug: `a-0${number}`,
    display_name: `Wohnung A.${number}`,
    description: 'Drei Zimmer mit Loggia',
    project_id: 'p1',
    project_slug: 'lindenhof',
    account_id: 'demo',
    unit_number: `A.${number}`,
    price: null,
    floor_space: 86.37,
    room_count: 3,
    floor: number - 1,
    sales_status: 'SOLD',
    featured: false,
    storey_name: null,
    is_sample: false,
  }
}

const PROJECT = {
  id: 'p1',
  slug: 'lindenhof',
  name: 'Wohnen am Lindenhof',
  address: 'Allee 1',
  post_code: '79100',
  town: 'Freiburg',
  account: { id: 'demo', name: 'Demo' },
  variant: 'default',
  feature_flags: {},
  supported_languages: ['de', 'en'],
  source_language: 'de',
  theme: 'light',
  logos: { project_logo_wide_url: null, project_logo_url: null, logo_url: null },
  project_image_url: null,
  sections: [],
  sample_units: [unit(1)],
}

let units: unknown[] = []
let project: Record<string, unknown> = PROJECT

function Here() {
  return <output>{useLocation().pathname}</output>
}

function open(path: string | Partial<Location>) {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={ROUTES.account} element={<HomePage address="account" />} />
          <Route path={ROUTES.project} element={<HomePage address="project" />} />
          <Route path={ROUTES.projectConfigurator} element={<HomePage address="projectConfigurator" />} />
          <Route path={ROUTES.unit} element={<HomePage address="unit" />} />
          <Route path={ROUTES.marketingUnit} element={<MarketingHomePage address="marketingUnit" />} />
          <Route path={ROUTES.dashboard} element={<Here />} />
          <Route path={ROUTES.admin} element={<Here />} />
          <Route path={ROUTES.unitSelector} element={<UnitSelectorPage />} />
          <Route path={ROUTES.marketingProject} element={<MarketingHomePage address="marketingProject" />} />
          <Route path={ROUTES.configurator} element={<Here />} />
        </Routes>
      </MemoryRouter>
    </AppTheme>,
  )
}

const CONFIGURATOR = '/bp/demo/lindenhof/a-01/configurator'
const DASHBOARD = '/bp/demo/lindenhof/a-01/dashboard'

describe('ways into a project', () => {
  beforeEach(async () => {
    standInForServer((config) => {
      const { sample_units, sections, ...ofAll } = project
      const answered = /\/config(?:$|\?)/.test(config.url ?? '') ? ofAll : { ...ofAll, sample_units, sections }
      const data = JSON.stringify(config.url?.startsWith('/bp/api/v1/units') ? units : answered)
      return Promise.resolve({ status: 200, statusText: '', headers: {}, data, config })
    })
    project = PROJECT
    await startI18n()
    await changeLocale('de')
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it.each([
    ['NAV-36', '/bp/demo/lindenhof', DASHBOARD],
    ['NAV-37', '/bp/demo/lindenhof/configurator', CONFIGURATOR],
    ['NAV-38', '/bp/demo/lindenhof/a-01', DASHBOARD],
    ['NAV-33', '/bp/demo', DASHBOARD],
    ['NAV-19', '/mp/demo/lindenhof/a-01', '/mp/demo/lindenhof/a-01/configurator'],
  ])('FOUND-20, %s: %s leads to the only unit', async (_, path, end) => {
    units = [unit(1)]
    open(path)
    expect(await screen.findByText(end)).toBeDefined()
  })

  it('FOUND-20, NAV-36, NAV-41: a unit of a project without dashboard begins in its first room', async () => {
    units = [unit(1)]
    project = { ...PROJECT, slug: 'plain', variant: 'residence', pages: ['login', 'configurator'] }
    open('/bp/demo/plain')
    expect(await screen.findByText('/bp/demo/plain/a-01/configurator')).toBeDefined()
  })

  it("NAV-33 leads into the account of the user's unit, whatever account the address names", async () => {
    units = [unit(1)]
    open('/bp/partner')
    expect(await screen.findByText(DASHBOARD)).toBeDefined()
  })

  it('NAV-39 leads to the unit selector when there are several units', async () => {
    units = [unit(1), unit(2)]
    open('/bp/demo/lindenhof')
    expect(await screen.findByRole('heading', { level: 1, name: 'Wählen Sie Ihre Wohneinheit' })).toBeDefined()
  })

  it('USL-1 USL-2 USL-3 USL-4 shows every unit with its name, description and a button to it', async () => {
    units = [unit(1), unit(2)]
    open('/bp/demo/lindenhof/configurator/unitSelector')
    expect(await screen.findByRole('heading', { name: 'Wohnung A.2' })).toBeDefined()
    expect(screen.getByText(/mehrere Einheiten in diesem Projekt/)).toBeDefined()
    expect(screen.getAllByText('Drei Zimmer mit Loggia')).toHaveLength(2)
    const link = screen.getByRole('link', { name: 'Wohnung A.1 jetzt gestalten' })
    expect(link.getAttribute('href')).toBe('/bp/demo/lindenhof/a-01/dashboard')
  })

  it('USL-1 is called a switch by who comes from one of the units', async () => {
    units = [unit(1), unit(2)]
    open({ pathname: '/bp/demo/lindenhof/configurator/unitSelector', state: SWITCHING })
    expect(await screen.findByRole('heading', { level: 1, name: 'Wohneinheiten wechseln' })).toBeDefined()
  })

  it('USL-5 hints at further units only when there are more than four', async () => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000)
    const hint = 'Weitere Einheiten weiter unten'
    units = [1, 2, 3, 4, 5].map(unit)
    open('/bp/demo/lindenhof/configurator/unitSelector')
    expect(await screen.findByText(hint)).toBeDefined()
    cleanup()
    units = [1, 2, 3, 4].map(unit)
    open('/bp/demo/lindenhof/configurator/unitSelector')
    expect(await screen.findByRole('heading', { name: 'Wohnung A.4' })).toBeDefined()
    await act(() => Promise.resolve())
    expect(screen.queryByText(hint)).toBeNull()
  })

  it('NAV-39 says so when the user has no unit in the project', async () => {
    units = []
    open('/bp/demo/lindenhof')
    expect(await screen.findByRole('heading', { name: 'Noch keine Wohnung' })).toBeDefined()
  })

  it.each(['/bp/demo', '/bp/demo/lindenhof', '/bp/demo/lindenhof/configurator'])(
    'ROL-10: %s leads those of the team who see no home to the administration',
    async (path) => {
      units = []
      const person = {
        email: 'jonas@example.com',
        firstName: 'Jonas',
        lastName: 'Berg',
        mobile: null,
        role: 'operator',
      }
      const roles = [{ role: 'trade', projectId: 'p' }] as const
      useSession.setState({ user: { id: 'jonas', ...person, group: 'user', roles: [...roles] } })
      open(path)
      expect(await screen.findByText('/bp/demo/admin')).toBeDefined()
      useSession.setState({ user: null })
    },
  )

  it('NAV-21 the marketing portal leads to the first sample unit', async () => {
    open('/mp/demo/lindenhof')
    expect(await screen.findByText('/mp/demo/lindenhof/a-01/configurator')).toBeDefined()
  })
})
