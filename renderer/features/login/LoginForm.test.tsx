import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiError } from '#renderer/api/index.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { LoginForm } from './LoginForm.tsx'

const login = vi.fn<(email: string, password: string, accountId: string) => Promise<ApiError | null>>()

async function show() {
  render(
    <AppTheme>
      <MemoryRouter>
        <LoginForm accountId="demo" />
      </MemoryRouter>
    </AppTheme>,
  )
  return {
    email: await screen.findByLabelText('E-Mail-Adresse'),
    password: screen.getByLabelText('Passwort'),
    submit: screen.getByRole('button', { name: 'Anmelden' }),
  }
}

function refused(status: number, kind: ApiError['kind'] = 'http'): ApiError {
  return { kind, status, errors: [], revision: null }
}

describe('login form', () => {
  beforeEach(async () => {
    login.mockReset()
    useSession.setState({ login, isAuthenticating: false })
    useNotifications.setState({ notices: [] })
    await startI18n()
    await changeLocale('de')
  })
  afterEach(() => {
    cleanup()
  })

  it('AUT-3 can be sent only when it is changed and valid', async () => {
    const { email, password, submit } = await show()
    const isDisabled = () => submit.hasAttribute('disabled')
    const missing = () => screen.queryByText(/^Zum Anmelden fehl/)?.textContent
    expect(isDisabled()).toBe(true)
    // Nothing is amiss before somebody has typed.
    expect(missing()).toBeUndefined()
    await userEvent.type(email, 'ben')
    expect(missing()).toMatch(/E-Mail-Adresse und Passwort/)
    await userEvent.type(password, 'x')
    expect(isDisabled()).toBe(true)
    expect(missing()).toMatch(/gültige E-Mail-Adresse/)
    await userEvent.type(email, '@example.com')
    expect(isDisabled()).toBe(false)
    expect(missing()).toBeUndefined()
    await userEvent.clear(password)
    expect(isDisabled()).toBe(true)
    expect(missing()).toMatch(/Ihr Passwort/)
  })

  it('AUT-1 AUT-2 says what is missing once a field has been left', async () => {
    const { email, password } = await show()
    await userEvent.click(email)
    await userEvent.click(password)
    expect(screen.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeDefined()
    expect(email.getAttribute('aria-invalid')).toBe('true')
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeDefined()
  })

  it('AUT-5 logs in by the keyboard alone and says so', async () => {
    login.mockResolvedValue(null)
    await show()
    await userEvent.tab()
    await userEvent.keyboard(' ben@example.com ')
    await userEvent.tab()
    await userEvent.keyboard('lindenhof-demo{Enter}')
    expect(login).toHaveBeenCalledExactlyOnceWith('ben@example.com', 'lindenhof-demo', 'demo')
    expect(useNotifications.getState().notices).toMatchObject([{ severity: 'success', title: 'Sie sind angemeldet.' }])
  })

  it('AUT-6 AUT-9 says a refusal in the form, shows the way on as a notification, and keeps what was typed', async () => {
    login.mockResolvedValue(refused(401))
    const { email, password, submit } = await show()
    await userEvent.type(email, 'ben@example.com')
    await userEvent.type(password, 'wrong')
    await userEvent.click(submit)
    expect((await screen.findByRole('alert')).textContent).toMatch(/passen nicht zusammen/)
    expect(useNotifications.getState().notices).toMatchObject([
      {
        title: 'Anmeldung nicht möglich',
        body: 'Passwort vergessen? Über den Link unter dem Formular setzen Sie ein neues.',
        isQuiet: true,
      },
    ])
    expect(password).toHaveProperty('value', 'wrong')
    expect(document.activeElement).toBe(password)
  })

  it.each([
    [refused(0, 'network'), /nicht erreichbar/],
    [refused(0, 'timeout'), /nicht erreichbar/],
    [refused(429), /Zu viele Versuche/],
    [{ ...refused(429), retryAfter: 61 }, /In 2 Minuten/],
    [refused(500), /fehlgeschlagen/],
  ])('AUT-6 tells other failures apart from a refusal (%#)', async (error, text) => {
    login.mockResolvedValue(error)
    const { email, password, submit } = await show()
    await userEvent.type(email, 'ben@example.com')
    await userEvent.type(password, 'x')
    await userEvent.click(submit)
    expect((await screen.findByRole('alert')).textContent).toMatch(text)
  })

  it('AUT-4 cannot be sent twice while it is under way', async () => {
    const { email, password, submit } = await show()
    await userEvent.type(email, 'ben@example.com')
    await userEvent.type(password, 'x')
    useSession.setState({ isAuthenticating: true })
    expect((await screen.findByRole('button', { name: 'Anmeldung läuft …' })).hasAttribute('disabled')).toBe(true)
    await userEvent.type(password, '{Enter}')
    expect(submit).toBeDefined()
    expect(login).not.toHaveBeenCalled()
  })

  it('shows the password and hides it again', async () => {
    const { password } = await show()
    await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }))
    expect(password.getAttribute('type')).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Passwort verbergen' }))
    expect(password.getAttribute('type')).toBe('password')
  })
})
