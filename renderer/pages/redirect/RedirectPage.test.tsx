import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { rememberRedirectPath } from '#renderer/platform/redirect-path.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { RedirectPage } from './RedirectPage.tsx'

function show() {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={['/redirect']}>
        <Routes>
          <Route path="/redirect" element={<RedirectPage />} />
          <Route path="/bp/*" element="arrived" />
        </Routes>
      </MemoryRouter>
    </AppTheme>,
  )
}

describe('page that leads on', () => {
  beforeEach(async () => {
    localStorage.clear()
    await startI18n(['access'])
    await changeLocale('en')
  })
  afterEach(() => {
    cleanup()
  })

  it('NAV-45 NAV-46 says in German that it leads on, and leads to the stored path once', async () => {
    rememberRedirectPath('/bp/demo/lindenhof/a-12/checkout')
    show()
    const words = await screen.findByText('Sie werden weitergeleitet …')
    expect(words.closest('[lang]')?.getAttribute('lang')).toBe('de')
    expect(await screen.findByText('arrived')).toBeTruthy()
    expect(localStorage.getItem('redirectPath')).toBeNull()
  })

  it('NAV-45 leads nowhere without a stored path', async () => {
    show()
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy()
  })
})
