import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as session from '#renderer/session/index.ts'
import { type ProjectConfig, useSession } from '#renderer/session/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { tokenOfState } from '#renderer/platform/url-tokens.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { AppRoutes } from './AppRoutes.tsx'

vi.mock('./pages.ts', async () => {
  const { useNavigate } = await import('react-router-dom')
  const { stubPages } = await import('./testing/stub-pages.tsx')
  const Rooms = () => {
    const navigate = useNavigate()
    return (
      <div data-testid="drawn">
        configurator
        {['bathroom', 'kitchen', 'kitchen/floor'].map((room) => (
          <button
            key={room}
            type="button"
            aria-label={room}
            onClick={() => void navigate(`/bp/demo/lindenhof/a-12/configurator/${room}`)}
          />
        ))}
      </div>
    )
  }
  return stubPages({ configurator: Rooms })
})
vi.mock('#renderer/session/index.ts', async (original) => ({
  ...(await original<typeof session>()),
  useProjectConfig: () => ({ config: project, error: null }),
}))

/** The project of every address. */
let project: Pick<ProjectConfig, 'variant' | 'pages'>

function Here() {
  const location = useLocation()
  const state: unknown = location.state
  const { pathname, search } = location
  return (
    <output data-testid="here">
      {[pathname + search, tokenOfState(state)].filter((part) => part !== null).join(' ')}
    </output>
  )
}

function open(path: string) {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[path]}>
        <Suspense>
          <div data-testid="page">
            <AppRoutes />
          </div>
        </Suspense>
        <Here />
      </MemoryRouter>
    </AppTheme>,
  )
  return { shown: screen.getByTestId('page').textContent, at: screen.getByTestId('here').textContent }
}

