import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useNotifications } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { RegistrationPage } from './RegistrationPage.tsx'
import { notFound, standInForServer } from '#renderer/testing/stand-in-server.ts'

const USER = {
  id: 'u1',
  email: 'mira@example.com',
  first_name: 'Mira',
  last_name: 'Vogt',
  mobile: null,
  group: 'buyer',
  role: 'buyer',
}
const ACCOUNT = { id: 'demo', name: 'Demo GmbH' }
const INVITATION = {
  id: 'i1',
  email: 'mira@example.com',
  token: 't1',
  first_name: 'Mira',
  last_name: 'Vogt',
  group: 'buyer',
  account: ACCOUNT,
  project: null,
  units: [{ id: 'u-1', slug: 'a-01', project_id: 'p1', display_name: 'Wohnung A 01' }],
  expires_at: '2026-12-20T12:00:00.000Z',
  has_account: false,
}

interface Answer {
  readonly status: number
  readonly body: unknown
}
let invitation: Answer
let registration: Answer | 'offline'
let sent: unknown[]

function open(state: unknown = { token: 't1' }) {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[{ pathname: '/bp/demo/registration', state }]}>
        <Routes>
          <Route path={ROUTES.registration} element={<RegistrationPage />} />
        </Routes>
      </MemoryRouter>
    </AppTheme>,
  )
}

async function fill() {
  await userEvent.type(await screen.findByLabelText('Passwort'), 'geheim-123')
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  return screen.getByRole('button', { name: 'Registrieren' })
}

