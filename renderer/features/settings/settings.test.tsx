import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useNotifications } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import { standInForServer } from '#renderer/testing/stand-in-server.ts'

const TIME = '2026-11-20T12:00:00.000Z'
const USER = {
  id: 'u1',
  email: 'ben@example.com',
  first_name: 'Ben',
  last_name: 'Berg',
  mobile: null,
  group: 'buyer',
  role: 'buyer',
}
const PROFILE = {
  ...USER,
  account: { id: 'demo', name: 'Demo' },
  language: null,
  theme: null,
  notifications: { messages: true, deadlines: true, configurations: true },
  accepted_terms_at: TIME,
  accepted_privacy_policy_at: TIME,
  deletion_requested_at: null,
}
function device(id: string, name: string | null, isCurrent: boolean) {
  return { id, device_name: name, created_at: TIME, last_used_at: TIME, expires_at: TIME, is_current: isCurrent }
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly body: unknown
}
let profile: object
let devices: readonly ReturnType<typeof device>[]
let sent: Sent[]
/** Answers that a test gives instead, by path. */
let instead: Map<string, { readonly status: number; readonly body: unknown } | 'offline'>

function answerTo({ method, path, body }: Sent): { status: number; body: unknown } | 'offline' {
  const other = instead.get(path)
  if (other !== undefined && method !== 'get') return other
  if (path === '/bp/api/v1/profile') {
    const change = typeof body === 'object' && body !== null && !('notifications' in body) ? body : {}
    return { status: 200, body: { ...profile, ...change } }
  }
  if (path === '/bp/api/v1/profile/password')
    return { status: 200, body: { token: { auth_token: 'new', user: USER, account: { id: 'demo', name: 'Demo' } } } }
  if (path === '/bp/api/v1/profile/deletion_requests') return { status: 200, body: { deletion_requested_at: TIME } }
  if (path === '/bp/api/v1/sessions') {
    if (method === 'delete') devices = devices.filter((one) => one.is_current)
    return { status: 200, body: method === 'delete' ? { revoked_count: 1 } : devices }
  }
  if (path.startsWith('/bp/api/v1/sessions/')) {
    devices = devices.filter((one) => !path.endsWith(one.id))
    return { status: 200, body: {} }
  }
  return { status: 404, body: {} }
}

async function open(portal: 'bp' | 'mp' = 'bp') {
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[`/${portal}/demo/lindenhof/a-12/settings`]}>
          <Routes>
            <Route path={ROUTES.settings} element={<SettingsPage portal={portal} />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Einstellungen' })
}

const section = (name: string) => within(screen.getByRole('region', { name }))

