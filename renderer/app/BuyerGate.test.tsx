import { act, cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reportFailure } from '#renderer/api/failures.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { BuyerGate } from './BuyerGate.tsx'

function Here() {
  const location = useLocation()
  return <output>{location.pathname + location.search}</output>
}

function open(path: string) {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route element={<BuyerGate access="loggedOut" />}>
            {[ROUTES.login, ROUTES.usersLogin, ROUTES.projectLogin, ROUTES.projectUsersLogin, ROUTES.registration].map(
              (route) => (
                <Route key={route} path={route} element={<Here />} />
              ),
            )}
          </Route>
          <Route element={<BuyerGate access="loggedIn" />}>
            <Route path={ROUTES.account} element={<Here />} />
            <Route path={ROUTES.project} element={<Here />} />
            <Route path={ROUTES.unit} element={<Here />} />
            <Route path="/bp/:accountId/:projectId/:unitId/configurator/:roomId?" element={<Here />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </AppTheme>,
  )
  return screen.findByRole('status').then((output) => output.textContent)
}

const ROOM = '/bp/demo/lindenhof/a-12/configurator/bad'

describe('door of the buyer portal', () => {
  beforeEach(async () => {
    localStorage.clear()
    useSession.setState({ status: 'anonymous', hasLoggedOut: false })
    await startI18n()
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it.each([
    ['NAV-22', '/bp/demo/login'],
    ['NAV-23', '/bp/demo/users/login'],
    ['NAV-24', '/bp/demo/lindenhof/login'],
    ['NAV-25', '/bp/demo/lindenhof/users/login'],
  ])('%s shows the login %s to the logged-out', async (_, path) => {
    expect(await open(path)).toBe(path)
  })

  it('NAV-31 sends the logged-out to the login and remembers where they wanted to go', async () => {
    expect(await open(`${ROOM}?x=1`)).toBe('/bp/demo/lindenhof/login')
    expect(localStorage.getItem('redirectPath')).toBe(`${ROOM}?x=1`)
  })

  it('NAV-31 does not remember the page somebody logged out from', async () => {
    useSession.setState({ hasLoggedOut: true })
    expect(await open(ROOM)).toBe('/bp/demo/lindenhof/login')
    expect(localStorage.getItem('redirectPath')).toBeNull()
  })

  it('NAV-32 restores the remembered path after the login and clears it', async () => {
    localStorage.setItem('redirectPath', ROOM)
    useSession.setState({ status: 'loggedIn' })
    expect(await open('/bp/demo/lindenhof/login')).toBe(ROOM)
    expect(localStorage.getItem('redirectPath')).toBeNull()
  })

  it('NAV-32 does not follow a remembered path to another host', async () => {
    localStorage.setItem('redirectPath', '//evil.example/')
    useSession.setState({ status: 'loggedIn' })
    expect(await open('/bp/demo/lindenhof/login')).toBe('/bp/demo/lindenhof')
  })

  it.each(['/bp/demo/login', '/bp/demo/lindenhof/login?x=1', '/bp/demo/users/password'])(
    'NAV-32 comes back to no page for the logged-out: %s',
    async (path) => {
      localStorage.setItem('redirectPath', path)
      useSession.setState({ status: 'loggedIn' })
      expect(await open('/bp/demo/lindenhof/login')).toBe('/bp/demo/lindenhof')
    },
  )

  it('NAV-33 sends the logged-in away from the login', async () => {
    useSession.setState({ status: 'loggedIn' })
    expect(await open('/bp/demo/login')).toBe('/bp/demo')
  })

  it('NAV-33 says why the link of an invitation leads home, but not to who has just registered', async () => {
    const user = { id: 'u1', firstName: 'Ben', lastName: 'Berg', mobile: null, group: 'buyer', role: 'buyer' } as const
    useSession.setState({ user: { ...user, email: 'ben@example.com' } })
    useNotifications.setState({ notices: [] })
    await open('/bp/demo/registration')
    act(() => useSession.setState({ status: 'loggedIn' }))
    expect((await screen.findByRole('status')).textContent).toBe('/bp/demo')
    expect(useNotifications.getState().notices).toEqual([])
    cleanup()
    expect(await open('/bp/demo/login')).toBe('/bp/demo')
    cleanup()
    expect(await open('/bp/demo/registration')).toBe('/bp/demo')
    await vi.waitFor(() =>
      expect(useNotifications.getState().notices.map(({ title }) => title)).toEqual([
        i18next.t('loggedIn.title', { ns: 'access', email: 'ben@example.com' }),
      ]),
    )
  })

  it.each([
    ['user', '/bp/demo/registration', '/bp/demo/admin'],
    ['admin', '/bp/demo/registration', '/bp/demo/admin'],
    ['user', '/bp/demo/login', '/bp/demo'],
  ] as const)('KNW-6 leads %s, who has just come in at %s, to %s', async (group, path, place) => {
    const user = { id: 'u1', firstName: 'Mia', lastName: 'Vogt', email: 'mia@example.com', mobile: null, role: '' }
    await open(path)
    act(() => useSession.setState({ status: 'loggedIn', user: { ...user, group } }))
    expect((await screen.findByRole('status')).textContent).toBe(place)
  })

  it('AUT-10 lets the logged-in pass', async () => {
    useSession.setState({ status: 'loggedIn' })
    expect(await open(ROOM)).toBe(ROOM)
  })

  it('ends here as well when another tab logs out', async () => {
    useSession.setState({ status: 'loggedIn' })
    await open(ROOM)
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
    })
    expect((await screen.findByRole('status')).textContent).toBe('/bp/demo/lindenhof/login')
    expect(useSession.getState().ended).toBe('untold')
  })

  it('SHL-9 leads to the login and back when the server refuses the token', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue(undefined)
    useSession.setState({ status: 'loggedIn' })
    await open(ROOM)
    act(() => reportFailure('GET', { kind: 'http', status: 401, errors: [], revision: null }))
    expect((await screen.findByRole('status')).textContent).toBe('/bp/demo/lindenhof/login')
    expect(info).toHaveBeenCalledOnce()
    expect(useSession.getState().ended).toBe('told')
    act(() => useSession.setState({ status: 'loggedIn' }))
    expect((await screen.findByRole('status')).textContent).toBe(ROOM)
  })

  it('SHL-2 offers a retry when the server cannot be asked', async () => {
    const start = vi.fn<() => Promise<void>>()
    useSession.setState({ status: 'unreachable', start })
    void open(ROOM).catch(() => undefined)
    const retry = await screen.findByRole('button', { name: /Erneut versuchen|Try again/ })
    retry.click()
    expect(start).toHaveBeenCalledOnce()
  })
})