describe('table of addresses', () => {
  beforeEach(async () => {
    localStorage.clear()
    project = { variant: 'default' }
    useSession.setState({ status: 'anonymous', hasLoggedOut: false })
    await startI18n()
    await changeLocale('de')
  })
  afterEach(() => {
    cleanup()
  })

  describe('NAV-17 NAV-18 NAV-22..31 for who is logged out', () => {
    it.each([
      ['NAV-22', '/bp/demo/login', 'login', null],
      ['NAV-23', '/bp/demo/users/login', 'login', null],
      ['NAV-24', '/bp/demo/lindenhof/login', 'login', null],
      ['NAV-25', '/bp/demo/lindenhof/users/login', 'login', null],
      ['NAV-26', '/bp/demo/registration/t1', 'registration', '/bp/demo/registration t1'],
      ['NAV-27', '/bp/demo/lindenhof/registration/t1', 'registration', '/bp/demo/lindenhof/registration t1'],
      ['NAV-28', '/bp/demo/lindenhof/registration', 'registration', null],
      ['NAV-29', '/bp/demo/users/password', 'password', null],
      ['NAV-30', '/bp/demo/invitation/t1', 'registration', '/bp/demo/registration t1'],
      ['NAV-30', '/bp/demo/users/invitation?token=t1', 'registration', '/bp/demo/registration t1'],
      ['NAV-30', '/bp/demo/lindenhof/users/invitation/t1', 'registration', '/bp/demo/lindenhof/registration t1'],
      ['decision 9', '/bp/demo/users/units', 'unitInvitation', null],
      ['NAV-31', '/bp/demo', 'login', '/bp/demo/login'],
      ['NAV-31', '/bp/demo/lindenhof', 'login', '/bp/demo/lindenhof/login'],
      ['NAV-31', '/bp/demo/lindenhof/a-12/settings', 'login', '/bp/demo/lindenhof/login'],
      ['NAV-31', '/bp/demo/lindenhof/a-12/inbox/new', 'login', '/bp/demo/lindenhof/login'],
      ['NAV-31', '/bp/demo/lindenhof/a-12/no/such/page', 'login', '/bp/demo/login'],
      ['NAV-16', '/bp/demo/lindenhof/configurator/unitSelector', 'login', '/bp/demo/lindenhof/login'],
      ['NAV-21', '/mp/demo', 'marketingHome', null],
      ['NAV-17', '/mp/demo/lindenhof', 'marketingHome', null],
      ['NAV-20', '/mp/demo/lindenhof/configurator', 'marketingHome', null],
      ['NAV-19', '/mp/demo/lindenhof/a-12/floorplan', 'floorplan', null],
      ['NAV-18', '/mp/demo/lindenhof/flat-finder/1', 'under construction', null],
      ['NAV-5', '/mp/demo/lindenhof/a-12/deadlines', 'deadlines', null],
      ['NAV-19', '/mp/demo/lindenhof/a-12/documents', 'documents', null],
      ['NAV-19', '/mp/demo/lindenhof/a-12/configuration/t', 'restore', null],
      ['TAKE-3', '/s/K7M4Q-X9P2R', 'shortLink', null],
      ['TAKE-5', '/s', 'shortLink', null],
      ['NAV-44', '/pending-signature', 'pendingSignature', null],
      ['NAV-45', '/redirect', 'redirect', null],
      ['decision 42', '/mp/demo/lindenhof/login', 'login', '/bp/demo/lindenhof/login'],
    ])('%s logged out, %s shows %s', (_, path, shown, at) => {
      expect(open(path)).toEqual({ shown, at: at ?? path })
    })
  })

  it.each([
    ['NAV-3', 'dashboard', 'dashboard'],
    ['NAV-4', 'checkout', 'checkout'],
    ['NAV-5', 'deadlines', 'deadlines'],
    ['NAV-8', 'documents', 'documents'],
    ['NAV-6', 'floorplan', 'floorplan'],
    ['NAV-7', 'inbox', 'inbox'],
    ['NAV-10', 'inbox/new', 'inbox'],
    ['NAV-9', 'settings', 'settings'],
    ['NAV-11 NAV-14', 'configurator/bathroom', 'configurator'],
    ['NAV-13', 'configurator/bathroom/floor', 'configurator'],
  ])('%s NAV-40 logged in, and in mp for all, %s of a unit is there', (_, name, shown) => {
    useSession.setState({ status: 'loggedIn' })
    for (const portal of ['bp', 'mp']) {
      const path = `/${portal}/demo/lindenhof/a-12/${name}`
      expect(open(path)).toEqual({ shown, at: path })
      cleanup()
    }
  })

  it.each([
    ['dashboard', 'residence dashboard'],
    ['configurator/bathroom', 'configurator'],
    ['checkout', 'checkout'],
    ['floorplan', 'floorplan'],
    ['deadlines', 'under construction'],
    ['documents', 'under construction'],
    ['inbox', 'under construction'],
    ['inbox/new', 'under construction'],
    ['settings', 'under construction'],
  ])('RES-1 RES-2 RES-3 NAV-41 in a residence, %s of a unit shows %s', (name, shown) => {
    project = { variant: 'residence' }
    useSession.setState({ status: 'loggedIn' })
    const path = `/bp/demo/stadtgarten/wohnung-01/${name}`
    expect(open(path)).toEqual({ shown, at: path })
  })

  it('RES-1 RES-2 NAV-41 a residence logs in; it registers its buyers where it names that page', () => {
    project = { variant: 'residence' }
    expect(open('/bp/demo/stadtgarten/login').shown).toBe('login')
    cleanup()
    expect(open('/bp/demo/stadtgarten/registration').shown).toBe('under construction')
    cleanup()
    project = { variant: 'residence', pages: ['login', 'registration'] }
    expect(open('/bp/demo/stadtgarten/registration').shown).toBe('registration')
  })

  describe('NAV-33 NAV-34 for who is logged in', () => {
    it.each([
      ['NAV-33', '/bp/demo/lindenhof/login'],
      ['NAV-33', '/bp/demo/lindenhof/registration/t1'],
      ['NAV-34', '/bp/demo/users/password'],
    ])('%s logged in, %s leads away', (_, path) => {
      useSession.setState({ status: 'loggedIn' })
      const { at } = open(path)
      expect(['/bp/demo', '/bp/demo/lindenhof']).toContain(at)
    })
  })

  it.each([
    ['buyer', '/bp/demo'],
    ['user', '/bp/demo/admin/devices'],
    ['admin', '/bp/demo/admin/devices'],
  ] as const)('AUT-38 of the logged-in the administration is for the team alone: %s', (group, at) => {
    const user = { id: 'u', email: 'a@x.de', firstName: 'A', lastName: 'A', mobile: null, group, role: '' }
    useSession.setState({ status: 'loggedIn', user })
    expect(open('/bp/demo/admin/devices').at).toBe(at)
    useSession.setState({ user: null })
  })

  it('AUT-38 who is logged out is led from the administration to the login', () => {
    expect(open('/bp/demo/admin').at).toBe('/bp/demo/login')
  })

  it('NAV-11 NAV-13 from room to room the configurator stays the same', () => {
    useSession.setState({ status: 'loggedIn' })
    open('/bp/demo/lindenhof/a-12/configurator')
    const drawn = screen.getByTestId('drawn')
    for (const room of ['bathroom', 'kitchen', 'kitchen/floor']) {
      fireEvent.click(screen.getByRole('button', { name: room }))
      expect(screen.getByTestId('here').textContent).toBe(`/bp/demo/lindenhof/a-12/configurator/${room}`)
      expect(screen.getByTestId('drawn')).toBe(drawn)
    }
  })

  it('NAV-44 a page has the title that the list has for it, in the language of the screen', async () => {
    open('/pending-signature')
    await waitFor(() => expect(document.title).toBe('Unterschrift wird verarbeitet – Wohnwahl'))
  })
})