describe('settings', () => {
  beforeEach(async () => {
    localStorage.clear()
    sessionStorage.clear()
    profile = PROFILE
    devices = [device('s1', 'Firefox, Windows', true), device('s2', 'Safari, iPhone', false)]
    sent = []
    instead = new Map()
    standInForServer((config) => {
      const body: unknown = config.data === undefined ? undefined : JSON.parse(String(config.data))
      const call = { method: config.method ?? '', path: config.url ?? '', body }
      if (call.method !== 'get') sent.push(call)
      const answer = answerTo(call)
      if (answer === 'offline') return Promise.reject(new Error('offline'))
      const data = JSON.stringify(answer.body)
      return Promise.resolve({ status: answer.status, statusText: '', headers: {}, data, config })
    })
    useSession.setState({
      status: 'loggedIn',
      user: { id: 'u1', email: 'b', firstName: 'Ben', lastName: 'Berg', mobile: null, group: 'buyer', role: 'buyer' },
    })
    useNotifications.setState({ notices: [] })
    await startI18n()
    await changeLocale('de')
  })
  afterEach(async () => {
    cleanup()
    await changeLocale('de')
  })

  it('SET-1 brings back what was typed before the page was loaded again, until it is saved', async () => {
    await open()
    await userEvent.type(section('Profil').getByLabelText(/Mobilnummer/), '+49 761 5550142')
    cleanup()
    await open()
    const form = section('Profil')
    expect(await form.findByText('Was Sie zuletzt eingegeben hatten, ist wieder da.')).toBeDefined()
    expect(form.getByLabelText(/Mobilnummer/)).toHaveProperty('value', '+49 761 5550142')
    await userEvent.click(form.getByRole('button', { name: 'Profil speichern' }))
    await vi.waitFor(() => expect(form.queryByText(/zuletzt eingegeben/)).toBeNull())
    expect(sessionStorage).toHaveLength(0)
  })

  it('SET-1 keeps no password that was typed', async () => {
    await open()
    for (const field of section('Passwort').getAllByLabelText(/[Pp]asswort/, { selector: 'input' }))
      await userEvent.type(field, 'geheim-geheim')
    expect(sessionStorage).toHaveLength(0)
  })

  it('SET-1 changes the profile, here and in the menu', async () => {
    await open()
    const form = section('Profil')
    const submit = form.getByRole('button', { name: 'Profil speichern' })
    expect(submit.hasAttribute('disabled')).toBe(true)
    await userEvent.type(form.getByLabelText(/Mobilnummer/), 'keine')
    expect(await form.findByText('Das ist keine gültige Telefonnummer.')).toBeDefined()
    await userEvent.clear(form.getByLabelText(/Mobilnummer/))
    await userEvent.type(form.getByLabelText(/Mobilnummer/), '+49 151 23456789')
    await userEvent.clear(form.getByLabelText('Vorname'))
    await userEvent.type(form.getByLabelText('Vorname'), 'Benno')
    await userEvent.click(submit)
    await vi.waitFor(() => expect(useSession.getState().user?.firstName).toBe('Benno'))
    expect(sent).toMatchObject([{ body: { first_name: 'Benno', last_name: 'Berg', mobile: '+49 151 23456789' } }])
    expect(useNotifications.getState().notices).toMatchObject([{ severity: 'success', title: 'Gespeichert.' }])
  })

  it('SET-1 keeps what was typed when the network fails', async () => {
    instead.set('/bp/api/v1/profile', 'offline')
    await open()
    const form = section('Profil')
    await userEvent.type(form.getByLabelText('Vorname'), 'no')
    await userEvent.click(form.getByRole('button', { name: 'Profil speichern' }))
    expect((await form.findByRole('alert')).textContent).toMatch(/nicht erreichbar/)
    expect(form.getByLabelText('Vorname')).toHaveProperty('value', 'Benno')
  })

  it('SET-1 changes the password, stays logged in, and says at the field what is wrong', async () => {
    instead.set('/bp/api/v1/profile/password', {
      status: 422,
      body: { errors: [{ field: 'current_password', code: 'PASSWORD_WRONG', message: 'wrong' }] },
    })
    await open()
    const form = section('Passwort')
    await userEvent.type(form.getByLabelText('Derzeitiges Passwort'), 'falsch')
    await userEvent.type(form.getByLabelText('Neues Passwort'), 'geheim-123')
    await userEvent.type(form.getByLabelText('Neues Passwort wiederholen'), 'geheim-123')
    await userEvent.click(form.getByRole('button', { name: 'Passwort ändern' }))
    expect(await form.findByText('Das ist nicht Ihr derzeitiges Passwort.')).toBeDefined()
    instead.clear()
    await userEvent.type(form.getByLabelText('Derzeitiges Passwort'), '-aber-nun-richtig')
    await userEvent.click(form.getByRole('button', { name: 'Passwort ändern' }))
    await vi.waitFor(() => expect(localStorage.getItem('token')).toBe('new'))
    expect(form.getByLabelText('Neues Passwort')).toHaveProperty('value', '')
  })

  it('FOUND-5: says at the field that a new password is easy to guess', async () => {
    instead.set('/bp/api/v1/profile/password', {
      status: 422,
      body: { errors: [{ field: 'password', code: 'PASSWORD_GUESSABLE', message: 'common' }] },
    })
    await open()
    const form = section('Passwort')
    await userEvent.type(form.getByLabelText('Derzeitiges Passwort'), 'mein altes')
    await userEvent.type(form.getByLabelText('Neues Passwort'), 'passwort')
    await userEvent.type(form.getByLabelText('Neues Passwort wiederholen'), 'passwort')
    await userEvent.click(form.getByRole('button', { name: 'Passwort ändern' }))
    expect(await form.findByText(/^Dieses Passwort ist zu leicht zu erraten:/)).toBeDefined()
  })

  it('SET-1 SHL-27 changes the language at once, and keeps it with the account', async () => {
    await open()
    await userEvent.click(section('Sprache und Darstellung').getByRole('radio', { name: 'English' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeDefined()
    await vi.waitFor(() => expect(sent).toMatchObject([{ method: 'put', body: { language: 'en' } }]))
  })

  it('SET-1 turns a notification off, and on again when that could not be stored', async () => {
    await open()
    const toggle = section('Benachrichtigungen').getByRole('switch', { name: /^Termine/ })
    profile = { ...PROFILE, notifications: { ...PROFILE.notifications, deadlines: false } }
    await userEvent.click(toggle)
    expect(toggle).toHaveProperty('checked', false)
    expect(sent).toMatchObject([{ body: { notifications: { deadlines: false } } }])
    instead.set('/bp/api/v1/profile', { status: 500, body: {} })
    await userEvent.click(toggle)
    await vi.waitFor(() => expect(toggle).toHaveProperty('checked', false))
    expect(sent).toMatchObject([{}, { body: { notifications: { deadlines: true } } }])
  })

  it('SET-1 says why a notification stays as it was, for want of a network', async () => {
    await open()
    const toggle = section('Benachrichtigungen').getByRole('switch', { name: /^Termine/ })
    instead.set('/bp/api/v1/profile', 'offline')
    await userEvent.click(toggle)
    await vi.waitFor(() => expect(useNotifications.getState().notices[0]?.title).toMatch(/bisherigen Einstellung/))
    expect(toggle).toHaveProperty('checked', true)
  })

  it('SET-1 lists the devices and logs one of them out', async () => {
    await open()
    const list = section('Angemeldete Geräte')
    expect(await list.findByText('Dieses Gerät')).toBeDefined()
    await userEvent.click(list.getByRole('button', { name: 'Safari, iPhone abmelden' }))
    await vi.waitFor(() => expect(list.queryByText('Safari, iPhone')).toBeNull())
    expect(sent).toMatchObject([{ method: 'delete', path: '/bp/api/v1/sessions/s2' }])
    expect(list.queryByRole('button', { name: 'Alle anderen Geräte abmelden' })).toBeNull()
  })

  it('SET-1 says so when a device cannot be logged out for want of a network', async () => {
    await open()
    instead.set('/bp/api/v1/sessions/s2', 'offline')
    await userEvent.click(await section('Angemeldete Geräte').findByRole('button', { name: 'Safari, iPhone abmelden' }))
    await vi.waitFor(() => expect(useNotifications.getState().notices[0]?.title).toMatch(/nicht erreichbar/))
  })

  it('SET-1 asks once more before it asks for deletion, and then says when that was', async () => {
    await open()
    await userEvent.click(section('Ihre Daten').getByRole('button', { name: 'Löschung verlangen' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/Möchten Sie etwas dazu sagen/), 'Bitte bald.')
    await userEvent.click(dialog.getByRole('button', { name: 'Löschung verlangen' }))
    expect(await section('Ihre Daten').findByText(/Sie haben am 20\.11\.2026/)).toBeDefined()
    expect(sent).toMatchObject([{ method: 'post', body: { message: 'Bitte bald.' } }])
  })

  it('NAV-19 has language and theme alone in the marketing portal', async () => {
    await open('mp')
    expect(screen.getByRole('region', { name: 'Sprache und Darstellung' })).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Profil' })).toBeNull()
    expect(sent).toEqual([])
  })
})
