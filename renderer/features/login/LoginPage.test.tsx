import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { projectConfig } from '#renderer/features/configurator/testing/unit-data.ts'
import type * as session from '#renderer/features/session/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'

let variant: session.ProjectConfig['variant']
vi.mock('#renderer/features/session/index.ts', async (original) => ({
  ...(await original<typeof session>()),
  useProjectConfig: () => ({ config: { ...projectConfig, variant }, error: null }),
}))
const { LoginPage } = await import('./LoginPage.tsx')

async function show(query = '') {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[`/bp/demo/stadtgarten/login${query}`]}>
        <Routes>
          <Route path={ROUTES.projectLogin} element={<LoginPage />} />
        </Routes>
      </MemoryRouter>
    </AppTheme>,
  )
  return (await screen.findByRole('heading', { level: 1 })).textContent
}

describe('login page', () => {
  beforeEach(async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addListener: () => {}, removeListener: () => {} }))
    await startI18n(['login', 'session'])
    await changeLocale('de')
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
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

  it('RES-13 of another project says its own words', async () => {
    variant = 'default'
    expect(await show()).toBe('Willkommen zurück')
    expect(screen.getByRole('banner').textContent).toBe('Wohnen am LindenhofLindenstraße 1, 79100 Freiburg')
  })
})
