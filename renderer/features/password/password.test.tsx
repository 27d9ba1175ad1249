import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useNotifications } from '#renderer/notifications/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { PasswordPage } from './PasswordPage.tsx'
import { notFound, standInForServer } from '#renderer/testing/stand-in-server.ts'

let answer: { readonly status: number; readonly body: unknown } | 'offline'
/** Of the question whether the link still works. */
let check: typeof answer
let sent: { readonly url: string; readonly body: unknown }[]

function Here() {
  const location = useLocation()
  return <output>{location.pathname + location.search}</output>
}

function open(state: unknown, search = '') {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[{ pathname: '/bp/demo/users/password', search, state }]}>
        <Routes>
          <Route path={ROUTES.password} element={<PasswordPage />} />
          <Route path={ROUTES.login} element={<Here />} />
        </Routes>
      </MemoryRouter>
    </AppTheme>,
  )
}

describe('password page', () => {
  beforeEach(async () => {
    sent = []
    answer = { status: 200, body: {} }
    check = { status: 200, body: {} }
    standInForServer((config) => {
      // What the page's frame asks for.
      if (/\/(?:legal|config)$/.test(config.url ?? '')) return notFound(config)
      const isCheck = config.method === 'get'
      if (!isCheck) sent.push({ url: config.url ?? '', body: JSON.parse(String(config.data)) })
      const given = isCheck ? check : answer
      if (given === 'offline') return Promise.reject(new Error('offline'))
      return Promise.resolve({
        status: given.status,
        statusText: '',
        headers: {},
        data: JSON.stringify(given.body),
        config,
      })
    })
    useNotifications.setState({ notices: [] })
    await startI18n()
    await changeLocale('de')
  })
  afterEach(() => {
    cleanup()
  })

  describe('request', () => {
    it('AUT-23 AUT-24 AUT-34 asks for an e-mail when the address has no token, and leads back to the login', async () => {
      open(null)
      const email = await screen.findByLabelText('E-Mail-Adresse')
      const submit = screen.getByRole('button', { name: 'Link anfordern' })
      expect(submit.hasAttribute('disabled')).toBe(true)
      await userEvent.click(email)
      await userEvent.tab()
      expect(screen.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toBeDefined()
      const back = screen.getByRole('link', { name: 'Zurück zur Anmeldung' })
      expect(back.getAttribute('href')).toBe('/bp/demo/login')
    })

    it('AUT-25 KNW-1 says where the link is, whoever asks', async () => {
      open({ email: 'ben@example.com' })
      await userEvent.click(await screen.findByRole('button', { name: 'Link anfordern' }))
      expect((await screen.findByRole('status')).textContent).toMatch(/in einer E-Mail dorthin/)
      expect(sent).toEqual([
        {
          url: '/bp/api/v1/passwords',
          body: { email: 'ben@example.com', account_id: 'demo', locale: 'de' },
        },
      ])
    })

    it('AUT-25 AUT-34 goes on with the project that it came from', async () => {
      open({ email: 'ben@example.com' }, '?deep_link=/lindenhof')
      await userEvent.click(await screen.findByRole('button', { name: 'Link anfordern' }))
      await screen.findByRole('status')
      expect(sent).toMatchObject([{ body: { deep_link: '/lindenhof' } }])
      const back = screen.getByRole('link', { name: 'Zurück zur Anmeldung' })
      expect(back.getAttribute('href')).toBe('/bp/demo/login?deep_link=/lindenhof')
    })

    it('NAV-49 mails no deep_link that leads out of the account', async () => {
      open({ email: 'ben@example.com' }, '?deep_link=//evil.example')
      await userEvent.click(await screen.findByRole('button', { name: 'Link anfordern' }))
      await screen.findByRole('status')
      expect(sent).toEqual([
        { url: '/bp/api/v1/passwords', body: { email: 'ben@example.com', account_id: 'demo', locale: 'de' } },
      ])
    })

    it.each([
      ['offline' as const, /nicht erreichbar/],
      [{ status: 429, body: {} }, /Zu viele Versuche/],
      [{ status: 500, body: {} }, /nicht angefordert werden/],
    ])('AUT-26 keeps the form of a request that fails and says why (%#)', async (failure, text) => {
      answer = failure
      open({ email: 'ben@example.com' })
      await userEvent.click(await screen.findByRole('button', { name: 'Link anfordern' }))
      expect((await screen.findByRole('alert')).textContent).toMatch(text)
      expect(screen.getByLabelText('E-Mail-Adresse')).toHaveProperty('value', 'ben@example.com')
    })
  })

  describe('reset', () => {
    async function fill(password: string, confirmation: string) {
      await userEvent.type(await screen.findByLabelText('Neues Passwort'), password)
      await userEvent.type(screen.getByLabelText('Neues Passwort wiederholen'), confirmation)
      return screen.getByRole('button', { name: 'Passwort speichern' })
    }

    it('AUT-23 AUT-27 AUT-28 AUT-29 AUT-30 judges while it is typed, and can be sent when it is right', async () => {
      open({ token: 't1' })
      const submit = await fill('kurz', 'k')
      expect(screen.getByText('Das Passwort braucht mindestens 8 Zeichen.')).toBeDefined()
      expect(submit.hasAttribute('disabled')).toBe(true)
      await userEvent.type(screen.getByLabelText('Neues Passwort'), '-und-lang')
      expect(await screen.findByText('Die beiden Passwörter stimmen nicht überein.')).toBeDefined()
      expect(submit.hasAttribute('disabled')).toBe(true)
      await userEvent.type(screen.getByLabelText('Neues Passwort wiederholen'), 'urz-und-lang')
      await vi.waitFor(() => expect(submit.hasAttribute('disabled')).toBe(false))
    })

    it.each([
      [404, 'NOT_FOUND'],
      [400, 'INVALID_VALUE'],
    ])('AUT-33 says at once that the link is over, and asks for a new one (%i)', async (status, code) => {
      check = { status, body: { errors: [{ field: null, code, message: 'over' }] } }
      open({ token: 't1' })
      expect(await screen.findByRole('heading', { level: 1, name: 'Dieser Link gilt nicht mehr' })).toBeDefined()
      expect(screen.queryByLabelText('Neues Passwort')).toBeNull()
      await userEvent.click(screen.getByRole('link', { name: 'Neuen Link anfordern' }))
      expect(await screen.findByLabelText('E-Mail-Adresse')).toBeDefined()
    })

    it('AUT-33 shows the form where the link could not be checked', async () => {
      check = 'offline'
      open({ token: 't1' })
      expect(await screen.findByLabelText('Neues Passwort')).toBeDefined()
    })

    it('AUT-31 AUT-32 says so and goes to the login', async () => {
      open({ token: 't1' })
      await userEvent.click(await fill('geheim-123', 'geheim-123'))
      expect((await screen.findByText('/bp/demo/login?newpassword')).tagName).toBe('OUTPUT')
      expect(useNotifications.getState().notices).toMatchObject([{ title: 'Ihr neues Passwort ist gespeichert.' }])
      expect(sent).toEqual([
        {
          url: '/bp/api/v1/passwords/t1',
          body: { password: 'geheim-123', password_confirmation: 'geheim-123' },
        },
      ])
    })

    it('FOUND-5: says at the field that the password is easy to guess', async () => {
      answer = {
        status: 422,
        body: { errors: [{ field: 'password', code: 'PASSWORD_GUESSABLE', message: 'common' }] },
      }
      open({ token: 't1' })
      await userEvent.click(await fill('passwort', 'passwort'))
      expect(await screen.findByText(/^Dieses Passwort ist zu leicht zu erraten:/)).toBeDefined()
    })

    it('AUT-32 leads to the login of the project that the mail came for', async () => {
      open({ token: 't1' }, '?deep_link=/lindenhof')
      await userEvent.click(await fill('geheim-123', 'geheim-123'))
      expect(await screen.findByText('/bp/demo/login?newpassword&deep_link=/lindenhof')).toBeDefined()
    })

    it.each([
      ['offline' as const, /nicht erreichbar/],
      [{ status: 422, body: { errors: [{ field: null, code: 'TOKEN_INVALID', message: 'used' }] } }, /neuen an/],
      [{ status: 500, body: {} }, /nicht gespeichert werden/],
    ])('AUT-33 keeps the form and says why (%#)', async (failure, text) => {
      answer = failure
      open({ token: 't1' })
      await userEvent.click(await fill('geheim-123', 'geheim-123'))
      expect((await screen.findByRole('alert')).textContent).toMatch(text)
      expect(screen.getByLabelText('Neues Passwort')).toHaveProperty('value', 'geheim-123')
    })
  })
})