describe('registration', () => {
  beforeEach(async () => {
    localStorage.clear()
    sent = []
    invitation = { status: 200, body: INVITATION }
    registration = { status: 200, body: { token: { auth_token: 'new', user: USER, account: ACCOUNT } } }
    standInForServer((config) => {
      // What the page's frame asks for.
      if (/\/(?:legal|config)$/.test(config.url ?? '')) return notFound(config)
      const isGet = config.method === 'get'
      const answer = isGet ? invitation : registration
      if (!isGet) sent.push(JSON.parse(String(config.data)))
      if (answer === 'offline') return Promise.reject(new Error('offline'))
      return Promise.resolve({
        status: answer.status,
        statusText: '',
        headers: {},
        data: JSON.stringify(answer.body),
        config,
      })
    })
    useSession.setState({ status: 'anonymous', user: null })
    useNotifications.setState({ notices: [] })
    await startI18n()
    await changeLocale('de')
  })
  afterEach(() => {
    cleanup()
  })

  it('AUT-22 shows who is invited, and to what', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Willkommen, Mira' })).toBeDefined()
    expect(screen.getByText('mira@example.com')).toBeDefined()
    expect(screen.getByText('Wohnung A 01')).toBeDefined()
    expect(screen.getByLabelText('Nachname')).toHaveProperty('value', 'Vogt')
  })

  it.each(['user', 'admin'])('KNW-6 greets %s as one of the team', async (group) => {
    invitation = { status: 200, body: { ...INVITATION, group, units: [] } }
    open()
    expect(await screen.findByText(/^Sie gehören zum Team von Demo GmbH\./)).toBeDefined()
    expect(document.body.textContent).not.toContain('Zuhause')
  })

  it('AUT-18 AUT-19 can be sent only when everything is right and both boxes are ticked', async () => {
    open()
    const password = await screen.findByLabelText('Passwort')
    const submit = screen.getByRole('button', { name: 'Registrieren' })
    const isDisabled = () => submit.hasAttribute('disabled')
    expect(isDisabled()).toBe(true)
    await userEvent.type(password, 'geheim-123')
    const [terms, privacy] = screen.getAllByRole('checkbox')
    if (terms === undefined || privacy === undefined) throw new Error('two boxes expected')
    await userEvent.click(terms)
    expect(isDisabled()).toBe(true)
    await userEvent.click(privacy)
    expect(isDisabled()).toBe(false)
    await userEvent.clear(screen.getByLabelText('Vorname'))
    expect(isDisabled()).toBe(true)
  })

  it('AUT-13 AUT-14 AUT-15 AUT-16 AUT-17 says at the field what is wrong', async () => {
    open()
    await userEvent.type(await screen.findByLabelText('Passwort'), 'kurz')
    expect(await screen.findByText('Das Passwort braucht mindestens 8 Zeichen.')).toBeDefined()
    await userEvent.clear(screen.getByLabelText('Vorname'))
    await userEvent.clear(screen.getByLabelText('Nachname'))
    expect(await screen.findAllByText('Bitte füllen Sie dieses Feld aus.')).toHaveLength(2)
    for (const box of screen.getAllByRole('checkbox')) {
      await userEvent.click(box)
      await userEvent.click(box)
    }
    expect(await screen.findByText('Bitte akzeptieren Sie die Nutzungsbedingungen.')).toBeDefined()
    expect(screen.getByText(/Datenschutzhinweise gelesen haben/)).toBeDefined()
  })

  it('AUT-20 AUT-21 registers, says so, and is logged in', async () => {
    open()
    await userEvent.click(await fill())
    await vi.waitFor(() => expect(useSession.getState().status).toBe('loggedIn'))
    expect(localStorage.getItem('token')).toBe('new')
    expect(useNotifications.getState().notices).toMatchObject([
      { severity: 'success', title: 'Registrierung erfolgreich' },
    ])
    expect(sent).toEqual([
      {
        token: 't1',
        first_name: 'Mira',
        last_name: 'Vogt',
        password: 'geheim-123',
        password_confirmation: 'geheim-123',
        accepted_terms: true,
        accepted_privacy_policy: true,
        language: 'de',
      },
    ])
  })

  it('keeps what was typed and says in plain words when the network fails', async () => {
    registration = 'offline'
    open()
    await userEvent.click(await fill())
    expect((await screen.findByRole('alert')).textContent).toMatch(/nicht erreichbar/)
    expect(screen.getByLabelText('Passwort')).toHaveProperty('value', 'geheim-123')
    expect(useSession.getState().status).toBe('anonymous')
  })

  it('shows what the server has against the password at the field', async () => {
    registration = {
      status: 422,
      body: { errors: [{ field: 'password', code: 'PASSWORD_TOO_SHORT', message: 'too short' }] },
    }
    open()
    await userEvent.click(await fill())
    expect(await screen.findByText('Das Passwort braucht mindestens 8 Zeichen.')).toBeDefined()
  })

  it('FOUND-5: says at the field that the password is easy to guess', async () => {
    registration = {
      status: 422,
      body: { errors: [{ field: 'password', code: 'PASSWORD_GUESSABLE', message: 'common' }] },
    }
    open()
    await userEvent.click(await fill())
    expect(await screen.findByText(/^Dieses Passwort ist zu leicht zu erraten:/)).toBeDefined()
  })

  it('AUT-22 says that an invitation is over, before and while registering', async () => {
    invitation = { status: 404, body: { errors: [{ field: null, code: 'NOT_FOUND', message: 'gone' }] } }
    open()
    expect(await screen.findByRole('heading', { name: 'Diese Einladung gilt nicht mehr' })).toBeDefined()
    cleanup()
    invitation = { status: 200, body: INVITATION }
    registration = { status: 422, body: { errors: [{ field: 'token', code: 'TOKEN_INVALID', message: 'used' }] } }
    open()
    await userEvent.click(await fill())
    expect(await screen.findByRole('heading', { name: 'Diese Einladung gilt nicht mehr' })).toBeDefined()
  })

  it('NAV-28 without an invitation says how to get one', async () => {
    open(null)
    expect(await screen.findByRole('heading', { name: 'Sie brauchen eine Einladung' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' }).getAttribute('href')).toBe('/bp/demo/login')
  })
})
