import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { projectConfig } from '#renderer/unit/testing/unit-data.ts'
import * as session from '#renderer/session/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'

let variant: session.ProjectConfig['variant']
vi.mock('#renderer/session/index.ts', async (original) => ({
  ...(await original<typeof session>()),
  useProjectConfig: () => ({ config: { ...projectConfig, variant }, error: null }),
}))
const { LoginPage } = await import('./LoginPage.tsx')

function Here() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

async function show(query = '', page = '/bp/demo/stadtgarten/login') {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[page + query]}>
        <Routes>
          <Route path={ROUTES.projectLogin} element={<LoginPage />} />
          <Route path={ROUTES.login} element={<LoginPage />} />
          <Route path={ROUTES.password} element={<Here />} />
        </Routes>
      </MemoryRouter>
    </AppTheme>,
  )
  return (await screen.findByRole('heading', { level: 1 })).textContent
}

describe('login page', () => {
  beforeEach(async () => {
    localStorage.clear()
    session.useSession.setState({ status: 'anonymous', ended: null })
    variant = 'default'
    await startI18n(['login', 'session'])
    await changeLocale('de')
  })
  afterEach(() => {
    cleanup()
  })

  it('RES-13 of a residence says “Ihre Wohnung”, what to log in to, the company and a tagline', async () => {
    variant = 'residence'
    expect(await show()).toBe('Ihre Wohnung')
    expect(screen.getByText('Bitte melden Sie sich an, um in Ihr Wohnungsportal zu kommen.')).toBeTruthy()
    expect(screen.getByRole('banner').textContent).toBe('Demo WohnbauWohnen nach Ihren Wünschen')
  })

  it('AUT-35 says that a new password holds when it was just set', async () => {
    variant = 'default'
    await show('?newpassword')
    expect(screen.getByText(/neue[sn]? Passwort/i)).toBeTruthy()
    cleanup()
    await show()
    expect(screen.queryByText(/neue[sn]? Passwort/i)).toBeNull()
  })

  const ended = () => screen.queryByText(/abgemeldet/)

  it('AUT-10 says that the session has ended, and where the login leads then, but not why', async () => {
    await show()
    expect(ended()).toBeNull()
    cleanup()
    session.useSession.setState({ ended: 'untold' })
    await show()
    expect(ended()?.textContent).toBe('Sie wurden abgemeldet. Bitte melden Sie sich wieder an.')
    expect(ended()?.closest('[role]')?.getAttribute('role')).toBe('status')
    cleanup()
    localStorage.setItem('redirectPath', '/bp/demo/stadtgarten/c-01/dashboard')
    await show()
    expect(ended()?.textContent).toMatch(/wo Sie waren/)
  })

  it('SHL-8 does not say it aloud a second time when a notification says it', async () => {
    session.useSession.setState({ ended: 'told' })
    await show()
    expect(ended()?.closest('[role=status]')).toBeNull()
  })

  it('NAV-32 AUT-32 leads to the project that the address names, unless a page of it is remembered', async () => {
    await show('?deep_link=/stadtgarten', '/bp/demo/login')
    expect(localStorage.getItem('redirectPath')).toBe('/bp/demo/stadtgarten')
    cleanup()
    localStorage.setItem('redirectPath', '/bp/demo/stadtgarten/c-01/dashboard')
    await show('?deep_link=/stadtgarten', '/bp/demo/login')
    expect(localStorage.getItem('redirectPath')).toBe('/bp/demo/stadtgarten/c-01/dashboard')
  })

  it('NAV-32 a project’s own login forgets what is remembered of another project', async () => {
    localStorage.setItem('redirectPath', '/bp/demo/lindenhof/a-12/dashboard')
    await show()
    expect(localStorage.getItem('redirectPath')).toBeNull()
    cleanup()
    localStorage.setItem('redirectPath', '/bp/demo/stadtgarten/c-01/dashboard')
    await show()
    expect(localStorage.getItem('redirectPath')).toBe('/bp/demo/stadtgarten/c-01/dashboard')
  })

  it.each([
    '/login',
    '/stadtgarten/login',
    '//evil.example',
    '/..',
    '/../partner',
    '/a/../../partner',
    'https://evil.example',
    '/\\evil.example',
  ])('NAV-49 follows no deep_link out of the account, and none to a page for the logged-out: %s', async (deepLink) => {
    await show(`?deep_link=${encodeURIComponent(deepLink)}`, '/bp/demo/login')
    expect(localStorage.getItem('redirectPath')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Passwort vergessen?' }))
    expect((await screen.findByText(/users\/password/)).textContent).toBe('/bp/demo/users/password')
  })

  it.each([
    ['', '/bp/demo/stadtgarten/login'],
    ['?deep_link=/stadtgarten', '/bp/demo/login'],
  ])('takes the project along to the page for a new password (%#)', async (query, page) => {
    await show(query, page)
    await userEvent.click(screen.getByRole('link', { name: 'Passwort vergessen?' }))
    expect((await screen.findByText(/users\/password/)).textContent).toBe(
      '/bp/demo/users/password?deep_link=/stadtgarten',
    )
  })

  it('RES-13 of another project says its own words', async () => {
    variant = 'default'
    expect(await show()).toBe('Willkommen')
    expect(screen.getByRole('banner').textContent).toBe('Wohnen am LindenhofLindenstraße 1, 79100 Freiburg')
  })
})
